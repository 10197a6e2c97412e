import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db, readWithinSeconds } from "@/lib/db";
import { type Limit, countUse } from "@/lib/http/rate-limit";
import { NEWEST_FIRST, type PostRow, countOf, findPosts, postOf, whereOf } from "./queries";
import type { PostListInput } from "./schema";
import type { PostList } from "./types";

/** The orders that an index supports, forwards and backwards. Within one status, the newest come first. */
const INDEXED = {
  createdAt: { DESC: NEWEST_FIRST, ASC: Prisma.sql`"deletedAt" DESC, "createdAt", "id"` },
  status: {
    ASC: Prisma.sql`"deletedAt", "status", "createdAt" DESC, "id" DESC`,
    DESC: Prisma.sql`"deletedAt" DESC, "status" DESC, "createdAt", "id"`,
  },
};

/** From this offset on, one more statement to see whether the list's end is nearer pays off. */
const FAR = 1000;

const COLUMNS = { scheduledTime: "scheduledAt", cost: "cost", id: "id" };

function orderBy({ sortField, sortDir }: PostListInput): Prisma.Sql {
  if (sortField === "createdAt" || sortField === "status") return INDEXED[sortField][sortDir];
  const column = Prisma.raw(`"${COLUMNS[sortField]}"`);
  const direction = Prisma.raw(sortDir);
  return Prisma.sql`${column} ${direction} NULLS LAST, "id" ${direction}`;
}

type Cut = { order: Prisma.Sql; limit: number; offset: number };

/** From which end a page is read: from the list's end where that is nearer and the index allows it. */
async function cutOf(actor: Actor, input: PostListInput): Promise<Cut> {
  const { pageNo, pageSize, status, q, sortField, sortDir } = input;
  const [limit, offset] = [pageSize, pageNo * pageSize];
  const order = orderBy(input);
  if (offset < FAR || q?.trim() || !(sortField in INDEXED)) return { order, limit, offset };
  const [counted] = await db.$queryRaw<{ count: number }[]>(countOf(actor, status));
  const behind = (counted?.count ?? 0) - offset;
  if (behind <= 0 || behind > offset) return { order, limit, offset };
  return {
    order: orderBy({ ...input, sortDir: sortDir === "ASC" ? "DESC" : "ASC" }),
    limit: Math.min(limit, behind),
    offset: Math.max(0, behind - limit),
  };
}

/** As fast as one can type, with a search at every pause. */
const SEARCH_LIMIT = { name: "search", points: 120, seconds: 60 } as const satisfies Limit;

/**
 * One page of the actor's posts: one statement, and another for a page far on, or past the last.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function listPosts(actor: Actor, input: PostListInput): Promise<PostList> {
  const { rows, ...list } = await listPostRows(actor, input);
  return { postList: rows.map(postOf), ...list };
}

type PostRows = Omit<PostList, "postList"> & { rows: PostRow[] };

/** The same page as it is read. @param more further columns of "Post" p, with a comma before each */
export async function listPostRows(
  actor: Actor,
  input: PostListInput,
  more = Prisma.empty,
): Promise<PostRows> {
  if (!input.q?.trim()) return readPage(db, actor, input, more);
  await countUse(SEARCH_LIMIT, actor.userId);
  return readWithinSeconds((tx) => readPage(tx, actor, input, more));
}

async function readPage(on: Db, actor: Actor, input: PostListInput, more: Prisma.Sql): Promise<PostRows> {
  const { pageNo, pageSize } = input;
  const { before, from, total } = sourceOf(actor, input);
  const cut = await cutOf(actor, input);
  const ids = Prisma.sql`
    SELECT "id" FROM ${from} ORDER BY ${cut.order} LIMIT ${cut.limit}::int OFFSET ${cut.offset}::bigint`;
  const order = orderBy(input);
  const columns = Prisma.sql`, (${total}) AS "total" ${more}`;
  const rows = await findPosts(ids, order, { before, more: columns, on });
  const [first] = rows;
  const [counted] = first || pageNo === 0 ? [] : await on.$queryRaw<{ count: number }[]>`${before} ${total}`;
  const numberOfRecords = first?.total ?? counted?.count ?? 0;
  return {
    rows,
    numberOfPages: Math.ceil(numberOfRecords / pageSize),
    numberOfRecords,
  };
}

type Source = { before: Prisma.Sql; from: Prisma.Sql; total: Prisma.Sql };

/** Where a page's posts are taken from, and how many there are. What a search finds is looked for once, for both. */
function sourceOf(actor: Actor, input: PostListInput): Source {
  const posts = Prisma.sql`"Post" WHERE ${whereOf(actor, input)}`;
  if (!input.q?.trim()) return { before: Prisma.empty, from: posts, total: countOf(actor, input.status) };
  const found = Prisma.sql`SELECT "id", "deletedAt", "createdAt", "scheduledAt", "status", "cost" FROM ${posts}`;
  return {
    before: Prisma.sql`WITH found AS MATERIALIZED (${found})`,
    from: Prisma.sql`found`,
    total: Prisma.sql`SELECT count(*)::int AS "count" FROM found`,
  };
}
