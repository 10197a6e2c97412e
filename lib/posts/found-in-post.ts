import "server-only";
import { Prisma } from "@/lib/db";
import { isOfText } from "./text-reading";

/**
 * For a query over "Post" p: which facts its owner has, and as they are now. Their times would not do: a fact is stamped
 * when its transaction begins, and seen when that has ended.
 */
export const factsState = Prisma.sql`(
  SELECT md5(coalesce(string_agg(concat_ws(' ', f."id", f."revision", f."updatedAt"), ',' ORDER BY f."id"), ''))
  FROM "Fact" f WHERE f."userId" = p."userId")`;

/**
 * For a query over "Post" p: what was found in it, as `FoundInPost` has it; null of one that has gone out. Claims count
 * while no fact has changed since they were compared.
 */
export const foundInPost = Prisma.sql`CASE WHEN p."status" <> 'PUBLISHED' THEN json_build_object(
  'read', (SELECT r."reading" - 'claims' FROM "TextReading" r WHERE ${isOfText}),
  'unsaid', coalesce((SELECT u."list" FROM (
    SELECT json_agg(json_build_object('from', c."from", 'to', c."to", 'text', c."text", 'kind', c."kind", 'value', c."value")
      ORDER BY c."from") AS "list" FROM "PostClaim" c WHERE c."postId" = p."id" AND c."revision" = p."claimsRevision"
      AND (c."verdict" = 'UNSAID' OR c."factId" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "Fact" f WHERE f."id" = c."factId"))
    ) u WHERE u."list" IS NOT NULL AND p."claimsFacts" IS NOT DISTINCT FROM ${factsState}), '[]'::json),
  'links', coalesce((SELECT json_agg(json_build_object('url', l."url", 'finding', l."finding", 'host', l."host") ORDER BY l."id")
    FROM "PostLink" l WHERE l."postId" = p."id" AND l."state" IN ('DEAD', 'MOVED') AND l."leftAt" IS NULL), '[]'::json)) END`;
