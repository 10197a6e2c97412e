import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { log } from "@/lib/observability/log";
import { type LeasedDeliveries, leaseDeliveries } from "@/lib/posts/publishing/leasing/lease-delivery";
import { deliverPost, sendUnderLease } from "@/lib/posts/publishing/deliver-post";
import { expireLeases } from "@/lib/posts/publishing/leasing/expire-leases";
import { type Due, findDue, msToNextDue } from "@/lib/posts/publishing/find-due";
import { reconcileDelivery } from "@/lib/posts/publishing/reconciling/reconcile-delivery";
import { PageQueues } from "./page-queues";

/** Deliveries that are processed at once: each holds a socket, and its photos in memory. */
const AT_ONCE = 48;
/** Deliveries that one statement reads. */
const WINDOW = 500;
/** A delivery that came up this often within one sweep is left to the next one. */
const MAX_TIMES = 3;
/** Deliveries of which a sweep remembers how often they came up. */
const MAX_REMEMBERED = 10_000;
/** The longest time between two looks, in milliseconds. */
const LONGEST_WAIT_MS = 2000;

/** What one sweep has read and what it is processing, one delivery of a page at a time. */
export class Sweep {
  /** How many deliveries were begun, and leases found expired. */
  processed = 0;
  private readonly running = new Set<Promise<void>>();
  private readonly times = new Map<number, number>();
  private readonly queues = new PageQueues();
  /** When to read again: at once where the last reading did not come to its end. */
  private readAt = 0;
  /** When something is due that was not yet due at the last reading. */
  private nextDueAt = Infinity;
  private lookedAt = -Infinity;
  /** Pages that may have more due than has been read of them. */
  private cutOff = new Set<string>();
  /** Something ended since everything due was read, and may have made something due. */
  private outdated = false;
  private changed = false;
  private wake?: () => void;

  constructor(private readonly actor: SystemActor) {}

  /** Starts what is due, as far as slots are free. @returns whether there was anything */
  async startDue(aheadMs: number): Promise<boolean> {
    this.changed = false;
    const { free } = this;
    if (free <= 0) return false;
    const now = performance.now();
    // There may always be something to send: now and then it is looked for what has become due meanwhile.
    const readAt = this.queues.readyCount(now) < free ? this.readAt : this.lookedAt + LONGEST_WAIT_MS;
    const reads = now >= readAt && this.queues.haveRoom();
    if (reads) await this.read(now, aheadMs);
    const taken = this.queues.take(free, performance.now());
    // What else a page has due is read once nothing more of it waits here.
    const waiting = new Set(this.queues.waiting());
    if (taken.some(({ page }) => this.cutOff.has(page) && !waiting.has(page))) this.readAt = 0;
    for (const due of taken)
      if (due.status === "UNKNOWN") this.run(due, () => reconcileDelivery(this.actor, due.id));
    await this.send(taken.filter(({ status }) => status === "PENDING"));
    return taken.length > 0 || (reads && this.readAt === 0);
  }

  /** Whether nothing is running, and nothing more is to be read now. */
  isIdle(): boolean {
    return this.running.size === 0 && this.readAt > 0;
  }

  /** Reads everything due once more, when that may find something. @returns whether it may */
  beginAnew(): boolean {
    const { outdated } = this;
    if (outdated) this.readAt = 0;
    this.outdated = false;
    return outdated;
  }

  /** Milliseconds until the next delivery may be started that is known. */
  msToNext(): number {
    return Math.min(this.queues.nextReadyAt(), this.nextDueAt) - performance.now();
  }

  /** Waits until a delivery has ended, or something is to be read or started, or `notify` is called. */
  async untilChange(): Promise<void> {
    if (this.changed) return;
    const readAt = this.queues.haveRoom() ? this.readAt : Infinity;
    const next = this.free > 0 ? Math.min(this.queues.nextReadyAt(), readAt) : Infinity;
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
    return AT_ONCE - this.running.size;
  }

  /**
   * Reads what is due of pages that have nothing waiting here. Before that it looks ahead: what becomes due between the
   * two statements is then in both, not in neither.
   */
  private async read(now: number, aheadMs: number): Promise<void> {
    if (now >= this.lookedAt + LONGEST_WAIT_MS) this.processed += await expireLeases();
    this.lookedAt = now;
    const tired = [...this.times].filter(([, times]) => times >= MAX_TIMES).map(([id]) => id);
    const ids = [...tired, ...this.queues.running()];
    const ms = await msToNextDue({ pages: [], ids }, Math.max(aheadMs, LONGEST_WAIT_MS));
    this.nextDueAt = ms === null ? Infinity : performance.now() + ms;
    const pages = this.queues.waiting();
    const found = await findDue({ pages, ids }, WINDOW);
    this.queues.add(found);
    const whole = found.length < WINDOW;
    const cutBefore = pages.filter((page) => this.cutOff.has(page));
    this.cutOff = new Set([...cutBefore, ...(whole ? [] : found.map(({ page }) => page))]);
    this.readAt = whole ? Math.min(this.nextDueAt, now + LONGEST_WAIT_MS) : 0;
  }

  /** Leases them together, and sends each that it got at once, so that no lease waits. */
  private async send(all: readonly Due[]): Promise<void> {
    if (all.length === 0) return;
    let leased: LeasedDeliveries;
    try {
      const ids = all.map(({ id }) => id);
      leased = await leaseDeliveries(db, ids, { throttled: true, skipLocked: true });
    } catch {
      // One that cannot be leased must not hold the others; each is tried for itself, and its failure is logged.
      for (const due of all) this.run(due, () => deliverPost(this.actor, due.id));
      return;
    }
    const now = performance.now();
    const leases = new Map(leased.leases.map((lease) => [lease.deliveryId, lease]));
    for (const due of all) {
      const lease = leases.get(due.id);
      const waitMs = leased.waits.get(due.id);
      if (lease) this.run(due, () => sendUnderLease(this.actor, lease), now + env().PAGE_PACE_SECONDS * 1000);
      else if (waitMs !== undefined) this.queues.postpone(due, now + waitMs);
      else this.queues.release(due);
    }
  }

  /** A failure is logged and does not stop the others. @param readyAt when the page takes the next one */
  private run(due: Due, work: () => Promise<void>, readyAt?: number): void {
    this.processed += 1;
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
        this.outdated = true;
        this.notify();
      });
    this.running.add(running);
  }
}
