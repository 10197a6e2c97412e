import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { recheckDelivery } from "@/lib/posts/publishing/reconciling/recheck-delivery";
import { EARLY_SECONDS } from "./constants";
import { deliverPost } from "./deliver-post";
import { expireLeases } from "./leasing/expire-leases";
import { isWanted, throttledUntil } from "./find-due";

/** A delivery that is not settled, and the seconds until something is to be done for it. */
type Row = { id: number; status: "PENDING" | "SENDING" | "UNKNOWN"; at: Date; seconds: number };

/**
 * Does what is due for a post's deliveries: sends them, and checks the page where an outcome is unknown, also because
 * the process that was sending is gone. The trigger may fire early, late or twice: seconds early, this waits; earlier
 * still, it returns when to come back.
 * @returns when something is to be done next, or null when everything is settled, or waits for the owner
 */
export async function publishDuePost(actor: SystemActor, postId: number): Promise<Date | null> {
  await expireLeases();
  for (const { id, status, seconds } of await readRows(postId)) {
    if (seconds >= EARLY_SECONDS) continue;
    if (seconds > 0) await sleep(Math.ceil(seconds * 1000));
    if (status === "PENDING") await deliverPost(actor, id);
    if (status === "UNKNOWN") await recheckDelivery(actor, id);
  }
  const [next] = await readRows(postId);
  if (!next) return null;
  // Deliveries that are due already are being processed elsewhere: come back in a moment.
  return new Date(next.at.getTime() + Math.max(0, 1 - next.seconds) * 1000);
}

/** The deliveries that are still to be settled, the next one first; one that has been held back has no time. */
function readRows(postId: number): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT r.*, extract(epoch FROM r."at" - app_now())::float8 AS "seconds" FROM (
      SELECT d."id", d."status", CASE d."status"
        WHEN 'SENDING' THEN d."leaseUntil"
        WHEN 'UNKNOWN' THEN d."dueAt"
        ELSE greatest(d."dueAt", d."againAt", ${throttledUntil}) END AS "at"
      FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId" JOIN "User" u ON u."id" = p."userId"
      WHERE d."postId" = ${postId} AND (d."status" IN ('SENDING', 'UNKNOWN')
        OR (d."status" = 'PENDING' AND d."heldAt" IS NULL AND ${isWanted}))
    ) r ORDER BY r."at"`;
}
