import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { TEXT_LENGTH } from "./constants";
import type { CalendarFeed, CalendarPost } from "./types";

const WEEKS_BACK = 4;
const WEEKS_AHEAD = 12;
const MAX_POSTS = 1000;

/** Whether the actor has a calendar address, and since when. */
export async function getCalendarFeed(actor: Actor): Promise<CalendarFeed> {
  const feed = await db.calendarFeed.findUnique({
    where: { userId: actor.userId },
    select: { createdAt: true },
  });
  return { createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Whose calendar an address opens, and what it is called; null where there is none. There is no actor: the secret is. */
export async function findCalendar(token: string): Promise<{ userId: string; name: string | null } | null> {
  const [row] = await db.$queryRaw<{ userId: string; name: string | null }[]>`
    SELECT f."userId", (SELECT b."businessName" FROM "BusinessProfile" b WHERE b."userId" = f."userId") AS "name"
    FROM "CalendarFeed" f WHERE f."tokenHash" = ${sha256(token)}`;
  return row ?? null;
}

/**
 * The scheduled and published posts of a calendar, from four weeks back to twelve ahead. One statement; the posts are
 * looked up by their ids, as in `findPosts`. For a database that was never analysed, each ORDER BY names the index to
 * use; with a LIMIT for the permalink, it would read all deliveries in order of their ids.
 */
export function listCalendarPosts(userId: string): Promise<CalendarPost[]> {
  return db.$queryRaw<CalendarPost[]>`
    SELECT p."id", left(p."content", ${TEXT_LENGTH + 1}::int) AS "content",
      CASE p."status" WHEN 'SCHEDULED' THEN p."scheduledAt" ELSE p."publishedAt" END AS "at",
      p."updatedAt", p."revision", p."status" = 'SCHEDULED' AND (
        SELECT u."pausedAt" IS NOT NULL OR EXISTS (
          SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."heldAt" IS NOT NULL)
        FROM "User" u WHERE u."id" = ${userId}::uuid) AS "paused",
      (SELECT (array_agg(d."permalink" ORDER BY d."id"))[1] FROM "Delivery" d
       WHERE d."postId" = p."id" AND d."permalink" IS NOT NULL) AS "permalink"
    FROM "Post" p WHERE p."id" = ANY (ARRAY(
      (SELECT "id" FROM "Post"
       WHERE "userId" = ${userId}::uuid AND "deletedAt" IS NULL AND "status" = 'SCHEDULED'
         AND "scheduledAt" >= app_now() - ${WEEKS_BACK} * interval '7 days'
         AND "scheduledAt" < app_now() + ${WEEKS_AHEAD} * interval '7 days'
       ORDER BY "scheduledAt" LIMIT ${MAX_POSTS})
      UNION ALL
      (SELECT "id" FROM "Post"
       WHERE "userId" = ${userId}::uuid AND "deletedAt" IS NULL AND "status" = 'PUBLISHED'
         AND "publishedAt" >= app_now() - ${WEEKS_BACK} * interval '7 days'
       ORDER BY "publishedAt" LIMIT ${MAX_POSTS})))
    ORDER BY "at", p."id" LIMIT ${MAX_POSTS}`;
}
