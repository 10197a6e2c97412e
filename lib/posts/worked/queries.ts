import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { wallTime } from "@/lib/i18n/wall-time";
import { excerpt } from "@/lib/notices/rules";
import { countsOfPost } from "@/lib/posts/post-counts";
import type { PostAnswer, PostCounts } from "@/lib/posts/types";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { dayOfIso, weekdayOf } from "@/lib/text/days/calendar";
import { readExplicit } from "@/lib/text/explicit/read";
import { COUNTED_DAYS, LONG_WORDS, MAX_POSTS, SETTLED_DAYS } from "./constants";
import { whatWorked } from "./what-worked";
import { namesWeekday } from "./names-weekday";
import type { Question, Worked, WorkedPost } from "./types";

/** So much of a text is read. */
const READ_TEXT = 1_000;

type Row = {
  id: number;
  content: string;
  publishedAt: Date;
  timeZone: string | null;
  /** Its figures were read once most people had seen it: those of its first hour are none to compare. */
  settled: boolean;
  counts: PostCounts | null;
  outcome: PostAnswer | null;
  photo: boolean;
};

/** What worked of the actor's posts of a year. One statement. */
export async function getWhatWorked(actor: Actor): Promise<Worked> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT p."id", left(p."content", ${READ_TEXT}) AS "content", p."publishedAt", u."timeZone",
      EXISTS (SELECT 1 FROM "PagePost" x JOIN "PostInsight" i ON i."pagePostId" = x."id" WHERE x."postId" = p."id"
        AND i."takenAt" >= p."publishedAt" + ${SETTLED_DAYS} * interval '1 day') AS "settled",
      ${countsOfPost} AS "counts", (SELECT o."answer" FROM "PostOutcome" o WHERE o."postId" = p."id") AS "outcome",
      EXISTS (SELECT 1 FROM "PostMedia" x JOIN "Media" m ON m."id" = x."mediaId"
        WHERE x."postId" = p."id" AND m."source" = 'UPLOADED') AS "photo"
    FROM "Post" p JOIN "User" u ON u."id" = p."userId"
    WHERE p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL AND p."status" = 'PUBLISHED'
      AND p."publishedAt" >= app_now() - ${COUNTED_DAYS} * interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."goneAt" IS NOT NULL)
    ORDER BY p."publishedAt" DESC LIMIT ${MAX_POSTS}`;
  const turn = yieldRegularly();
  const posts: WorkedPost[] = [];
  for (const row of rows) {
    posts.push(postOf(row));
    await turn();
  }
  return whatWorked(posts);
}

function postOf(row: Row): WorkedPost {
  const { id, content, publishedAt, settled, counts, outcome } = row;
  const { reactions, comments, shares } = counts ?? {};
  const known = settled && reactions !== undefined && comments !== undefined;
  return {
    ...{ id, excerpt: excerpt(content), publishedAt: publishedAt.toISOString(), outcome, has: hasOf(row) },
    answered: known ? reactions + comments + (shares ?? 0) : null,
  };
}

function hasOf({ content, publishedAt, timeZone: zone, photo }: Row): Question[] {
  const timeZone = zone ?? "UTC";
  const { claims, days } = readExplicit(content, timeZone);
  const has: Record<Question, boolean> = {
    photo,
    weekend: [0, 6].includes(weekdayOf(dayOfIso(wallTime(publishedAt, timeZone).date))),
    long: content.trim().split(/\s+/).length >= LONG_WORDS,
    price: claims.some(({ kind }) => kind === "PRICE"),
    day: days.length > 0 || namesWeekday(content),
    question: /[?？]/.test(content),
  };
  return (Object.keys(has) as Question[]).filter((question) => has[question]);
}
