import "server-only";
import { db } from "@/lib/db";
import { SWEEP_LIMIT } from "@/lib/posts/publishing/constants";

/**
 * Makes deliveries UNKNOWN whose lease has expired: their process has crashed or will be too late, so the post may
 * already be on the page. The page is checked at once, and again when nothing of the call can arrive any longer.
 * @returns how many there were
 */
export async function expireLeases(): Promise<number> {
  return db.$executeRaw`
    WITH doubted AS (
      UPDATE "Delivery" d
      SET "status" = 'UNKNOWN', "leaseUntil" = NULL, "checks" = 0, "errorCode" = 'FACEBOOK_UNAVAILABLE',
          "dueAt" = app_now(), "updatedAt" = now()
      WHERE d."id" = ANY (ARRAY(
        SELECT "id" FROM "Delivery" WHERE "status" = 'SENDING' AND "leaseUntil" < app_now()
        ORDER BY "leaseUntil" LIMIT ${SWEEP_LIMIT} FOR UPDATE SKIP LOCKED))
      RETURNING d."id", d."fence"
    )
    UPDATE "DeliveryAttempt" a
    SET "outcome" = 'UNKNOWN', "finishedAt" = now(), "errorCode" = 'FACEBOOK_UNAVAILABLE'
    FROM doubted WHERE a."deliveryId" = doubted."id" AND a."fence" = doubted."fence"`;
}
