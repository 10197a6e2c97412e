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
  /** How long a place stays empty before the next one has it, in milliseconds: the processor is then others'. */
  restMs?: number;
};
type Line = { run: LimitFunction; users: number };

const RETRY_AFTER_SECONDS = 5;
const busy = () => new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Lets in so many at a time, in this process, and refuses everybody else at once, which costs next to nothing. A crowd is
 * no fault of the server's: its refusals are not logged.
 * @returns lets one in, and gives what lets it out again; throws AppError SERVER_BUSY
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
 * A waiting line for each key (an owner's id), in this process: what one owner asks for at once waits here, where it
 * costs next to nothing, and not in connections, which others need.
 * @returns runs `work` in its turn; who waits gives the place up when `signal` aborts, and its reason is thrown.
 * @throws AppError SERVER_BUSY when the line is full or does not move
 */
export function waitingLines({ atOnce, waiting, waitMs, restMs = 0 }: Bounds) {
  const lines = new Map<string, Line>();
  return async function inLine<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const line = lines.get(key) ?? { run: pLimit(atOnce), users: 0 };
    if (line.users >= atOnce + waiting) throw busy();
    lines.set(key, line);
    line.users += 1;
    try {
      return await inTurn(line.run, { waitMs, restMs, signal }, work);
    } finally {
      line.users -= 1;
      if (line.users === 0) lines.delete(key);
    }
  };
}

type Patience = { waitMs: number; restMs: number; signal: AbortSignal | undefined };

/** Runs `work` when its turn comes, or gives its place up after `waitMs` or with `signal`. */
function inTurn<T>(
  run: LimitFunction,
  { waitMs, restMs, signal }: Patience,
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
      await work().then(resolve, reject);
      if (restMs > 0) await sleep(restMs);
    });
  });
}
