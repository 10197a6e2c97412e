import "server-only";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { removeInBatches } from "@/lib/jobs/batches";
import { clientAddress, networkOf } from "@/lib/http/addresses/client-address";
import { db, runStatement } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "../errors";

/** A rate limit: `points` within `seconds`, counted per `name` and caller. */
export type Limit = { name: string; points: number; seconds: number };

/** For every write without a limit of its own: more than a person can click. */
export const WRITE_LIMIT = { name: "write", points: 600, seconds: 600 } as const satisfies Limit;

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    // Not the pool itself: the library names its statements, which a pooler does not keep.
    storeClient: { query: runStatement },
    storeType: "client",
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

/** How often `limit` was used in its current window, and the seconds until the next one. */
export type Uses = { uses: number; secondsLeft: number };

/** Counts one use of `limit` by `who` (a user id or an address) without refusing it. */
export async function noteUse(limit: Limit, who: string): Promise<Uses> {
  if (env().RATE_LIMITS === "off") return { uses: 0, secondsLeft: 0 };
  const { consumedPoints, msBeforeNext } = await limiterOf(limit).penalty(who);
  return { uses: consumedPoints, secondsLeft: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/**
 * Counts one use of `limit` by `who`.
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function countUse(limit: Limit, who: string): Promise<void> {
  const { uses, secondsLeft } = await noteUse(limit, who);
  if (uses > limit.points) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: secondsLeft });
}

/** Refunds one use that turned out not to count towards the limit. */
export async function refundUse(limit: Limit, who: string): Promise<void> {
  if (env().RATE_LIMITS !== "off") await limiterOf(limit).reward(who);
}

/** The key under which a visitor's uses are counted. Visitors without a known address share one. */
export function visitorKey(headers: Headers): string {
  const address = clientAddress(headers);
  return address ? networkOf(address) : "unknown";
}

/** Clears the uses of `limit` by `who`, when they turned out not to be abuse. */
export async function clearUses(limit: Limit, who: string): Promise<void> {
  if (env().RATE_LIMITS !== "off") await limiterOf(limit).delete(who);
}

/** Deletes all uses counted under `who`, when their account is erased. */
export async function forgetUses(who: string): Promise<void> {
  await db.$executeRaw`DELETE FROM "RateLimit" WHERE right("key", ${who.length + 1}::int) = ${`:${who}`}`;
}

/** Removes expired counters, whose rows name clients and accounts. Called by a timer. */
export function removeExpiredUses(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "RateLimit" WHERE "key" = ANY (ARRAY(
        SELECT "key" FROM "RateLimit" WHERE "expire" < (extract(epoch FROM now()) * 1000)::bigint
        ORDER BY "expire" LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
