import "server-only";
import { type Db, Prisma } from "@/lib/db";
import { GIVE_UP_DAYS, LOOKS_AFTER_SENDING, LOOK_AGAIN_SECONDS } from "./constants";

const AFTER_SENDING = Prisma.join(
  Object.entries(LOOKS_AFTER_SENDING).map(
    ([kind, { after, until }]) => Prisma.sql`(${kind}, ${after}::int, ${until}::int)`,
  ),
);

/** Plans the looks after a success, as SQL over the rows of `settled`. */
export const planningLooks = Prisma.sql`
  INSERT INTO "PageLook" ("deliveryId", "kind", "dueAt", "endsAt")
  SELECT settled."id", l."kind"::"PageLookKind", app_now() + l."after" * interval '1 second',
         app_now() + l."until" * interval '1 second'
  FROM settled, (VALUES ${AFTER_SENDING}) AS l("kind", "after", "until")
  ON CONFLICT ("deliveryId", "kind") DO NOTHING`;

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
