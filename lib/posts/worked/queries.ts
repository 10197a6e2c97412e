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
import { KINDS, SETTLED_DAYS } from "@/lib/posts/insights/constants";
import { COUNTED_DAYS, LONG_WORDS, MAX_GOOD, MAX_POSTS } from "./constants";
import { didWell, hasAny, hasPhoto, isThere } from "./did-well";
import { whatWorked } from "./what-worked";
import { namesWeekday } from "./names-weekday";
import { type NumbersRow, numbersOf, sayNumbers } from "./numbers";
import { type OnceMoreRow, againOf, proposing, sayAgain } from "./propose-again";
import type { GoodPost, Question, ReactionKind, WorkedPage, WorkedPost } from "./types";

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
  kinds: Partial<Record<ReactionKind, number>> | null;
  outcome: PostAnswer | null;
  photo: boolean;
  made: boolean;
  didWell: boolean;
};
type OwnerRow = { timeZone: string | null; numbers: NumbersRow | null; again: OnceMoreRow | null };
/** Without a post the rest is null. */
type Row = OwnerRow & (PostRow | { id: null });

/** The latest figure of the post "Post" p. */
const figure = (metric: "VIEWS" | "CLICKS") => Prisma.sql`(
  SELECT i."value" FROM "PagePost" x CROSS JOIN LATERAL (
    SELECT * FROM "PostInsight" i WHERE i."pagePostId" = x."id" AND i."metric" = ${metric}::"PostMetric"
    ORDER BY i."takenAt" DESC LIMIT 1) i
  WHERE x."postId" = p."id" ORDER BY i."takenAt" DESC LIMIT 1)`;

/** How often each kind of reaction was chosen for the post "Post" p, as JSON; null where none is known, or was. */
const kindsOf = Prisma.sql`(SELECT json_object_agg(k."metric", k."value") FROM (
  SELECT DISTINCT ON (i."metric") i."metric", i."value" FROM "PagePost" x CROSS JOIN LATERAL (
    SELECT * FROM "PostInsight" i WHERE i."pagePostId" = x."id" AND i."metric" = ANY (${[...KINDS]}::"PostMetric"[])
    OFFSET 0) i
  WHERE x."postId" = p."id" ORDER BY i."metric", i."takenAt" DESC) k WHERE k."value" > 0)`;

/**
 * What worked of the actor's posts of a year, how many people usually see a post of the page, and the post that is proposed
 * once more this week. One statement.
 */
export async function getWhatWorked(actor: Actor): Promise<WorkedPage> {
  const rows = await db.$queryRaw<Row[]>`
    ${proposing(actor)}
    SELECT u."timeZone", ${numbersOf} AS "numbers", ${againOf(actor)} AS "again", p.* FROM "User" u LEFT JOIN LATERAL (
      SELECT p."id", left(p."content", ${READ_TEXT}) AS "content", p."publishedAt",
        ${hasAny(Prisma.sql`SELECT 1 FROM "PagePost" x CROSS JOIN LATERAL (
            SELECT 1 FROM "PostInsight" i WHERE i."pagePostId" = x."id"
              AND i."takenAt" >= p."publishedAt" + ${SETTLED_DAYS} * interval '1 day' LIMIT 1) i
          WHERE x."postId" = p."id"`)} AS "settled",
        ${countsOfPost} AS "counts", (SELECT o."answer" FROM "PostOutcome" o WHERE o."postId" = p."id") AS "outcome",
        ${figure("VIEWS")} AS "views", ${figure("CLICKS")} AS "clicks",
        ${hasPhoto("UPLOADED")} AS "photo", ${hasPhoto("GENERATED")} AS "made",
        ${kindsOf} AS "kinds", ${didWell} AS "didWell"
      FROM (SELECT * FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL AND p."status" = 'PUBLISHED'
          AND p."publishedAt" >= app_now() - ${COUNTED_DAYS} * interval '1 day'
        ORDER BY p."publishedAt" DESC LIMIT ${MAX_POSTS}) p WHERE ${isThere}) p ON true
    WHERE u."id" = ${actor.userId}::uuid ORDER BY p."publishedAt" DESC`;
  const turn = yieldRegularly();
  const posts: WorkedPost[] = [];
  const good: GoodPost[] = [];
  for (const row of rows) {
    if (row.id !== null) posts.push(postOf(row, row.timeZone ?? "UTC"));
    if (row.id !== null && row.didWell && good.length < MAX_GOOD) good.push(goodOf(row));
    await turn();
  }
  const [owner] = rows;
  const said = { again: sayAgain(owner?.again ?? null), numbers: sayNumbers(owner?.numbers ?? null) };
  return { ...whatWorked(posts), good, ...said };
}

function postOf(row: PostRow, timeZone: string): WorkedPost {
  const { id, content, publishedAt, settled, counts, views, clicks, kinds, outcome } = row;
  const { reactions, comments, shares, people } = counts ?? {};
  const known = settled && reactions !== undefined && comments !== undefined;
  return {
    ...{ id, excerpt: excerpt(content), publishedAt: publishedAt.toISOString(), outcome },
    has: hasOf(row, timeZone),
    answered: known ? reactions + comments + (shares ?? 0) : null,
    seen: settled ? (people ?? null) : null,
    views: settled ? views : null,
    clicks: settled ? clicks : null,
    kinds: settled ? KINDS.flatMap((kind) => (kinds?.[kind] ? { kind, count: kinds[kind] } : [])) : [],
  };
}

function goodOf({ id, content, publishedAt, counts, outcome }: PostRow): GoodPost {
  return { id, excerpt: excerpt(content), publishedAt: publishedAt.toISOString(), outcome, counts };
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
