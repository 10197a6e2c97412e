import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import type { Pause, PostEvent, PostEventKind } from "./types";

type EventRow = {
  at: Date;
  kind: PostEventKind;
  code: string | null;
  message: string | null;
  permalink: string | null;
};

/** The history of one of the actor's posts, oldest event first. @throws AppError POST_NOT_FOUND */
export async function getHistory(actor: Actor, postId: number): Promise<{ events: PostEvent[] }> {
  const rows = await db.$queryRaw<(EventRow & { kind: PostEventKind | null })[]>`
    SELECT e."at", e."kind", e."code", e."message",
           CASE WHEN e."kind" = 'CONFIRMED' THEN d."permalink" END AS "permalink"
    FROM "Post" p LEFT JOIN "PostEvent" e ON e."postId" = p."id" LEFT JOIN "Delivery" d ON d."id" = e."deliveryId"
    WHERE p."id" = ${postId} AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL
    ORDER BY e."id"`;
  if (rows.length === 0) throw new AppError("POST_NOT_FOUND");
  return { events: rows.filter(({ kind }) => kind !== null).map(eventOf) };
}

function eventOf({ at, kind, code, message, permalink }: EventRow): PostEvent {
  return {
    at: at.toISOString(),
    kind,
    code: code ?? undefined,
    message: message ?? undefined,
    permalink: permalink ?? undefined,
  };
}

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
