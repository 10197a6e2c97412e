import "server-only";
import { Prisma, db } from "@/lib/db";
import type { PostMetric } from "@/lib/generated/prisma/enums";
import type { PostCounts } from "@/lib/providers/facebook/read-counts";

/** A post on the page that its owner had connected when it was sent. */
export type ReadPost = { userId: string; pageId: string; postId: number; facebookId: string };

/** What a post counts of something. */
export type Figure = readonly [metric: PostMetric, value: number];

/**
 * For a query about a page: its connection, which is locked, so that whoever ends it sees what is kept. Nothing is kept
 * for an owner who has disconnected the page meanwhile.
 */
export const connectedPage = ({ userId, pageId }: Pick<ReadPost, "userId" | "pageId">) => Prisma.sql`
  SELECT c."userId", c."pageId" FROM "Connection" c
  WHERE c."userId" = ${userId}::uuid AND c."platform" = 'FACEBOOK' AND c."pageId" = ${pageId}
    AND c."pageToken" IS NOT NULL FOR SHARE`;

/** For a query with posts on a page as `post`: adds what each counts now. */
export const addingFigures = (figures: readonly Figure[]) => Prisma.sql`
  INSERT INTO "PostInsight" ("pagePostId", "metric", "takenAt", "value")
  SELECT post."id", m."metric"::"PostMetric", app_now(), m."value" FROM post,
    unnest(${figures.map(([metric]) => metric)}::text[], ${figures.map(([, value]) => value)}::int[])
      AS m("metric", "value")
  ON CONFLICT DO NOTHING`;

/** Keeps what a post counts now, beside what it counted before. */
export async function recordCounts(post: ReadPost, createdAt: Date, counts: PostCounts): Promise<void> {
  const { postId, facebookId } = post;
  await db.$executeRaw`
    WITH page AS (
      INSERT INTO "TrackedPage" ("userId", "pageId") ${connectedPage(post)}
      ON CONFLICT ("userId", "pageId") DO UPDATE SET "leftAt" = NULL RETURNING "id"
    ), post AS (
      INSERT INTO "PagePost" ("trackedPageId", "facebookId", "createdTime", "postId")
      SELECT page."id", ${facebookId}, ${createdAt}::timestamptz, ${postId}::int FROM page
      ON CONFLICT ("trackedPageId", "facebookId") DO UPDATE SET "postId" = EXCLUDED."postId" RETURNING "id"
    ) ${addingFigures(figuresOf(counts))}`;
}

const METRICS = { reactions: "REACTIONS", comments: "COMMENTS", shares: "SHARES" } as const satisfies Record<
  keyof PostCounts,
  PostMetric
>;

function figuresOf(counts: PostCounts): Figure[] {
  return (Object.keys(METRICS) as (keyof PostCounts)[]).flatMap((name) => {
    const value = counts[name];
    return value === undefined ? [] : [[METRICS[name], value] as const];
  });
}

/** Of each figure of a post, keeps the latest row alone. */
export async function keepLatestCounts({ postId }: Pick<ReadPost, "postId">): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "PostInsight" i USING "PagePost" x
    WHERE x."postId" = ${postId} AND i."pagePostId" = x."id" AND EXISTS (
      SELECT 1 FROM "PostInsight" later
      WHERE later."pagePostId" = i."pagePostId" AND later."metric" = i."metric" AND later."takenAt" > i."takenAt")`;
}
