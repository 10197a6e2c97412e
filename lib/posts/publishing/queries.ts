import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { PostEvent, PostEventKind } from "./types";

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
