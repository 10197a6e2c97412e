import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";

/**
 * Limits how much work is done at once for the same key, in this process.
 * @param atOnce how many
 * @param gapMs how far apart they begin at least
 */
export function keyedLimit(atOnce: number, gapMs = 0) {
  const keys = new Map<string, { limit: LimitFunction; nextAt: number; users: number }>();
  return async function limited<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = keys.get(key) ?? { limit: pLimit(atOnce), nextAt: 0, users: 0 };
    keys.set(key, own);
    own.users += 1;
    try {
      return await own.limit(async () => {
        const now = Date.now();
        const wait = own.nextAt - now;
        own.nextAt = Math.max(now, own.nextAt) + gapMs;
        if (wait > 0) await sleep(wait);
        return work();
      });
    } finally {
      own.users -= 1;
      if (own.users === 0) keys.delete(key);
    }
  };
}
