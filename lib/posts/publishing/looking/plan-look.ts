import "server-only";
import type { Db } from "@/lib/db";
import { GIVE_UP_DAYS, LOOK_AGAIN_SECONDS } from "./constants";

/**
 * Plans the second look at the page of a delivery that was refused, in the transaction that records that. Nothing is
 * planned where nothing of it can have arrived.
 */
export async function planLook(tx: Db, deliveryId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "PageLook" ("deliveryId", "kind", "dueAt", "endsAt")
    SELECT ${deliveryId}, 'REFUSED', app_now() + ${LOOK_AGAIN_SECONDS} * interval '1 second',
           app_now() + ${GIVE_UP_DAYS} * interval '1 day'
    WHERE EXISTS (SELECT 1 FROM "DeliveryAttempt" WHERE "deliveryId" = ${deliveryId} AND "arrived")
    ON CONFLICT ("deliveryId", "kind") DO UPDATE
    SET "dueAt" = EXCLUDED."dueAt", "endsAt" = EXCLUDED."endsAt", "tries" = "PageLook"."tries" + 1`;
}
