import "server-only";
import { Prisma } from "@/lib/db";
import { USUAL_FROM } from "./constants";

/** The figures that are shown with a post; the others stand in the table of what worked. */
const SHOWN = Prisma.sql`('REACTIONS', 'COMMENTS', 'SHARES', 'PEOPLE')`;

/**
 * For a query over "Post" p: the latest figures of it on its page, and how many people usually see a post there ("usual"),
 * as JSON; null where none were read. OFFSET keeps the database from joining whole tables whose sizes it does not know.
 */
export const countsOfPost = Prisma.sql`CASE WHEN p."status" = 'PUBLISHED' THEN (
  SELECT json_object_agg(n."name", n."value") FROM (
    (SELECT DISTINCT ON (i."metric") lower(i."metric"::text) AS "name", i."value" FROM "PagePost" x CROSS JOIN LATERAL (
      SELECT * FROM "PostInsight" i WHERE i."pagePostId" = x."id" AND i."metric" IN ${SHOWN} OFFSET 0) i
    WHERE x."postId" = p."id" ORDER BY i."metric", i."takenAt" DESC)
    UNION ALL
    SELECT 'usual', t."usualPeople" FROM "PagePost" x CROSS JOIN LATERAL (
      SELECT * FROM "TrackedPage" t WHERE t."id" = x."trackedPageId" OFFSET 0) t
    WHERE x."postId" = p."id" AND t."usualOf" >= ${USUAL_FROM}) n) END`;
