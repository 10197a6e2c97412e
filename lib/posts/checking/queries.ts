import "server-only";
import { type Db, Prisma } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import type { PostStatus } from "@/lib/posts/types";
import { factsState } from "@/lib/posts/found-in-post";
import { writtenAtOf } from "@/lib/posts/queries";
import { isBeingRead } from "@/lib/posts/editing/enqueue-readings";
import { type AccountStateRow, accountStateOf, accountStateRow } from "@/lib/posts/needs/queries";
import { needsOf } from "@/lib/posts/needs/rules";
import type { Need } from "@/lib/posts/needs/types";
import type { ReadDays } from "@/lib/text/days/with-read";
import { readingOfPost } from "./reader/stored-readings";
import { MOST_VERSIONS, type Sources } from "./claims/sources";
import type { Claim } from "./types";

type Owner = { userId: string };

/** A post with its stored claims. `current`: they belong to its text, and no fact has changed since. */
export type ClaimedPost = {
  id: number;
  content: string;
  revision: number;
  status: PostStatus;
  current: boolean;
  /** `gone`: the fact that said it was removed. */
  claims: (Claim & { gone: boolean })[];
  writtenAt: Date;
  scheduledAt: Date | null;
  timeZone: string;
  /** The days a model found in it. */
  read: ReadDays | null;
  /** A model has yet to read the text. */
  reading: boolean;
  /** What its owner's account lacks. */
  needs: readonly Need[];
  /** The first day of the plan that it belongs to, yyyy-MM-dd. */
  plannedFrom: string | null;
};

/** SQL condition on "Post" p: its stored claims belong to its text, and no fact has changed since. */
const isCurrent = Prisma.sql`(p."claimsRevision" IS NOT NULL AND p."claimsAt" IS NOT NULL
  AND p."claimsFacts" IS NOT DISTINCT FROM ${factsState})`;

/** A post and its stored claims, in one statement. @throws AppError POST_NOT_FOUND */
export async function readClaims(on: Db, { userId }: Owner, id: number): Promise<ClaimedPost> {
  type Row = Omit<ClaimedPost, "claims" | "timeZone" | "needs"> & {
    claims: ClaimedPost["claims"] | null;
    timeZone: string | null;
    standing: AccountStateRow;
    now: Date;
  };
  const [found] = await on.$queryRaw<Row[]>`
    SELECT p."id", p."content", p."revision", p."status", ${writtenAtOf} AS "writtenAt", p."scheduledAt", u."timeZone", ${readingOfPost} - 'claims' AS "read",
      ${isCurrent} AS "current",
      ${isBeingRead} AS "reading", ${accountStateRow} AS "standing", app_now() AS "now",
      (SELECT coalesce(w."weekStart", w."beginsOn")::text FROM "Idea" i JOIN "WeekPlan" w ON w."id" = i."planId"
        WHERE i."postId" = p."id") AS "plannedFrom",
      (SELECT json_agg(json_build_object('from', c."from", 'to', c."to", 'kind', c."kind", 'text', c."text",
          'value', c."value", 'verdict', c."verdict", 'source', c."source", 'factId', c."factId", 'gone', c."factId" IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM "Fact" f WHERE f."id" = c."factId")) ORDER BY c."from")
       FROM "PostClaim" c WHERE c."postId" = p."id" AND c."revision" = p."claimsRevision") AS "claims"
    FROM "Post" p JOIN "User" u ON u."id" = p."userId"
    WHERE p."id" = ${id} AND p."userId" = ${userId}::uuid AND p."deletedAt" IS NULL`;
  if (!found) throw new AppError("POST_NOT_FOUND");
  const { standing, now, ...row } = found;
  return {
    ...row,
    needs: needsOf(accountStateOf(standing, now)),
    reading: row.reading && env().readingModel !== null,
    claims: row.claims ?? [],
    timeZone: row.timeZone ?? "UTC",
  };
}

/** How far back the chain of copied and repeated posts is followed. */
const MOST_COPIES = 5;
/** How much of each text is compared, in characters. */
const MOST_CHARACTERS = 20_000;

/** Everything a post's claims are compared with, in one statement; null if there is no such post. */
export async function readSources(on: Db, { userId }: Owner, id: number): Promise<Sources | null> {
  const line = Prisma.sql`(SELECT "id" FROM line)`;
  const [row] = await on.$queryRaw<Sources[]>`
    WITH RECURSIVE line AS (
      SELECT p."id", coalesce(p."copyOf", p."repeatOf") AS "from", 0 AS "depth" FROM "Post" p
      WHERE p."id" = ${id} AND p."userId" = ${userId}::uuid AND p."deletedAt" IS NULL
      UNION ALL
      SELECT p."id", coalesce(p."copyOf", p."repeatOf"), line."depth" + 1 FROM "Post" p JOIN line ON line."from" = p."id"
      WHERE p."userId" = ${userId}::uuid AND line."depth" < ${MOST_COPIES})
    SELECT p."content", p."revision", app_now() AS "now", ${isCurrent} AS "current", u."timeZone", u."modelReads",
      coalesce((SELECT max(v."createdAt") FROM "PostVersion" v
        WHERE v."postId" = p."id" AND v."content" = p."content"), p."createdAt") AS "writtenAt",
      (SELECT json_agg(json_build_object('source', v."source", 'content', v."content") ORDER BY v."id" DESC) FROM (
        SELECT "id", "source", left("content", ${MOST_CHARACTERS}) AS "content" FROM "PostVersion"
        WHERE "postId" IN ${line} ORDER BY "id" DESC LIMIT ${MOST_VERSIONS}) v) AS "versions",
      (SELECT json_agg(json_build_object('source', s."source", 'text', s."text", 'createdAt', s."createdAt") ORDER BY s."id" DESC)
       FROM "PostSource" s WHERE s."postId" IN ${line}) AS "sources",
      (SELECT json_agg(left(o."content", ${MOST_CHARACTERS})) FROM "Post" o
       WHERE o."id" IN ${line} AND o."id" <> p."id" AND o."status" = 'PUBLISHED') AS "published",
      (SELECT json_agg(m."altText") FROM "PostMedia" x JOIN "Media" m ON m."id" = x."mediaId"
       WHERE x."postId" = p."id" AND m."altText" IS NOT NULL) AS "photos",
      (SELECT json_agg(concat_ws(E'\n', w."brief", i."answer")) FROM "Idea" i JOIN "WeekPlan" w ON w."id" = i."planId"
       WHERE i."postId" IN ${line}) AS "plan",
      (SELECT json_agg(d) FROM "Idea" i, unnest(ARRAY[i."aboutFrom", i."aboutUntil"]) d
       WHERE i."postId" IN ${line} AND d IS NOT NULL) AS "planDays",
      (SELECT json_agg(concat_ws(' ', c."pageName", 'https://www.facebook.com/' || c."pageId")) FROM "Connection" c
       WHERE c."userId" = p."userId" AND c."pageId" IS NOT NULL) AS "pages",
      (SELECT to_jsonb(b) - ARRAY['id', 'userId', 'createdAt', 'updatedAt'] || coalesce(
        (SELECT jsonb_build_object('signature', v."signature") FROM "Voice" v WHERE v."userId" = p."userId"), '{}')
       FROM "BusinessProfile" b WHERE b."userId" = p."userId") AS "business",
      (SELECT json_agg(json_build_object('id', f."id", 'kind', f."kind", 'text', f."text", 'from', f."from", 'until', f."until")
        ORDER BY f."until" DESC NULLS FIRST) FROM "Fact" f WHERE f."userId" = p."userId") AS "facts",
      (SELECT min(o."createdAt") FROM "Post" o WHERE o."id" IN ${line}) AS "begunAt", ${factsState} AS "factsState",
      (SELECT json_object_agg(c."value", c."factId") FROM "PostClaim" c WHERE c."postId" = p."id" AND c."factId" IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM "Fact" f WHERE f."id" = c."factId")) AS "gone",
      (SELECT array_agg(r) FROM "Post" o, unnest(o."rightClaims") r WHERE o."id" IN ${line}) AS "rights"
    FROM "Post" p JOIN "User" u ON u."id" = p."userId"
    WHERE p."id" = ${id} AND p."userId" = ${userId}::uuid AND p."deletedAt" IS NULL`;
  return row ?? null;
}
