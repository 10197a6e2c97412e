import "server-only";
import { Prisma } from "@/lib/db";

/**
 * SQL for a query over "User" u: the future times, as JSON, of ideas in the plans "WeekPlan" w whose posts are not
 * scheduled; null for none. @param which selects the plans
 */
export const ideaTimes = (which: Prisma.Sql) => Prisma.sql`(
  SELECT json_agg(i."slotAt") FROM "WeekPlan" w JOIN "Idea" i ON i."planId" = w."id"
  WHERE w."userId" = u."id" AND ${which} AND i."slotAt" > app_now() AND i."state" <> 'DROPPED'
    AND (i."postId" IS NULL OR EXISTS (
      SELECT 1 FROM "Post" p WHERE p."id" = i."postId" AND p."status" = 'GENERATED' AND p."deletedAt" IS NULL)))`;
