import "server-only";
import { Prisma } from "@/lib/db";
import { USUAL_FROM } from "@/lib/posts/constants";
import { TIMES_USUAL } from "./constants";

// Each of these asks of one post. Written with EXISTS or as a plain join, the database would rather read whole tables
// where it knows nothing of their sizes: LIMIT keeps each beside its post.

/** For a query over "Post" p: whether there is a row of this, as `SELECT 1 FROM … WHERE …` of that post. */
export const hasAny = (rows: Prisma.Sql) => Prisma.sql`((${rows} LIMIT 1) IS NOT NULL)`;

/**
 * For a query over the published "Post" p: it did well. People came for it, by its owner's word; where she does not say
 * so, and does not deny it, it was seen by clearly more than usually see a post of its page.
 */
export const didWell = Prisma.sql`coalesce(
  (SELECT CASE o."answer" WHEN 'YES' THEN true WHEN 'NO' THEN false END FROM "PostOutcome" o WHERE o."postId" = p."id"),
  ${hasAny(Prisma.sql`SELECT 1 FROM "PagePost" x CROSS JOIN LATERAL (
      SELECT * FROM "TrackedPage" t WHERE t."id" = x."trackedPageId" LIMIT 1) t CROSS JOIN LATERAL (
      SELECT 1 FROM "PostInsight" i WHERE i."pagePostId" = x."id" AND i."metric" = 'PEOPLE'
        AND i."value" >= ${TIMES_USUAL}::float8 * t."usualPeople" LIMIT 1) i
    WHERE x."postId" = p."id" AND t."usualOf" >= ${USUAL_FROM}`)})`;

/** For the same: it still stands on its page, as far as is known. */
export const isThere = Prisma.sql`NOT ${hasAny(
  Prisma.sql`SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."goneAt" IS NOT NULL`,
)}`;

/** For the same: it has a photo from there. */
export const hasPhoto = (source: "UPLOADED" | "GENERATED") =>
  hasAny(Prisma.sql`SELECT 1 FROM "PostMedia" x CROSS JOIN LATERAL (
      SELECT 1 FROM "Media" m WHERE m."id" = x."mediaId" AND m."source" = ${source}::"MediaSource" LIMIT 1) m
    WHERE x."postId" = p."id"`);
