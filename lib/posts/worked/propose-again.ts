import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { excerpt } from "@/lib/notices/rules";
import { AGAIN_DAYS, AGAIN_UNTIL_DAYS, MAX_POSTS, PROPOSAL_DAYS, YEAR_DAYS } from "./constants";
import { didWell, isThere } from "./did-well";
import type { PostOnceMore } from "./types";

const before = (days: number) => Prisma.sql`app_now() - ${days} * interval '1 day'`;

/**
 * Begins a statement of the actor's: where no post was proposed for a week, proposes the oldest of a little over a year
 * that did well, which is of the same season if any is. Two at once propose one, because an owner has one row; a post is
 * marked by the same statement, for a year.
 */
export const proposing = ({ userId }: Actor) => Prisma.sql`WITH proposed AS (
  INSERT INTO "PostAgain" AS a ("userId", "postId", "proposedAt")
  SELECT p."userId", p."id", app_now() FROM (
    SELECT * FROM "Post" WHERE "userId" = ${userId}::uuid AND "deletedAt" IS NULL AND "status" = 'PUBLISHED'
      AND "publishedAt" BETWEEN ${before(AGAIN_UNTIL_DAYS)} AND ${before(AGAIN_DAYS)}
      AND ("againAt" IS NULL OR "againAt" <= ${before(YEAR_DAYS)})
    ORDER BY "publishedAt" LIMIT ${MAX_POSTS}) p
  WHERE ${isThere} AND ${didWell} AND btrim(p."content") <> '' AND NOT EXISTS (
    SELECT 1 FROM "PostAgain" o WHERE o."userId" = ${userId}::uuid AND o."proposedAt" > ${before(PROPOSAL_DAYS)})
  ORDER BY p."publishedAt" LIMIT 1
  ON CONFLICT ("userId") DO UPDATE SET "postId" = EXCLUDED."postId", "proposedAt" = EXCLUDED."proposedAt",
    "answeredAt" = NULL WHERE a."proposedAt" <= ${before(PROPOSAL_DAYS)}
  RETURNING a."postId"
), marked AS (
  UPDATE "Post" SET "againAt" = app_now() FROM proposed WHERE "id" = proposed."postId"
)`;

export type OnceMoreRow = { id: number; content: string; publishedAt: string };

/** In such a statement: the post that is proposed now, as JSON; null where none is, or its owner has answered. */
export const againOf = ({ userId }: Actor) => Prisma.sql`(
  SELECT json_build_object('id', p."id", 'content', left(p."content", 500), 'publishedAt', p."publishedAt")
  FROM "Post" p WHERE p."deletedAt" IS NULL AND p."id" = coalesce((SELECT "postId" FROM proposed), (
    SELECT a."postId" FROM "PostAgain" a WHERE a."userId" = ${userId}::uuid AND a."answeredAt" IS NULL
      AND a."proposedAt" > ${before(PROPOSAL_DAYS)})))`;

export function sayAgain(row: OnceMoreRow | null): PostOnceMore | null {
  if (!row) return null;
  const { id, content, publishedAt } = row;
  return { id, excerpt: excerpt(content), publishedAt: new Date(publishedAt).toISOString() };
}

/** The post that is proposed to the actor this week to be written once more; null for none. One statement. */
export async function proposeAgain(actor: Actor): Promise<PostOnceMore | null> {
  const [row] = await db.$queryRaw<[{ again: OnceMoreRow | null }]>`
    ${proposing(actor)} SELECT ${againOf(actor)} AS "again"`;
  return sayAgain(row.again);
}
