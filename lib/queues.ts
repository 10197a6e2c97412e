import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "./errors";

type Bounds = {
  /** How many pieces of work of one key run at a time. */
  atOnce: number;
  /** How many may wait behind them. */
  waiting: number;
  /** How long one may wait, in milliseconds. */
  waitMs: number;
  /**
   * How long a place stays empty before the next one takes it, in times of what the work took: the others' share of the
   * processor, also on a slow machine.
   */
  rest?: number;
};
type Queue = { run: LimitFunction; users: number };

const RETRY_AFTER_SECONDS = 5;
const busy = () => new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Admits a number of callers at a time in this process, and refuses the rest at once, which costs next to nothing. A
 * crowd is not an error of the server: refusals are not logged.
 * @returns a function that admits one caller and returns what releases its place; it throws AppError SERVER_BUSY
 */
export function admitAtMost(most: number): () => () => void {
  let inside = 0;
  return () => {
    if (inside >= most)
      throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS, logged: true });
    inside += 1;
    return () => void (inside -= 1);
  };
}

/**
 * A queue for each key (an owner's id) in this process: what one owner asks for at once waits here, where it costs next
 * to nothing, and does not hold connections, which others need.
 * @returns a function that runs `work` in its turn; when `signal` aborts, the place is given up and its reason thrown
 * @throws AppError SERVER_BUSY when the queue is full or does not move
 */
export function queuesByKey({ atOnce, waiting, waitMs, rest = 0 }: Bounds) {
  const queues = new Map<string, Queue>();
  return async function inQueue<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const queue = queues.get(key) ?? { run: pLimit(atOnce), users: 0 };
    if (queue.users >= atOnce + waiting) throw busy();
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await inTurn(queue.run, { waitMs, rest, signal }, work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
}

type Patience = { waitMs: number; rest: number; signal: AbortSignal | undefined };

/** Runs `work` when its turn comes, or gives its place up after `waitMs` or with `signal`. */
function inTurn<T>(
  run: LimitFunction,
  { waitMs, rest, signal }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let left = false;
    const leave = (reason: unknown) => {
      left = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      reject(reason as Error);
    };
    const onAbort = () => leave(signal?.reason);
    const timer = setTimeout(() => leave(busy()), waitMs);
    if (signal?.aborted) onAbort();
    signal?.addEventListener("abort", onAbort);
    void run(async () => {
      if (left) return;
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      const began = performance.now();
      await work().then(resolve, reject);
      if (rest > 0) await sleep(rest * (performance.now() - began));
    });
  });
}
