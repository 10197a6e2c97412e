import "server-only";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { removeInBatches } from "./batches";
import { db, pool } from "./db";
import { env } from "./env";
import { AppError } from "./errors";

/** How often: `points` within `seconds`, counted under `name` and the caller. */
export type Limit = { name: string; points: number; seconds: number };

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    storeClient: pool(),
    tableName: "RateLimit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, made);
  return made;
}

/**
 * Counts one use of `limit` by `who` (a user id or an address).
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function countUse(limit: Limit, who: string): Promise<void> {
  if (env().RATE_LIMITS === "off") return;
  try {
    await limiterOf(limit).consume(who);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds });
  }
}

/** Forgets the uses of `limit` by `who`: what they were feared to be did not happen. */
export async function clearUses(limit: Limit, who: string): Promise<void> {
  if (env().RATE_LIMITS !== "off") await limiterOf(limit).delete(who);
}

/** Forgets every use that was counted under `who`: with an account goes how often it did what. */
export async function forgetUses(who: string): Promise<void> {
  await db.$executeRaw`DELETE FROM "RateLimit" WHERE right("key", ${who.length + 1}::int) = ${`:${who}`}`;
}

/** Removes what no limit counts any more; called by a timer. The rows name clients and accounts. */
export function removeExpiredUses(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "RateLimit" WHERE "key" IN (
        SELECT "key" FROM "RateLimit" WHERE "expire" < (extract(epoch FROM now()) * 1000)::bigint
        ORDER BY "expire" LIMIT ${size} FOR UPDATE SKIP LOCKED)`,
    signal,
  );
}

/**
 * The client's address, as far as it can be trusted: the entry that our own outermost proxy wrote into
 * X-Forwarded-For, counted from the right by TRUSTED_PROXY_HOPS. Without a proxy there is none to trust.
 */
export function clientAddress(headers: Headers, hops = env().TRUSTED_PROXY_HOPS): string | null {
  if (hops === 0) return null;
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return chain.at(-hops) || null;
}
