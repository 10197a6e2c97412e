import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { type Claimed, claimDeliveries } from "@/lib/posts/publishing/claim-delivery";
import { deliverPost, sendClaimed } from "@/lib/posts/publishing/deliver-post";
import type { Due } from "@/lib/posts/publishing/find-due";
import { reconcileDelivery } from "@/lib/posts/publishing/reconciling/reconcile-delivery";
import { Concurrency } from "./concurrency";
import { DueReader } from "./due-reader";
import { PageQueues } from "./page-queues";

/** A delivery that came up this often within one sweep is left to the next one. */
const MAX_TIMES = 3;
/** Deliveries of which a sweep remembers how often they came up. */
const MAX_REMEMBERED = 10_000;
const LONGEST_WAIT_MS = 2000;

/** What one sweep has read and what it is processing, one delivery of a page at a time. */
export class Sweep {
  private started = 0;
  private readonly running = new Set<Promise<void>>();
  private readonly times = new Map<number, number>();
  private readonly queues = new PageQueues();
  private readonly concurrency = new Concurrency();
  private readonly reader = new DueReader(this.queues, () =>
    [...this.times].filter(([, times]) => times >= MAX_TIMES).map(([id]) => id),
  );
  /** Something ended since everything due was read, and may have made something due. */
  private outdated = false;
  private changed = false;
  private wake?: () => void;

  constructor(private readonly actor: SystemActor) {}

  get processed(): number {
    return this.started + this.reader.expired;
  }

  /** Starts what is due, as far as slots are free. @returns whether there was anything */
  async startDue(aheadMs: number): Promise<boolean> {
    this.changed = false;
    const free = this.free;
    if (free <= 0) return false;
    await this.reader.read(this.concurrency.limit, aheadMs);
    const taken = this.queues.take(free, performance.now());
    for (const due of taken)
      if (due.status === "UNKNOWN") this.run(due, () => reconcileDelivery(this.actor, due.id));
    await this.send(taken.filter(({ status }) => status === "PENDING"));
    return taken.length > 0;
  }

  /** Whether nothing is running, and nothing more is to be read now. */
  isIdle(): boolean {
    return this.running.size === 0 && this.reader.isDone();
  }

  /** Reads everything due once more, when that may find something. @returns whether it may */
  beginAnew(): boolean {
    if (this.outdated) this.reader.beginAnew();
    const { outdated } = this;
    this.outdated = false;
    return outdated;
  }

  /** Milliseconds until the next delivery may be started that is known. */
  msToNext(): number {
    return Math.min(this.queues.nextReadyAt(), this.reader.nextDueAt) - performance.now();
  }

  /** Waits until a delivery has ended, or something is to be read or started, or `notify` is called. */
  async untilChange(): Promise<void> {
    if (this.changed) return;
    const next = this.free > 0 ? Math.min(this.queues.nextReadyAt(), this.reader.nextReadAt()) : Infinity;
    const ms = Math.min(LONGEST_WAIT_MS, Math.max(1, next - performance.now()));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the present wait. */
  notify(): void {
    this.changed = true;
    this.wake?.();
  }

  /** Waits until everything that was started has ended. */
  async finish(): Promise<void> {
    await Promise.all(this.running);
  }

  private get free(): number {
    return this.concurrency.limit - this.running.size;
  }

  /** Claims them together, and sends each that it got at once, so that no claim waits. */
  private async send(all: readonly Due[]): Promise<void> {
    if (all.length === 0) return;
    let claimed: Claimed;
    try {
      const ids = all.map(({ id }) => id);
      claimed = await claimDeliveries(db, ids, { throttled: true, skipLocked: true });
    } catch {
      // One that cannot be claimed must not hold the others; each is tried for itself, and its failure is logged.
      for (const due of all) this.run(due, () => deliverPost(this.actor, due.id));
      return;
    }
    const now = performance.now();
    const claims = new Map(claimed.claims.map((claim) => [claim.deliveryId, claim]));
    for (const due of all) {
      const claim = claims.get(due.id);
      const waitMs = claimed.waits.get(due.id);
      if (claim) this.run(due, () => sendClaimed(this.actor, claim), now + env().PAGE_PACE_SECONDS * 1000);
      else if (waitMs !== undefined) this.queues.postpone(due, now + waitMs);
      else this.queues.release(due);
    }
  }

  /** A failure is logged and does not stop the others. @param readyAt when the page takes the next one */
  private run(due: Due, work: () => Promise<void>, readyAt?: number): void {
    const startedAt = performance.now();
    this.started += 1;
    if (this.times.size >= MAX_REMEMBERED) this.times.clear();
    this.times.set(due.id, (this.times.get(due.id) ?? 0) + 1);
    const running = work()
      .catch((error: unknown) => {
        this.times.set(due.id, MAX_TIMES);
        log.error(
          { err: error, delivery: due.id },
          "a delivery could not be processed; the next sweep retries it",
        );
      })
      .finally(() => {
        this.running.delete(running);
        this.queues.release(due, readyAt);
        this.concurrency.record(performance.now() - startedAt);
        this.outdated = true;
        this.notify();
      });
    this.running.add(running);
  }
}
