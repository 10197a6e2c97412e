import "server-only";
import { Prisma } from "@/lib/db";

/** For a query over "Post" p: the latest figures of it on its page, as JSON; null where none were read. */
export const countsOfPost = Prisma.sql`CASE WHEN p."status" = 'PUBLISHED' THEN (
  SELECT json_object_agg(lower(n."metric"::text), n."value") FROM (
    SELECT DISTINCT ON (i."metric") i."metric", i."value" FROM "PagePost" x CROSS JOIN LATERAL (
      SELECT * FROM "PostInsight" i WHERE i."pagePostId" = x."id") i
    WHERE x."postId" = p."id" ORDER BY i."metric", i."takenAt" DESC) n) END`;
