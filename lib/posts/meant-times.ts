import "server-only";
import { Prisma } from "@/lib/db";

/**
 * For a query over "User" u: the times ahead that ideas of the plans "WeekPlan" w have, whose posts are not scheduled, as
 * JSON; null for none. @param which the plans that count
 */
export const meantTimes = (which: Prisma.Sql) => Prisma.sql`(
  SELECT json_agg(i."slotAt") FROM "WeekPlan" w JOIN "Idea" i ON i."planId" = w."id"
  WHERE w."userId" = u."id" AND ${which} AND i."slotAt" > app_now() AND i."state" <> 'DROPPED'
    AND (i."postId" IS NULL OR EXISTS (
      SELECT 1 FROM "Post" p WHERE p."id" = i."postId" AND p."status" = 'GENERATED' AND p."deletedAt" IS NULL)))`;
