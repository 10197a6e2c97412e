import "server-only";
import { Prisma } from "@/lib/db";

/** For a query over the scheduled "Post" p and a "Fact" f: it has ended when the post goes out, at its time or late. */
export const endsBefore = Prisma.sql`f."until" <= greatest(p."scheduledAt", app_now())`;

/** The claims of the scheduled "Post" p that are said by a fact which has ended when it goes out, or was removed. */
const leaning = Prisma.sql`
  FROM "PostClaim" c LEFT JOIN "Fact" f ON f."id" = c."factId"
  WHERE c."postId" = p."id" AND c."factId" IS NOT NULL AND c."revision" = p."claimsRevision"
    AND (f."id" IS NULL OR ${endsBefore})
    AND NOT EXISTS (SELECT 1 FROM "ConfirmedFact" k WHERE k."postId" = p."id" AND k."factId" = c."factId"
      AND (f."id" IS NULL OR k."until" IS NOT DISTINCT FROM f."until"))`;

/** For a query over the scheduled "Post" p: it has such a claim that its owner has not confirmed for that end. */
export const leansOnEndedFact = Prisma.sql`EXISTS (SELECT 1 ${leaning})`;

/** For a query over "Post" p: the first such claim's words and when they stop being true, as JSON; null for none. */
export const endedClaim = Prisma.sql`CASE WHEN p."status" = 'SCHEDULED' THEN (
  SELECT json_build_object('from', c."from", 'to', c."to", 'text', c."text", 'until', f."until", 'factId', c."factId")
  ${leaning} ORDER BY c."from" LIMIT 1) END`;
