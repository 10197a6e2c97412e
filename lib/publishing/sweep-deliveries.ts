import "server-only";
import { systemActor } from "@/lib/auth";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { deliverPost } from "./deliver-post";
import { SWEEP_AT_ONCE, SWEEP_LIMIT } from "./constants";
import { reconcileDelivery } from "./reconcile-delivery";
import { secondsToNextLook } from "./rules";
import { lookDelays } from "./settle-delivery";

/**
 * Takes up what nobody holds: leases that are over become doubts, posts that are due are sent, doubts that
 * are due are looked into. Any number of processes may sweep at once; each delivery is had by one.
 * @returns how many were taken up
 */
export async function sweepDeliveries(): Promise<number> {
  const actor = systemActor("sweep-deliveries");
  const expired = await expireLeases();
  const pending = await dueIds("PENDING");
  const unknown = await dueIds("UNKNOWN");
  await each(pending, (id) => deliverPost(actor, id));
  await each(unknown, (id) => reconcileDelivery(actor, id));
  return expired + pending.length + unknown.length;
}

/** Whoever held these has died, or will come too late: the post may be on the page. */
async function expireLeases(): Promise<number> {
  return db.$executeRaw`
    WITH over AS (
      SELECT "id" FROM "Delivery" WHERE "status" = 'SENDING' AND "leaseUntil" < app_now()
      ORDER BY "leaseUntil" LIMIT ${SWEEP_LIMIT} FOR UPDATE SKIP LOCKED
    ), doubted AS (
      UPDATE "Delivery" d
      SET "status" = 'UNKNOWN', "leaseUntil" = NULL, "looks" = 0, "errorCode" = 'FACEBOOK_UNAVAILABLE',
          "dueAt" = app_now() + ${secondsToNextLook(lookDelays(), 0) ?? 0} * interval '1 second',
          "updatedAt" = now()
      FROM over WHERE d."id" = over."id"
      RETURNING d."id", d."fence"
    )
    UPDATE "DeliveryAttempt" a
    SET "outcome" = 'UNKNOWN', "finishedAt" = now(), "errorCode" = 'FACEBOOK_UNAVAILABLE'
    FROM doubted WHERE a."deliveryId" = doubted."id" AND a."fence" = doubted."fence"`;
}

async function dueIds(status: "PENDING" | "UNKNOWN"): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT d."id" FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
    WHERE d."status" = ${status}::"DeliveryStatus" AND d."dueAt" <= app_now() AND p."deletedAt" IS NULL
    ORDER BY d."dueAt" LIMIT ${SWEEP_LIMIT} FOR UPDATE OF d SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

/** A few at a time; one that fails is logged and does not hold up the others. */
async function each(ids: readonly number[], work: (id: number) => Promise<void>): Promise<void> {
  const queue = [...ids];
  const worker = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      await work(id).catch((error: unknown) =>
        log.error(
          { err: error, delivery: id },
          "a delivery could not be taken up; the next sweep tries again",
        ),
      );
    }
  };
  await Promise.all(Array.from({ length: SWEEP_AT_ONCE }, worker));
}
