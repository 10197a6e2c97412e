import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type PhotoRow, shownPhoto } from "@/lib/media/rules";
import { NEXT_POSTS, type PostRepeat, RECENT_POSTS } from "./constants";
import { countsOfPost } from "./post-counts";
import { daysOfText } from "./days-of-text";
import { endedClaim } from "./ended-facts";
import { foundInPost } from "./found-in-post";
import type { DayMention } from "@/lib/text/days/types";
import type { PostListInput } from "./schema";
import type { Post, PostPlatform, PostStats, PostStatus } from "./types";

/** A post as `findPosts` reads it. */
export type PostRow = {
  id: number;
  content: string;
  media: PhotoRow[] | null;
  status: PostStatus;
  createdAt: Date;
  scheduledAt: Date | null;
  publishedAt: Date | null;
  cost: number;
  copyOf: number | null;
  repeat: PostRepeat | null;
  repeatOf: number | null;
  paused: boolean;
  revision: number;
  read: boolean;
  rightBlanks: string[];
  rightDays: string[];
  writtenAt: Date;
  campaign: { id: string; name: string } | null;
  ended: Post["ended"];
  counts: Post["counts"];
  outcome: Post["outcome"];
  found: Post["found"];
  deliveries: PostPlatform[] | null;
  total?: number;
  timeZone?: string | null;
};

/**
 * The photos of the post "Post" p. Each is looked up by its id: for a join, a database that was never analysed reads
 * all photos of everybody.
 */
const PHOTOS = Prisma.sql`
  (SELECT json_agg((SELECT json_build_object('id', m."id", 'altText', m."altText", 'width', m."width",
      'height', m."height", 'shape', m."shape", 'focusX', m."focusX", 'focusY', m."focusY")
      FROM "Media" m WHERE m."id" = x."mediaId") ORDER BY x."position")
   FROM "PostMedia" x WHERE x."postId" = p."id")`;

/**
 * Whether the owner of the post "Post" p has read its text and photos as they are now. What has gone out counts as
 * read.
 */
export const isRead = Prisma.sql`(p."status" = 'PUBLISHED' OR p."readRevision" IS NOT DISTINCT FROM p."revision")`;

/** For a query over "Post" p: it is a draft that its owner has not read. Post_unread_idx has these. */
export const isUnreadDraft = Prisma.sql`(p."deletedAt" IS NULL AND p."status" = 'GENERATED'
  AND p."readRevision" IS DISTINCT FROM p."revision")`;

/** For a query over "User" u: how many drafts their owner has not read. */
export const unreadOf = Prisma.sql`coalesce((SELECT c."unread" FROM "PostCount" c WHERE c."userId" = u."id"), 0)`;

/** The campaign that the post "Post" p was written for, as JSON; null for none. */
const CAMPAIGN = Prisma.sql`(
  SELECT json_build_object('id', w."id", 'name', w."name") FROM "Idea" i JOIN "WeekPlan" w ON w."id" = i."planId"
  WHERE i."postId" = p."id" AND w."name" IS NOT NULL)`;

/** When the words of the post "Post" p were written: its version of this text, or else the post itself. */
export const writtenAtOf = Prisma.sql`coalesce((SELECT max(v."createdAt") FROM "PostVersion" v
  WHERE v."postId" = p."id" AND v."content" = p."content"), p."createdAt")`;

/** Maps a post's photos to what the domain returns. */
function photosOf(rows: PhotoRow[] | null): Pick<Post, "imageUrl" | "media"> {
  const photos = (rows ?? []).map(shownPhoto);
  return { imageUrl: photos[0]?.url ?? null, media: photos };
}

/** What leaves the domain of such a row. */
export function postOf({
  media: photos,
  deliveries,
  timeZone: _zone,
  createdAt,
  scheduledAt,
  publishedAt,
  writtenAt,
  ended,
  total: _,
  ...row
}: PostRow): Post {
  return {
    ...row,
    ...photosOf(photos),
    createdAt: createdAt.toISOString(),
    scheduledTime: scheduledAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    writtenAt: writtenAt.toISOString(),
    ended: ended && { ...ended, until: ended.until && new Date(ended.until).toISOString() },
    postPlatforms: deliveries ?? [],
  };
}

/**
 * The posts whose ids the query `ids` gives, each with its deliveries, in one statement; `order` is its ORDER BY. The
 * ids come first so that nothing is looked up for the posts before a page. Photo and deliveries are subselects, which
 * the database plans in a third of the time of joins. The table is "Post" p.
 */
export function findPosts(
  ids: Prisma.Sql,
  order: Prisma.Sql,
  { more = Prisma.empty, before = Prisma.empty, on = db as Db } = {},
): Promise<PostRow[]> {
  return on.$queryRaw<PostRow[]>`
    ${before} SELECT p."id", p."content", p."status", p."createdAt", p."scheduledAt", p."publishedAt", p."cost",
      p."copyOf", p."repeat", p."repeatOf", p."revision", ${isRead} AS "read", p."rightBlanks", p."rightDays", ${writtenAtOf} AS "writtenAt",
      p."status" = 'SCHEDULED' AND (
        SELECT u."pausedAt" IS NOT NULL FROM "User" u WHERE u."id" = p."userId") AS "paused",
      ${CAMPAIGN} AS "campaign", ${endedClaim} AS "ended", ${countsOfPost} AS "counts", ${foundInPost} AS "found",
      (SELECT o."answer" FROM "PostOutcome" o WHERE o."postId" = p."id") AS "outcome", ${PHOTOS} AS "media",
      (SELECT json_agg(json_build_object('id', d."id", 'platform', d."platform", 'status', d."status",
          'errorCode', d."errorCode", 'errorMessage', d."errorMessage", 'permalink', d."permalink",
          'held', d."heldAt" IS NOT NULL, 'heldFor', CASE WHEN d."heldAt" IS NOT NULL THEN d."heldFor" END,
          'pageName', (SELECT c."pageName" FROM "Connection" c WHERE c."userId" = p."userId"
            AND c."platform" = d."platform" AND c."pageId" = d."pageId" AND c."status" <> 'CHOOSING'))
          ORDER BY d."id")
       FROM "Delivery" d WHERE d."postId" = p."id") AS "deliveries" ${more}
    FROM "Post" p WHERE p."id" = ANY (ARRAY(${ids})) ORDER BY ${order}`;
}

/** "deletedAt" is null in every row; in the ORDER BY it lets the index return the rows already sorted. */
export const NEWEST_FIRST = Prisma.sql`"deletedAt", "createdAt" DESC, "id" DESC`;

/** Posts with these words in them, in capitals or not. Comparing the letters of ASCII alone takes two thirds of the time. */
function containing(query: string): Prisma.Sql {
  const pattern = `%${query.replace(/[\\%_]/g, "\\$&")}%`;
  const isAscii = /^[\s!-~]*$/.test(query);
  return Prisma.sql`"content" ${isAscii ? Prisma.sql`COLLATE "C"` : Prisma.empty} ILIKE ${pattern}`;
}

/** The actor's posts, of a status or with words in them. */
export function whereOf(actor: Actor, { status, q }: Pick<PostListInput, "status" | "q">): Prisma.Sql {
  return Prisma.join(
    [
      Prisma.sql`"userId" = ${actor.userId}::uuid`,
      Prisma.sql`"deletedAt" IS NULL`,
      ...(status ? [Prisma.sql`"status" = ${status}::"PostStatus"`] : []),
      ...(q?.trim() ? [containing(q.trim())] : []),
    ],
    " AND ",
  );
}

/** The actor's newest posts. */
export async function listRecentPosts(actor: Actor): Promise<{ postList: Post[] }> {
  const ids = Prisma.sql`SELECT "id" FROM "Post" WHERE ${whereOf(actor, {})} ORDER BY ${NEWEST_FIRST} LIMIT ${RECENT_POSTS}`;
  return { postList: (await findPosts(ids, NEWEST_FIRST)).map(postOf) };
}

/** A post that goes out next, with the days of its text. */
export type NextPost = Post & { days: DayMention[] };

/** The dashboard's posts in one statement: the newest, and those that go out next, by their time. */
export async function listDashboardPosts(actor: Actor): Promise<{ recent: Post[]; next: NextPost[] }> {
  const own = whereOf(actor, {});
  const ids = Prisma.sql`
    (SELECT "id" FROM "Post" WHERE ${own} ORDER BY ${NEWEST_FIRST} LIMIT ${RECENT_POSTS})
    UNION ALL
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'SCHEDULED' ORDER BY "scheduledAt" LIMIT ${NEXT_POSTS})`;
  const zone = Prisma.sql`, (SELECT u."timeZone" FROM "User" u WHERE u."id" = p."userId") AS "timeZone"`;
  const rows = await findPosts(ids, NEWEST_FIRST, { more: zone });
  const scheduled = rows.filter(({ status }) => status === "SCHEDULED");
  scheduled.sort((a, b) => Number(a.scheduledAt) - Number(b.scheduledAt));
  const next = scheduled.slice(0, NEXT_POSTS).map(({ timeZone, ...row }): NextPost => {
    const { content, writtenAt, scheduledAt: sendsAt, found } = row;
    const writing = { writtenAt, sendsAt, timeZone: timeZone ?? "UTC" };
    return { ...postOf(row), days: daysOfText(content, writing, found?.read) };
  });
  return { recent: rows.slice(0, RECENT_POSTS).map(postOf), next };
}

/** The actor's post that went out last, or else the newest; null where there is none. One statement. */
export async function getLatestPost(actor: Actor): Promise<Post | null> {
  const own = whereOf(actor, {});
  const ids = Prisma.sql`
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'PUBLISHED' AND "publishedAt" IS NOT NULL
     ORDER BY "publishedAt" DESC LIMIT 1)
    UNION ALL
    (SELECT "id" FROM "Post" WHERE ${own} ORDER BY ${NEWEST_FIRST} LIMIT 1)`;
  const [row] = await findPosts(ids, Prisma.sql`p."publishedAt" DESC NULLS LAST`);
  return row ? postOf(row) : null;
}

/** One of the actor's posts. @throws AppError POST_NOT_FOUND */
export async function getPost(actor: Actor, id: number, on: Db = db): Promise<Post> {
  const ids = Prisma.sql`SELECT "id" FROM "Post" WHERE ${whereOf(actor, {})} AND "id" = ${id}`;
  const [row] = await findPosts(ids, Prisma.sql`"id"`, { on });
  if (!row) throw new AppError("POST_NOT_FOUND");
  return postOf(row);
}

/** Those of the actor's posts that have these ids. */
export async function listPostsOf(actor: Actor, postIds: readonly number[]): Promise<Post[]> {
  const ids = Prisma.sql`SELECT "id" FROM "Post" WHERE ${whereOf(actor, {})} AND "id" = ANY (${[...postIds]}::int[])`;
  return (await findPosts(ids, Prisma.sql`"id"`)).map(postOf);
}

/** When the words of a post were written. The caller holds the post's lock. */
export async function getWrittenAt(tx: Db, id: number): Promise<Date> {
  const [row] = await tx.$queryRaw<{ writtenAt: Date }[]>`
    SELECT ${writtenAtOf} AS "writtenAt" FROM "Post" p WHERE p."id" = ${id}`;
  if (!row) throw new AppError("POST_NOT_FOUND");
  return row.writtenAt;
}

/** How many posts an owner has of a status, or of all: the query's only row and column, if it has any. */
export function countOf(actor: Actor, status?: PostStatus): Prisma.Sql {
  const count = status ? COUNTED[status] : Object.values(COUNTED).join(" + ");
  return Prisma.sql`SELECT ${Prisma.raw(count)} AS "count" FROM "PostCount" WHERE "userId" = ${actor.userId}::uuid`;
}

const COUNTED = {
  GENERATED: `"generated"`,
  SCHEDULED: `"scheduled"`,
  PUBLISHED: `"published"`,
} as const satisfies Record<PostStatus, string>;

/** The actor's figures, in one statement. */
export async function getPostStats(actor: Actor): Promise<PostStats> {
  const [row] = await db.$queryRaw<{ all: number | null; published: number | null; latest: Date | null }[]>`
    SELECT (${countOf(actor)}) AS "all", (${countOf(actor, "PUBLISHED")}) AS "published",
      (SELECT "createdAt" FROM "Post" WHERE ${whereOf(actor, {})} ORDER BY ${NEWEST_FIRST} LIMIT 1) AS "latest"`;
  const postCount = row?.all ?? 0;
  const postsPublished = row?.published ?? 0;
  return {
    postCount,
    postsPublished,
    publishRate: postCount === 0 ? 0 : postsPublished / postCount,
    latestPostDate: row?.latest?.toISOString() ?? null,
  };
}
