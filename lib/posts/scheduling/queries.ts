import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import type { Pause } from "./types";

/** For a query over "User" u: how many posts became due while publishing was paused. */
export const overdueOf = Prisma.sql`CASE WHEN u."pausedAt" IS NULL THEN 0 ELSE (
  SELECT count(DISTINCT p."id")::int FROM "Post" p JOIN "Delivery" d ON d."postId" = p."id"
  WHERE p."userId" = u."id" AND p."deletedAt" IS NULL AND p."status" = 'SCHEDULED'
    AND d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now()) END`;

/** Whether the actor has paused publishing, and how many posts have become due since. One statement. */
export async function getPause(actor: Actor): Promise<Pause> {
  const [row] = await db.$queryRaw<{ pausedAt: Date | null; overdue: number }[]>`
    SELECT u."pausedAt", ${overdueOf} AS "overdue"
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  return { pausedAt: row?.pausedAt?.toISOString() ?? null, overdue: row?.overdue ?? 0 };
}
