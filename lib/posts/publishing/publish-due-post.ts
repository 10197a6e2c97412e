import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { EARLY_SECONDS } from "./constants";
import { deliverPost } from "./deliver-post";

type Row = { id: number; dueAt: Date; seconds: number };

/**
 * Sends a post's due deliveries. The trigger may fire early, late or twice: seconds early, this waits; earlier still,
 * it returns when to come back.
 * @returns when the post's next delivery is due, or null when none is pending
 */
export async function publishDuePost(actor: SystemActor, postId: number): Promise<Date | null> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT d."id", d."dueAt", extract(epoch FROM d."dueAt" - app_now())::float8 AS "seconds"
    FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
    WHERE d."postId" = ${postId} AND d."status" = 'PENDING' AND d."heldAt" IS NULL AND p."deletedAt" IS NULL
    ORDER BY d."dueAt"`;
  const near = rows.filter(({ seconds }) => seconds < EARLY_SECONDS);
  for (const { id, seconds } of near) {
    if (seconds > 0) await sleep(Math.ceil(seconds * 1000));
    await deliverPost(actor, id);
  }
  return rows.find(({ seconds }) => seconds >= EARLY_SECONDS)?.dueAt ?? null;
}
