import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { wallTime } from "@/lib/i18n/wall-time";
import { excerpt } from "@/lib/notices/rules";
import { countsOfPost } from "@/lib/posts/post-counts";
import type { PostAnswer, PostCounts } from "@/lib/posts/types";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { dayOfIso, weekdayOf } from "@/lib/i18n/calendar";
import { readExplicit } from "@/lib/text/explicit/read";
import { SETTLED_DAYS } from "@/lib/posts/insights/constants";
import { COUNTED_DAYS, LONG_WORDS, MAX_POSTS } from "./constants";
import { whatWorked } from "./what-worked";
import { namesWeekday } from "./names-weekday";
import { type NumbersRow, numbersOf, sayNumbers } from "./numbers";
import type { Question, WorkedPage, WorkedPost } from "./types";

/** So much of a text is read. */
const READ_TEXT = 1_000;

type PostRow = {
  id: number;
  content: string;
  publishedAt: Date;
  /** Its figures were read once most people had seen it: those of its first hour are none to compare. */
  settled: boolean;
  counts: PostCounts | null;
  views: number | null;
  clicks: number | null;
  outcome: PostAnswer | null;
  photo: boolean;
  made: boolean;
};
type OwnerRow = { timeZone: string | null; numbers: NumbersRow | null };
/** Without a post the rest is null. */
type Row = OwnerRow & (PostRow | { id: null });

/** The latest figure of the post "Post" p. */
const figure = (metric: "VIEWS" | "CLICKS") => Prisma.sql`(
  SELECT i."value" FROM "PagePost" x JOIN "PostInsight" i ON i."pagePostId" = x."id"
  WHERE x."postId" = p."id" AND i."metric" = ${metric}::"PostMetric" ORDER BY i."takenAt" DESC LIMIT 1)`;

const hasPicture = (source: "UPLOADED" | "GENERATED") => Prisma.sql`EXISTS (
  SELECT 1 FROM "PostMedia" x JOIN "Media" m ON m."id" = x."mediaId"
  WHERE x."postId" = p."id" AND m."source" = ${source}::"MediaSource")`;

/** What worked of the actor's posts of a year, and how many people usually see a post of the page. One statement. */
export async function getWhatWorked(actor: Actor): Promise<WorkedPage> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT u."timeZone", ${numbersOf} AS "numbers", p.* FROM "User" u LEFT JOIN LATERAL (
      SELECT p."id", left(p."content", ${READ_TEXT}) AS "content", p."publishedAt",
        EXISTS (SELECT 1 FROM "PagePost" x JOIN "PostInsight" i ON i."pagePostId" = x."id" WHERE x."postId" = p."id"
          AND i."takenAt" >= p."publishedAt" + ${SETTLED_DAYS} * interval '1 day') AS "settled",
        ${countsOfPost} AS "counts", (SELECT o."answer" FROM "PostOutcome" o WHERE o."postId" = p."id") AS "outcome",
        ${figure("VIEWS")} AS "views", ${figure("CLICKS")} AS "clicks",
        ${hasPicture("UPLOADED")} AS "photo", ${hasPicture("GENERATED")} AS "made"
      FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL AND p."status" = 'PUBLISHED'
        AND p."publishedAt" >= app_now() - ${COUNTED_DAYS} * interval '1 day'
        AND NOT EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."goneAt" IS NOT NULL)
      ORDER BY p."publishedAt" DESC LIMIT ${MAX_POSTS}) p ON true
    WHERE u."id" = ${actor.userId}::uuid ORDER BY p."publishedAt" DESC`;
  const turn = yieldRegularly();
  const posts: WorkedPost[] = [];
  for (const row of rows) {
    if (row.id !== null) posts.push(postOf(row, row.timeZone ?? "UTC"));
    await turn();
  }
  return { ...whatWorked(posts), numbers: sayNumbers(rows[0]?.numbers ?? null) };
}

function postOf(row: PostRow, timeZone: string): WorkedPost {
  const { id, content, publishedAt, settled, counts, views, clicks, outcome } = row;
  const { reactions, comments, shares, people } = counts ?? {};
  const known = settled && reactions !== undefined && comments !== undefined;
  return {
    ...{ id, excerpt: excerpt(content), publishedAt: publishedAt.toISOString(), outcome },
    has: hasOf(row, timeZone),
    answered: known ? reactions + comments + (shares ?? 0) : null,
    seen: settled ? (people ?? null) : null,
    views: settled ? views : null,
    clicks: settled ? clicks : null,
  };
}

function hasOf({ content, publishedAt, photo, made }: PostRow, timeZone: string): Question[] {
  const { claims, days } = readExplicit(content, timeZone);
  const has: Record<Question, boolean> = {
    photo,
    made,
    weekend: [0, 6].includes(weekdayOf(dayOfIso(wallTime(publishedAt, timeZone).date))),
    long: content.trim().split(/\s+/).length >= LONG_WORDS,
    price: claims.some(({ kind }) => kind === "PRICE"),
    day: days.length > 0 || namesWeekday(content),
    question: /[?？]/.test(content),
  };
  return (Object.keys(has) as Question[]).filter((question) => has[question]);
}
