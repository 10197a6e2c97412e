import "server-only";
import type { SystemActor } from "@/lib/auth";
import { db } from "@/lib/db";
import { deliverPost } from "./deliver-post";

type Row = { id: number; dueAt: Date; due: boolean };

/**
 * Sends what is due of a post; for a waker that comes at its time, or early, late or twice. One that comes
 * early is told when to come back.
 * @returns the next time at which something of the post is due, or null when nothing waits any more
 */
export async function publishDuePost(actor: SystemActor, postId: number): Promise<Date | null> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT d."id", d."dueAt", d."dueAt" <= app_now() AS "due"
    FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
    WHERE d."postId" = ${postId} AND d."status" = 'PENDING' AND d."heldAt" IS NULL AND p."deletedAt" IS NULL
    ORDER BY d."dueAt"`;
  for (const { id, due } of rows) if (due) await deliverPost(actor, id);
  return rows.find(({ due }) => !due)?.dueAt ?? null;
}
