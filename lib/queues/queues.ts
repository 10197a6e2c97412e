import "server-only";
import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "@/lib/errors";

type Bounds = {
  /** How many pieces of work of one key run at a time. */
  atOnce: number;
  /** How many of all keys do; without it, as many as there are. */
  inAll?: number;
  /** How many of one key may wait behind them. */
  waiting: number;
  /** How long one may wait, in milliseconds. */
  waitMs: number;
};
type Queue = { run: LimitFunction; users: number };

/** Runs `work` in its key's turn. @throws AppError SERVER_BUSY when the queue is full or does not move */
export type Turn = <T>(key: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

const RETRY_AFTER_SECONDS = 5;
const busy = (logged = false) =>
  new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS, logged });

/**
 * Admits a number of callers at a time in this process, and a share of them for one key; refuses the rest at once, which
 * costs next to nothing. A crowd is not an error of the server: refusals are not logged.
 * @returns a function that admits a caller and returns what releases its place; it throws AppError SERVER_BUSY
 */
export function admitAtMost(most: number, ofOneKey = most): (key: string) => () => void {
  const inside = new Map<string, number>();
  let all = 0;
  return (key) => {
    const own = inside.get(key) ?? 0;
    if (all >= most || own >= ofOneKey) throw busy(true);
    all += 1;
    inside.set(key, own + 1);
    return () => {
      all -= 1;
      const left = (inside.get(key) ?? 1) - 1;
      if (left > 0) inside.set(key, left);
      else inside.delete(key);
    };
  };
}

/**
 * The one rule for heavy work in this process: so many pieces at a time of a key (an owner's id) and of all keys, the next
 * ones wait in order, where they cost next to nothing and hold no connection, and what is beyond them is refused. The
 * bound of a piece is that of its input; a long one yields between its parts (`yieldRegularly`).
 * @returns a function that runs `work` in its turn; a caller whose `signal` aborts gives its place up
 */
export function queuesByKey({ atOnce, inAll = Infinity, waiting, waitMs }: Bounds): Turn {
  const queues = new Map<string, Queue>();
  const everybody = pLimit(inAll);
  return async (key, work, signal) => {
    const queue = queues.get(key) ?? { run: pLimit(atOnce), users: 0 };
    if (queue.users >= atOnce + waiting) throw busy();
    queues.set(key, queue);
    queue.users += 1;
    const run = (begin: () => Promise<void>) => queue.run(() => everybody(begin));
    try {
      return await inTurn(run, { waitMs, signal }, work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
}

type Patience = { waitMs: number; signal: AbortSignal | undefined };

/** Runs `work` when its turn comes, or gives its place up after `waitMs` or with `signal`. */
function inTurn<T>(
  run: (begin: () => Promise<void>) => Promise<void>,
  { waitMs, signal }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let left = false;
    const leave = (reason: AppError) => {
      left = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      reject(reason);
    };
    // Nobody reads the answer, and who leaves is no error of the server's.
    const onAbort = () => leave(busy(true));
    const timer = setTimeout(() => leave(busy()), waitMs);
    if (signal?.aborted) onAbort();
    signal?.addEventListener("abort", onAbort);
    void run(async () => {
      if (left) return;
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      await work().then(resolve, reject);
    });
  });
}
