import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { MOST_EDITS } from "./constants";
import type { SentEdit } from "./types";

/**
 * What the model wrote for the actor's latest published posts, and what went out. Posts of which the model has changed
 * words afterwards are left out: what became of them is not the owner's doing alone.
 */
export async function listSentEdits({ userId }: Actor): Promise<SentEdit[]> {
  return db.$queryRaw<SentEdit[]>`
    SELECT w."content" AS "written", p."content" AS "sent"
    FROM (SELECT "id", "content", "publishedAt" FROM "Post"
      WHERE "userId" = ${userId}::uuid AND "status" = 'PUBLISHED' AND "deletedAt" IS NULL
        AND "publishedAt" IS NOT NULL
      ORDER BY "publishedAt" DESC LIMIT ${2 * MOST_EDITS}) p
    CROSS JOIN LATERAL (SELECT v."content", v."source" FROM "PostVersion" v
      WHERE v."postId" = p."id" AND v."source" <> 'OWNER' ORDER BY v."id" DESC LIMIT 1) w
    WHERE w."source" = 'DRAFT' ORDER BY p."publishedAt" DESC LIMIT ${MOST_EDITS}`;
}

/** Which of these posts of the page went out as the model wrote them. @param externalIds the network's */
export async function writtenByModel(
  { userId }: Actor,
  externalIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ externalId: string }[]>`
    SELECT d."externalId" FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
    WHERE d."platform" = 'FACEBOOK' AND d."externalId" = ANY (${[...externalIds]})
      AND p."userId" = ${userId}::uuid AND EXISTS (
        SELECT 1 FROM "PostVersion" v
        WHERE v."postId" = p."id" AND v."source" <> 'OWNER' AND v."content" = p."content")`;
  return new Set(rows.map(({ externalId }) => externalId));
}
