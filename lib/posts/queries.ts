import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { type PictureRow, shownPicture } from "@/lib/media/rules";
import { NEXT_POSTS, type PostRepeat, RECENT_POSTS } from "./constants";
import type { PostListInput } from "./schema";
import type { Post, PostList, PostPlatform, PostStats, PostStatus } from "./types";

/** A post as `findPosts` reads it. */
export type PostRow = {
  id: number;
  content: string;
  pictures: PictureRow[] | null;
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
  deliveries: PostPlatform[] | null;
  total?: number;
};

/** The pictures of the post "Post" p. */
export const PICTURES = Prisma.sql`
  (SELECT json_agg(json_build_object('id', m."id", 'altText', m."altText", 'width', m."width",
      'height', m."height", 'shape', m."shape", 'focusX', m."focusX", 'focusY', m."focusY") ORDER BY x."position")
   FROM "PostMedia" x JOIN "Media" m ON m."id" = x."mediaId" WHERE x."postId" = p."id")`;

/** What leaves the domain of a post's pictures. */
export function picturesOf(rows: PictureRow[] | null): Pick<Post, "imageUrl" | "pictures"> {
  const pictures = (rows ?? []).map(shownPicture);
  return { imageUrl: pictures[0]?.url ?? null, pictures };
}

/** What leaves the domain of such a row. */
export function postOf({
  pictures,
  deliveries,
  createdAt,
  scheduledAt,
  publishedAt,
  total: _,
  ...row
}: PostRow): Post {
  return {
    ...row,
    ...picturesOf(pictures),
    createdAt: createdAt.toISOString(),
    scheduledTime: scheduledAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    postPlatforms: deliveries ?? [],
  };
}

const COLUMNS = {
  createdAt: "createdAt",
  scheduledTime: "scheduledAt",
  status: "status",
  cost: "cost",
  id: "id",
};

const countOf = (where: Prisma.Sql) => Prisma.sql`SELECT count(*)::int AS "count" FROM "Post" WHERE ${where}`;

/**
 * The posts that match `where`, each with its deliveries, in one statement; `page` is its ORDER BY with LIMIT. Picture
 * and deliveries are subselects, which the database plans in a third of the time of joins. The table is "Post" p.
 */
export function findPosts(where: Prisma.Sql, page: Prisma.Sql, more = Prisma.empty): Promise<PostRow[]> {
  return db.$queryRaw<PostRow[]>`
    SELECT p."id", p."content", p."status", p."createdAt", p."scheduledAt", p."publishedAt", p."cost",
      p."copyOf", p."repeat", p."repeatOf", p."revision", p."status" = 'SCHEDULED' AND (
        SELECT u."pausedAt" IS NOT NULL FROM "User" u WHERE u."id" = p."userId") AS "paused",
      ${PICTURES} AS "pictures",
      (SELECT json_agg(json_build_object('id', d."id", 'platform', d."platform", 'status', d."status",
          'errorCode', d."errorCode", 'errorMessage', d."errorMessage", 'permalink', d."permalink",
          'held', d."heldAt" IS NOT NULL,
          'pageName', (SELECT c."pageName" FROM "Connection" c WHERE c."userId" = p."userId"
            AND c."platform" = d."platform" AND c."pageId" = d."pageId" AND c."status" <> 'CHOOSING'))
          ORDER BY d."id")
       FROM "Delivery" d WHERE d."postId" = p."id") AS "deliveries" ${more}
    FROM "Post" p WHERE ${where} ORDER BY ${page}`;
}

// "deletedAt" is null in every row; in the ORDER BY it lets the index return the rows already sorted.
const NEWEST_FIRST = Prisma.sql`"deletedAt", "createdAt" DESC, "id" DESC`;

function orderBy({ sortField, sortDir }: PostListInput): Prisma.Sql {
  const direction = sortDir === "ASC" ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  if (sortField === "createdAt" && sortDir === "DESC") return NEWEST_FIRST;
  const column = Prisma.raw(`"${COLUMNS[sortField]}"`);
  return Prisma.sql`${column} ${direction} NULLS LAST, "id" ${direction}`;
}

function whereOf(actor: Actor, { status, q }: Pick<PostListInput, "status" | "q">): Prisma.Sql {
  const pattern = `%${(q ?? "").trim().replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.join(
    [
      Prisma.sql`"userId" = ${actor.userId}::uuid`,
      Prisma.sql`"deletedAt" IS NULL`,
      ...(status ? [Prisma.sql`"status" = ${status}::"PostStatus"`] : []),
      ...(q?.trim() ? [Prisma.sql`"content" ILIKE ${pattern}`] : []),
    ],
    " AND ",
  );
}

/** One page of the actor's posts: one statement, except for a page past the last. */
export async function listPosts(actor: Actor, input: PostListInput): Promise<PostList> {
  const where = whereOf(actor, input);
  const { pageNo, pageSize } = input;
  const page = Prisma.sql`${orderBy(input)} LIMIT ${pageSize} OFFSET ${pageNo * pageSize}`;
  const rows = await findPosts(where, page, Prisma.sql`, (${countOf(where)}) AS "total"`);
  const [first] = rows;
  const [counted] = first || pageNo === 0 ? [] : await db.$queryRaw<{ count: number }[]>(countOf(where));
  const numberOfRecords = first?.total ?? counted?.count ?? 0;
  return {
    postList: rows.map(postOf),
    numberOfPages: Math.ceil(numberOfRecords / pageSize),
    numberOfRecords,
  };
}

/** The actor's newest posts. */
export async function listRecentPosts(actor: Actor): Promise<{ postList: Post[] }> {
  const rows = await findPosts(whereOf(actor, {}), Prisma.sql`${NEWEST_FIRST} LIMIT ${RECENT_POSTS}`);
  return { postList: rows.map(postOf) };
}

/** The dashboard's posts in one statement: the newest, and those that go out next, by their time. */
export async function listDashboardPosts(actor: Actor): Promise<{ recent: Post[]; next: Post[] }> {
  const own = whereOf(actor, {});
  const ids = Prisma.sql`
    (SELECT "id" FROM "Post" WHERE ${own} ORDER BY ${NEWEST_FIRST} LIMIT ${RECENT_POSTS})
    UNION ALL
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'SCHEDULED' ORDER BY "scheduledAt" LIMIT ${NEXT_POSTS})`;
  const rows = await findPosts(Prisma.sql`p."id" = ANY (ARRAY(${ids}))`, NEWEST_FIRST);
  const posts = rows.map(postOf);
  const scheduled = posts.filter(({ status }) => status === "SCHEDULED");
  scheduled.sort((a, b) => (a.scheduledTime ?? "").localeCompare(b.scheduledTime ?? ""));
  return { recent: posts.slice(0, RECENT_POSTS), next: scheduled.slice(0, NEXT_POSTS) };
}

/** One of the actor's posts. @throws AppError POST_NOT_FOUND */
export async function getPost(actor: Actor, id: number): Promise<Post> {
  const where = Prisma.sql`${whereOf(actor, {})} AND "id" = ${id}`;
  const [row] = await findPosts(where, Prisma.sql`"id"`);
  if (!row) throw new AppError("POST_NOT_FOUND");
  return postOf(row);
}

/** The actor's figures, in one statement. */
export async function getPostStats(actor: Actor): Promise<PostStats> {
  const [row] = await db.$queryRaw<{ all: number; published: number; latest: Date | null }[]>`
    SELECT count(*)::int AS "all", (count(*) FILTER (WHERE "status" = 'PUBLISHED'))::int AS "published",
           max("createdAt") AS "latest"
    FROM "Post" WHERE ${whereOf(actor, {})}`;
  const { all = 0, published = 0, latest = null } = row ?? {};
  return {
    postCount: all,
    postsPublished: published,
    publishRate: all === 0 ? 0 : published / all,
    latestPostDate: latest?.toISOString() ?? null,
  };
}
