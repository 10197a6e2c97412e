import "server-only";
import { systemActor } from "@/lib/auth/actor";
import { Sweep } from "./sweeping/sweep";

export type SweepOptions = {
  /** Milliseconds for which the sweep waits for deliveries that become due, to process each at its exact time. */
  lingerMs?: number;
  /** Milliseconds after which nothing more is started, however much is due; no limit by default. */
  maxMs?: number;
  /** Stops the sweep from starting more; what is running finishes. */
  signal?: AbortSignal;
  /** A heartbeat: called at the beginning, and every minute of a long sweep. */
  beat?: () => Promise<void>;
};

const BEAT_MS = 60_000;

/**
 * Processes unleased deliveries: expired leases become UNKNOWN, due posts are sent, due checks of unknown outcomes are
 * run. Any number of processes may sweep at once; each delivery is leased by one. A page that hangs occupies one of
 * the concurrent slots and delays no other page.
 * @returns how many were processed, expired leases included
 */
export async function sweepDeliveries({
  lingerMs = 0,
  maxMs = Infinity,
  signal,
  beat,
}: SweepOptions = {}): Promise<number> {
  const startedAt = performance.now();
  const sweep = new Sweep(systemActor("sweep-deliveries"));
  const stop = () => sweep.notify();
  signal?.addEventListener("abort", stop);
  await beat?.();
  let beatAt = startedAt + BEAT_MS;
  try {
    while (!signal?.aborted && performance.now() - startedAt < maxMs) {
      if (performance.now() >= beatAt) {
        await beat?.();
        beatAt = performance.now() + BEAT_MS;
      }
      const left = Math.max(0, startedAt + lingerMs - performance.now());
      if (await sweep.startDue(left)) continue;
      if (sweep.isIdle() && !sweep.beginAnew() && sweep.msToNext() > left) break;
      await sweep.untilChange();
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    await sweep.finish();
  }
  return sweep.processed;
}
