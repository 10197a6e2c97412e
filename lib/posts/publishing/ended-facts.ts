import "server-only";
import { Prisma } from "@/lib/db";

/** For a query over the scheduled "Post" p and a "Fact" f: it has ended when the post goes out, at its time or late. */
export const endsBefore = Prisma.sql`f."until" <= greatest(p."scheduledAt", app_now())`;

/**
 * For a query over the scheduled "Post" p: one of its claims is said by a fact that has ended when it goes out, or was
 * removed, and its owner has not confirmed it for that end.
 */
export const leansOnEndedFact = Prisma.sql`EXISTS (
  SELECT 1 FROM "PostClaim" c LEFT JOIN "Fact" f ON f."id" = c."factId"
  WHERE c."postId" = p."id" AND c."factId" IS NOT NULL AND c."revision" = p."claimsRevision"
    AND (f."id" IS NULL OR ${endsBefore})
    AND NOT EXISTS (SELECT 1 FROM "ConfirmedFact" k WHERE k."postId" = p."id" AND k."factId" = c."factId"
      AND (f."id" IS NULL OR k."until" IS NOT DISTINCT FROM f."until")))`;
