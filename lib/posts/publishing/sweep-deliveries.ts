import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { type SystemActor, systemActor } from "@/lib/auth/actor";
import { log } from "@/lib/log";
import { reconcileDelivery } from "@/lib/posts/publishing/reconciling/reconcile-delivery";
import { deliverPost } from "./deliver-post";
import { SWEEP_CONCURRENCY } from "./constants";
import { expireLeases } from "./expire-leases";
import { type Due, type Exclusions, findDue, msToNextDue } from "./find-due";

export type SweepOptions = {
  /** Milliseconds for which the sweep waits for deliveries that become due, to process each at its exact time. */
  lingerMs?: number;
  /** Milliseconds after which nothing more is started, however much is due; no limit by default. */
  maxMs?: number;
  /** Stops the sweep from starting more; what is running finishes. */
  signal?: AbortSignal;
};

/** The shortest and longest wait between two checks of a sweep that lingers. */
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2000;
/** A delivery that came up this often within one sweep is left to the next one. */
const MAX_TIMES = 3;

/**
 * Processes unclaimed deliveries: expired leases become UNKNOWN, due posts are sent, due checks of unknown outcomes are
 * run. Any number of processes may sweep at once; each delivery is claimed by one. A page that hangs occupies one of
 * the concurrent slots and delays no other page.
 * @returns how many were processed, expired leases included
 */
export async function sweepDeliveries({
  lingerMs = 0,
  maxMs = Infinity,
  signal,
}: SweepOptions = {}): Promise<number> {
  const startedAt = performance.now();
  const sweep = new Sweep(systemActor("sweep-deliveries"));
  while (!signal?.aborted && performance.now() - startedAt < maxMs) {
    sweep.processed += await expireLeases();
    await sweep.startDue();
    const left = lingerMs - (performance.now() - startedAt);
    if (left <= 0 && sweep.running.size === 0) break;
    const next = await msToNextDue(sweep.except(), Math.max(left, LONGEST_WAIT_MS));
    if ((next === null || next > left) && sweep.running.size === 0) break;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, next ?? LONGEST_WAIT_MS));
    await firstOf(sweep.running.values(), wait, signal);
  }
  await Promise.all(sweep.running.values());
  return sweep.processed;
}

/** The running deliveries of one sweep, one per page. */
class Sweep {
  processed = 0;
  readonly running = new Map<string, Promise<void>>();
  private readonly times = new Map<number, number>();

  constructor(private readonly actor: SystemActor) {}

  except(): Exclusions {
    const ids = [...this.times].filter(([, times]) => times >= MAX_TIMES).map(([id]) => id);
    return { pages: [...this.running.keys()], ids };
  }

  /** Starts what is due, as far as slots are free. */
  async startDue(): Promise<void> {
    const free = SWEEP_CONCURRENCY - this.running.size;
    if (free <= 0) return;
    for (const due of await findDue(this.except(), free)) {
      if (this.running.has(due.page)) continue;
      this.processed += 1;
      this.times.set(due.id, (this.times.get(due.id) ?? 0) + 1);
      this.running.set(
        due.page,
        this.process(due).finally(() => this.running.delete(due.page)),
      );
    }
  }

  /** A failure is logged and does not stop the others. */
  private async process({ id, status }: Due): Promise<void> {
    try {
      await (status === "PENDING" ? deliverPost(this.actor, id) : reconcileDelivery(this.actor, id));
    } catch (error) {
      this.times.set(id, MAX_TIMES);
      log.error({ err: error, delivery: id }, "a delivery could not be processed; the next sweep retries it");
    }
  }
}

/** Resolves when one of the promises settles, after `ms`, or when the signal aborts. */
async function firstOf(works: Iterable<Promise<void>>, ms: number, signal?: AbortSignal): Promise<void> {
  const over = new AbortController();
  const stop = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  await Promise.race([...works, sleep(ms, undefined, { signal: stop }).catch(() => undefined)]);
  over.abort();
}
