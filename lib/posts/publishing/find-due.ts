import "server-only";
import { Prisma, db } from "@/lib/db";

/** What a sweep may process: a delivery to send, or one of unknown outcome whose page is to be checked. */
export type Due = { id: number; page: string; status: "PENDING" | "UNKNOWN" };

/** What the caller skips: pages it is already processing, and deliveries that failed or came up too often. */
export type Exclusions = { pages: readonly string[]; ids: readonly number[] };

/**
 * For a query over "Delivery" d, its "Post" p and the owner "User" u: the post is still to be sent. A scheduled post
 * is not while its owner has paused publishing, nor when it is so late that the owner decides first.
 */
export const isWanted = Prisma.sql`p."deletedAt" IS NULL AND (p."status" <> 'SCHEDULED' OR (
  u."pausedAt" IS NULL AND (p."lateAt" IS NULL OR p."lateAt" > app_now())))`;

/** The same for a query over "Delivery" d alone, as a subquery that reads by primary key under any query plan. */
const isOfWantedPost = Prisma.sql`(
  SELECT ${isWanted} FROM "Post" p JOIN "User" u ON u."id" = p."userId" WHERE p."id" = d."postId")`;

/** When the page of a "Delivery" d may be sent to again; null when it is not rate-limited. */
export const throttledUntil = Prisma.sql`(
  SELECT max(s."nextAt") FROM "SendRateLimit" s
  WHERE s."key" IN (d."platform"::text, d."platform" || ':' || d."pageId"))`;

/**
 * The deliveries that are due now, longest overdue first and at most one per page, so that a page with a thousand
 * posts at noon delays nobody else's. Rate limits of the page and of the whole app apply to what would be sent.
 */
export function findDue(except: Exclusions, limit: number): Promise<Due[]> {
  return db.$queryRaw<Due[]>`
    WITH next AS (
      (SELECT DISTINCT ON (d."platform", d."pageId") d."id"
       FROM "Delivery" d
       WHERE d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now() AND ${isOfWantedPost}
         AND d."id" <> ALL (${except.ids}::int[]) AND coalesce(${throttledUntil} <= app_now(), true)
       ORDER BY d."platform", d."pageId", d."dueAt", d."id")
      UNION ALL
      (SELECT DISTINCT ON (d."platform", d."pageId") d."id"
       FROM "Delivery" d
       WHERE d."status" = 'UNKNOWN' AND d."dueAt" <= app_now() AND d."id" <> ALL (${except.ids}::int[])
       ORDER BY d."platform", d."pageId", d."dueAt", d."id")
    )
    SELECT d."id", d."platform" || ':' || d."pageId" AS "page", d."status"
    FROM "Delivery" d
    WHERE d."id" = ANY (ARRAY(SELECT "id" FROM next))
      AND d."platform" || ':' || d."pageId" <> ALL (${except.pages}::text[])
    ORDER BY d."dueAt", d."id" LIMIT ${limit} FOR UPDATE OF d SKIP LOCKED`;
}

/** Milliseconds until the next delivery is due on a page without rate limit; null if later than `ahead` milliseconds. */
export async function msToNextDue(except: Exclusions, ahead: number): Promise<number | null> {
  const [row] = await db.$queryRaw<{ ms: number | null }[]>`
    SELECT (extract(epoch FROM min(greatest(d."dueAt", ${throttledUntil})) - app_now()) * 1000)::float8 AS "ms"
    FROM "Delivery" d
    WHERE d."status" = 'PENDING' AND d."heldAt" IS NULL AND ${isOfWantedPost}
      AND d."dueAt" <= app_now() + ${ahead} * interval '1 millisecond' AND d."id" <> ALL (${except.ids}::int[])
      AND d."platform" || ':' || d."pageId" <> ALL (${except.pages}::text[])`;
  const ms = row?.ms ?? null;
  return ms === null || ms > ahead ? null : Math.max(0, ms);
}
