import "server-only";
import { Prisma, db } from "@/lib/db";
import type { InsightsRefusal, PostMetric } from "@/lib/generated/prisma/enums";
import type { Insight, InsightValue } from "@/lib/providers/facebook/read-insights";
import { FEW_LIKES_DAYS, KINDS, SETTLED_DAYS, USUAL_POSTS } from "./constants";
import { type Figure, type ReadPost, addingFigures, connectedPage } from "./record-counts";

type TrackedPage = Pick<ReadPost, "userId" | "pageId">;

const NUMBERS = { people: "PEOPLE", views: "VIEWS", clicks: "CLICKS" } as const;

/** The metrics under which an insight is kept. */
export const metricsOf = (insight: Insight): readonly PostMetric[] =>
  insight === "kinds" ? KINDS : [NUMBERS[insight]];

/** Keeps an insight of a post whose counts are kept already. What is usual on its page follows. */
export async function recordInsight(post: ReadPost, insight: Insight, value: InsightValue): Promise<void> {
  await db.$executeRaw`
    WITH page AS (${connectedPage(post)}), post AS (
      SELECT x."id" FROM page JOIN "TrackedPage" t ON t."userId" = page."userId" AND t."pageId" = page."pageId"
      JOIN "PagePost" x ON x."trackedPageId" = t."id" AND x."facebookId" = ${post.facebookId}
    ) ${addingFigures(figuresOf(insight, value))}`;
  if (insight === "people") await refreshUsual(post);
}

function figuresOf(insight: Insight, value: InsightValue): Figure[] {
  if (typeof value === "number") return insight === "kinds" ? [] : [[NUMBERS[insight], value]];
  // Of a kind that nobody used Meta says nothing.
  return insight === "kinds" ? KINDS.map((kind) => [kind, value[kind.toLowerCase()] ?? 0]) : [];
}

/** What is usual on a page: the middle value of its latest posts that most people who will have seen. */
export async function refreshUsual({ userId, pageId }: TrackedPage): Promise<void> {
  await db.$executeRaw`
    UPDATE "TrackedPage" t SET "usualPeople" = m."middle", "usualOf" = m."posts"
    FROM "TrackedPage" o CROSS JOIN LATERAL (
      SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY v."people"))::int AS "middle", count(*)::int AS "posts"
      FROM (SELECT (SELECT i."value" FROM "PostInsight" i WHERE i."pagePostId" = x."id" AND i."metric" = 'PEOPLE'
          AND i."takenAt" >= x."createdTime" + ${SETTLED_DAYS} * interval '1 day' ORDER BY i."takenAt" DESC LIMIT 1) AS "people"
        FROM "PagePost" x WHERE x."trackedPageId" = o."id"
          AND x."createdTime" <= app_now() - ${SETTLED_DAYS} * interval '1 day'
        ORDER BY x."createdTime" DESC LIMIT ${USUAL_POSTS}) v
      WHERE v."people" IS NOT NULL) m
    WHERE o."userId" = ${userId}::uuid AND o."pageId" = ${pageId} AND t."id" = o."id"`;
}

/** Records why Facebook tells none of a page's insights; where it has too few likes it is asked again some weeks on. */
export async function recordRefusal(page: TrackedPage, refusal: InsightsRefusal): Promise<void> {
  await refuse(page, refusal, Prisma.empty);
}

/**
 * Records that a page has too few likes, after a post of which Facebook has gathered nothing: unless it has told of another.
 * @returns whether it is recorded
 */
export async function recordFewLikes(page: TrackedPage): Promise<boolean> {
  const toldNothing = Prisma.sql`AND NOT EXISTS (
    SELECT 1 FROM "PagePost" x JOIN "PostInsight" i ON i."pagePostId" = x."id"
    WHERE x."trackedPageId" = "TrackedPage"."id" AND i."metric" = 'PEOPLE')`;
  return (await refuse(page, "FEW_LIKES", toldNothing)) > 0;
}

function refuse({ userId, pageId }: TrackedPage, refusal: InsightsRefusal, where: Prisma.Sql) {
  return db.$executeRaw`
    UPDATE "TrackedPage" SET "refusal" = ${refusal}::"InsightsRefusal", "readAt" = NULL, "tries" = "tries" + 1,
      "dueAt" = CASE WHEN ${refusal} = 'FEW_LIKES' THEN app_now() + ${FEW_LIKES_DAYS} * interval '1 day' END
    WHERE "userId" = ${userId}::uuid AND "pageId" = ${pageId} AND "leftAt" IS NULL ${where}`;
}
