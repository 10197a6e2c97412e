import "server-only";
import { Prisma, db } from "@/lib/db";

/** What a sweep may take up: a delivery to send, or one in doubt whose page is to be looked at. */
export type Due = { id: number; page: string; status: "PENDING" | "UNKNOWN" };

/** What the caller leaves alone: pages that it is at work on, and deliveries that it could not take up. */
export type Except = { pages: readonly string[]; ids: readonly number[] };

/**
 * For a query over "Delivery" d, its "Post" p and the owner "User" u: the post is still to be sent. What is
 * scheduled is not while its owner has paused everything, nor when it is so late that the owner is asked first.
 */
export const isWanted = Prisma.sql`p."deletedAt" IS NULL AND (p."status" <> 'SCHEDULED' OR (
  u."pausedAt" IS NULL AND (p."lateAt" IS NULL OR p."lateAt" > app_now())))`;

/**
 * The deliveries that are due now, longest first, at most one a page, so that a page with a thousand posts
 * at noon holds up nobody else's one. Rests of a page or of the whole app are kept for what would be sent.
 * @param most how many, at most
 */
export function findDue(except: Except, most: number): Promise<Due[]> {
  return db.$queryRaw<Due[]>`
    WITH next AS (
      (SELECT DISTINCT ON (d."platform", d."pageId") d."id", d."dueAt"
       FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId" JOIN "User" u ON u."id" = p."userId"
       WHERE d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now() AND ${isWanted}
         AND d."id" <> ALL (${except.ids}::int[])
         AND NOT EXISTS (
           SELECT 1 FROM "SendingPace" s
           WHERE s."key" IN (d."platform"::text, d."platform" || ':' || d."pageId") AND s."nextAt" > app_now())
       ORDER BY d."platform", d."pageId", d."dueAt", d."id")
      UNION ALL
      (SELECT DISTINCT ON (d."platform", d."pageId") d."id", d."dueAt"
       FROM "Delivery" d
       WHERE d."status" = 'UNKNOWN' AND d."dueAt" <= app_now() AND d."id" <> ALL (${except.ids}::int[])
       ORDER BY d."platform", d."pageId", d."dueAt", d."id")
    )
    SELECT d."id", d."platform" || ':' || d."pageId" AS "page", d."status"
    FROM next JOIN "Delivery" d ON d."id" = next."id"
    WHERE d."platform" || ':' || d."pageId" <> ALL (${except.pages}::text[])
    ORDER BY next."dueAt", d."id" LIMIT ${most} FOR UPDATE OF d SKIP LOCKED`;
}

/** Milliseconds until the next delivery is due and its page is rested, if that is within `ahead` milliseconds. */
export async function msToNextDue(except: Except, ahead: number): Promise<number | null> {
  const [row] = await db.$queryRaw<{ ms: number | null }[]>`
    SELECT (extract(epoch FROM min(greatest(d."dueAt", s."nextAt")) - app_now()) * 1000)::float8 AS "ms"
    FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId" JOIN "User" u ON u."id" = p."userId"
    LEFT JOIN LATERAL (
      SELECT max(s."nextAt") AS "nextAt" FROM "SendingPace" s
      WHERE s."key" IN (d."platform"::text, d."platform" || ':' || d."pageId")) s ON true
    WHERE d."status" = 'PENDING' AND d."heldAt" IS NULL AND ${isWanted}
      AND d."dueAt" <= app_now() + ${ahead} * interval '1 millisecond' AND d."id" <> ALL (${except.ids}::int[])
      AND d."platform" || ':' || d."pageId" <> ALL (${except.pages}::text[])`;
  const ms = row?.ms ?? null;
  return ms === null || ms > ahead ? null : Math.max(0, ms);
}
