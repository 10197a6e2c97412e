import "server-only";
import { Prisma, db } from "@/lib/db";
import type { SeenByPeople } from "@/lib/providers/facebook/read-insights";
import { connectedPage } from "./record-counts";
import { refreshUsual } from "./record-insights";

/** A page whose latest posts are to be read. `tries` is its fence. */
export type DuePage = {
  id: number;
  userId: string;
  pageId: string;
  platform: "FACEBOOK";
  tries: number;
  /** Until when nothing of it is read; null: it may be. */
  limitedUntil: Date | null;
};

/**
 * Leases the pages that are due by moving their time ahead, so that a process that dies leaves them to another. One whose
 * token is dead is not asked: its owner has been told, and connecting it again makes it due.
 * @param limit for a query with a platform and a page: until when nothing of it is read
 */
export function leasePages(
  most: number,
  leaseSeconds: number,
  limit: (platform: Prisma.Sql, pageId: Prisma.Sql) => Prisma.Sql,
): Promise<DuePage[]> {
  return db.$queryRaw<DuePage[]>`
    UPDATE "TrackedPage" t SET "dueAt" = app_now() + ${leaseSeconds} * interval '1 second', "tries" = t."tries" + 1
    WHERE t."id" = ANY (ARRAY(SELECT d."id" FROM "TrackedPage" d WHERE d."dueAt" <= app_now() AND EXISTS (
        SELECT 1 FROM "Connection" c WHERE c."userId" = d."userId" AND c."pageId" = d."pageId"
          AND c."status" = 'CONNECTED' AND c."pageToken" IS NOT NULL)
      ORDER BY d."dueAt" LIMIT ${most} FOR UPDATE SKIP LOCKED))
    RETURNING t."id", t."userId", t."pageId", 'FACEBOOK' AS "platform", t."tries",
      ${limit(Prisma.sql`'FACEBOOK'`, Prisma.sql`t."pageId"`)} AS "limitedUntil"`;
}

/** Reads a page later, unless it was planned anew meanwhile. */
export async function postponePage({ id, tries }: DuePage, at: Date | number): Promise<void> {
  const due =
    typeof at === "number"
      ? Prisma.sql`app_now() + ${at} * interval '1 second'`
      : Prisma.sql`greatest(${at}::timestamptz, app_now())`;
  await db.$executeRaw`
    UPDATE "TrackedPage" SET "dueAt" = ${due}
    WHERE "id" = ${id} AND "tries" = ${tries} AND "dueAt" IS NOT NULL`;
}

/** Keeps how many people saw each of a page's posts, also those not written here, and what is usual. Once for a page. */
export async function recordPeople(page: DuePage, posts: readonly SeenByPeople[]): Promise<void> {
  const seen = posts.filter(({ people }) => people !== null);
  await db.$executeRaw`
    WITH page AS (${connectedPage(page)}), given AS (
      SELECT DISTINCT ON (g."facebookId") * FROM unnest(${seen.map(({ facebookId }) => facebookId)}::text[],
        ${seen.map(({ createdAt }) => createdAt)}::timestamptz[], ${seen.map(({ people }) => people)}::int[])
        AS g("facebookId", "createdTime", "people")
    ), post AS (
      INSERT INTO "PagePost" AS x ("trackedPageId", "facebookId", "createdTime", "postId")
      SELECT ${page.id}::int, g."facebookId", g."createdTime", (SELECT p."id" FROM "Delivery" d
        JOIN "Post" p ON p."id" = d."postId" AND p."userId" = page."userId"
        WHERE d."platform" = 'FACEBOOK' AND d."externalId" = g."facebookId") FROM page, given g
      ON CONFLICT ("trackedPageId", "facebookId") DO UPDATE SET "postId" = coalesce(x."postId", EXCLUDED."postId")
      RETURNING x."id", x."facebookId"
    )
    INSERT INTO "PostInsight" ("pagePostId", "metric", "takenAt", "value")
    SELECT post."id", 'PEOPLE', app_now(), g."people" FROM post JOIN given g ON g."facebookId" = post."facebookId"
    ON CONFLICT DO NOTHING`;
  await refreshUsual(page);
  await endPage(page);
}

/** A page that has been read, or of which there is nothing to read. */
export async function endPage({ id, tries }: DuePage): Promise<void> {
  await db.$executeRaw`
    UPDATE "TrackedPage" SET "readAt" = app_now(), "dueAt" = NULL, "refusal" = NULL
    WHERE "id" = ${id} AND "tries" = ${tries} AND "leftAt" IS NULL`;
}
