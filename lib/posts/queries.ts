import "server-only";
import type { Actor } from "@/lib/auth";
import { Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { pictureUrl } from "@/lib/media/rules";
import { RECENT_POSTS } from "./constants";
import type { PostListInput } from "./schema";
import type { Post, PostList, PostPlatform, PostStats, PostStatus } from "./types";

type Row = {
  id: number;
  content: string;
  key: string | null;
  status: PostStatus;
  createdAt: Date;
  scheduledAt: Date | null;
  publishedAt: Date | null;
  cost: number;
  deliveries: PostPlatform[] | null;
  total?: number;
};

function postOf({ key, deliveries, createdAt, scheduledAt, publishedAt, total: _, ...row }: Row): Post {
  return {
    ...row,
    imageUrl: key === null ? null : pictureUrl(key),
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
 * The posts that `where` names in the order that `page` begins with, each with its deliveries: one statement. Picture
 * and deliveries are subselects, which the database plans in a third of the time of joins.
 */
function findRows(where: Prisma.Sql, page: Prisma.Sql, more = Prisma.empty): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT p."id", p."content", p."status", p."createdAt", p."scheduledAt", p."publishedAt", p."cost",
      (SELECT m."key" FROM "Media" m WHERE m."id" = p."mediaId") AS "key",
      (SELECT json_agg(json_build_object('id', d."id", 'platform', d."platform", 'status', d."status",
          'errorCode', d."errorCode", 'errorMessage', d."errorMessage", 'permalink', d."permalink",
          'held', d."heldAt" IS NOT NULL)
          ORDER BY d."id")
       FROM "Delivery" d WHERE d."postId" = p."id") AS "deliveries" ${more}
    FROM "Post" p WHERE ${where} ORDER BY ${page}`;
}

// "deletedAt" is null in all of them; named in the order it lets the index give the rows already sorted.
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

/** One page of the actor's posts: one statement, but for a page behind the last. */
export async function listPosts(actor: Actor, input: PostListInput): Promise<PostList> {
  const where = whereOf(actor, input);
  const { pageNo, pageSize } = input;
  const page = Prisma.sql`${orderBy(input)} LIMIT ${pageSize} OFFSET ${pageNo * pageSize}`;
  const rows = await findRows(where, page, Prisma.sql`, (${countOf(where)}) AS "total"`);
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
  const rows = await findRows(whereOf(actor, {}), Prisma.sql`${NEWEST_FIRST} LIMIT ${RECENT_POSTS}`);
  return { postList: rows.map(postOf) };
}

/** One post of the actor's. @throws AppError POST_NOT_FOUND */
export async function getPost(actor: Actor, id: number): Promise<Post> {
  const where = Prisma.sql`${whereOf(actor, {})} AND "id" = ${id}`;
  const [row] = await findRows(where, Prisma.sql`"id"`);
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
