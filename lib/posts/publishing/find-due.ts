import "server-only";
import { Prisma, db } from "@/lib/db";
import { leansOnEndedFact } from "@/lib/posts/ended-facts";

/** What a sweep may process: a delivery to send, or one of unknown outcome whose page is to be checked. */
export type Due = { id: number; page: string; status: "PENDING" | "UNKNOWN"; dueAt: Date };

/** What the caller skips: pages, and deliveries that are being processed, failed or came up too often. */
export type Exclusions = {
  pages: readonly string[];
  ids: readonly number[];
};

/**
 * For a query over "Delivery" d, its "Post" p and the owner "User" u: the post is still to be sent. A scheduled post is
 * not while its owner has paused publishing, nor when it is so late that the owner decides first, or relies on a fact
 * that has ended.
 */
export const isWanted = Prisma.sql`p."deletedAt" IS NULL AND (p."status" <> 'SCHEDULED' OR (
  u."pausedAt" IS NULL AND (p."lateAt" IS NULL OR p."lateAt" > app_now()) AND NOT ${leansOnEndedFact}))`;

/** For a query over "Delivery" d: it waits to be sent, now or later. */
const isWaiting = Prisma.sql`d."status" = 'PENDING' AND d."heldAt" IS NULL`;

/** For a query over "Delivery" d: it may be leased, as far as its post and its page allow. */
export const mayBeLeased = Prisma.sql`${isWaiting} AND d."dueAt" <= app_now()
  AND (d."againAt" IS NULL OR d."againAt" <= app_now())`;

/** The same for a query over "Delivery" d alone, as a subquery that reads by primary key under any query plan. */
const isOfWantedPost = Prisma.sql`(
  SELECT ${isWanted} FROM "Post" p JOIN "User" u ON u."id" = p."userId" WHERE p."id" = d."postId")`;

/** For a query over "Delivery" d: its page, as SendRateLimit names it. */
export const pageKey = Prisma.sql`d."platform" || ':' || d."pageId"`;

/** When the page of a "Delivery" d may be sent to again; null when it is not rate-limited. */
export const throttledUntil = Prisma.sql`(
  SELECT max(s."nextAt") FROM "SendRateLimit" s WHERE s."key" IN (d."platform"::text, ${pageKey}))`;

/** The deliveries that are due now, longest overdue first, by an index. Rate limits are checked when one is leased. */
export function findDue({ pages, ids }: Exclusions, limit: number): Promise<Due[]> {
  const rest = Prisma.sql`
    d."id" <> ALL (${ids}::int[]) AND ${pageKey} <> ALL (${pages}::text[])
    ORDER BY d."dueAt", d."id" LIMIT ${limit}`;
  return db.$queryRaw<Due[]>`
    SELECT due."id", due."page", due."status", due."dueAt" FROM (
      (SELECT d.*, ${pageKey} AS "page" FROM "Delivery" d WHERE ${mayBeLeased} AND ${isOfWantedPost} AND ${rest})
      UNION ALL
      (SELECT d.*, ${pageKey} AS "page" FROM "Delivery" d
       WHERE d."status" = 'UNKNOWN' AND d."dueAt" <= app_now() AND ${rest})
    ) due ORDER BY due."dueAt", due."id" LIMIT ${limit}`;
}

/**
 * Milliseconds until the next delivery is due that is not due yet; null if later than `ahead` milliseconds. One index
 * entry: whether its post is still to be sent is asked when it is due.
 */
export async function msToNextDue({ ids }: Exclusions, ahead: number): Promise<number | null> {
  const [row] = await db.$queryRaw<{ ms: number }[]>`
    SELECT (extract(epoch FROM d."dueAt" - app_now()) * 1000)::float8 AS "ms" FROM "Delivery" d
    WHERE ${isWaiting} AND d."dueAt" > app_now() AND d."dueAt" <= app_now() + ${ahead} * interval '1 millisecond'
      AND d."id" <> ALL (${ids}::int[])
    ORDER BY d."dueAt", d."id" LIMIT 1`;
  return row?.ms ?? null;
}

/** When the next delivery becomes due, if within so many seconds; null otherwise. */
export async function nextDueWithin(seconds: number): Promise<Date | null> {
  const ms = seconds <= 0 ? null : await msToNextDue({ pages: [], ids: [] }, seconds * 1000);
  return ms === null ? null : new Date(Date.now() + ms);
}
