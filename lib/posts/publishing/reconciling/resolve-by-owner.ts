import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPost } from "@/lib/posts/lock-post";
import { leaseDelivery } from "@/lib/posts/publishing/leasing/lease-delivery";
import { markPublished, recordEvent, unschedule } from "@/lib/posts/publishing/mutations";
import type { ResolveDeliveryInput } from "@/lib/posts/publishing/schema";
import { sendNow } from "@/lib/posts/publishing/send-now";
import type { PublishResult } from "@/lib/posts/publishing/types";

/**
 * Settles a delivery of unknown outcome by what its owner sees on the page: the post is there, or it is sent again now.
 * @throws AppError DELIVERY_NOT_FOUND, DELIVERY_NOT_IN_DOUBT, SAME_POST_IN_FLIGHT, PUBLISH_FAILED
 */
export async function resolveByOwner(
  actor: Actor,
  deliveryId: number,
  { found }: ResolveDeliveryInput,
): Promise<PublishResult> {
  const delivery = await db.delivery.findFirst({
    where: { id: deliveryId, post: { userId: actor.userId, deletedAt: null } },
    select: { postId: true },
  });
  if (!delivery) throw new AppError("DELIVERY_NOT_FOUND");
  const { postId } = delivery;
  const lease = await transaction(actor, async (tx) => {
    await lockPost(tx, actor, postId);
    await resolveUnknown(tx, deliveryId, found);
    await recordEvent(tx, { postId, deliveryId, kind: "SETTLED_BY_OWNER" });
    await unschedule(tx, actor, postId);
    if (!found) return leaseDelivery(tx, deliveryId);
    await markPublished(tx, postId);
    return null;
  });
  return sendNow(actor, postId, lease ? [lease] : []);
}

/** Records the owner's answer as the attempt's outcome, in place of Facebook's response: accepted or refused. */
async function resolveUnknown(tx: Db, deliveryId: number, found: boolean): Promise<void> {
  const updated = await tx.$executeRaw`
    WITH settled AS (
      UPDATE "Delivery"
      SET "status" = ${found ? "SUCCESS" : "PENDING"}::"DeliveryStatus", "checks" = 0, "againAt" = NULL,
          "sentAt" = CASE WHEN ${found} THEN app_now() END, "dueAt" = date_trunc('milliseconds', app_now()),
          "errorCode" = NULL, "errorMessage" = NULL, "updatedAt" = now()
      WHERE "id" = ${deliveryId} AND "status" = 'UNKNOWN' RETURNING "id", "fence"
    )
    UPDATE "DeliveryAttempt" a SET "arrived" = ${found}, "outcome" = CASE
      WHEN a."fence" = settled."fence" THEN ${found ? "SUCCESS" : "REFUSED"}::"AttemptOutcome" ELSE a."outcome" END
    FROM settled WHERE a."deliveryId" = settled."id"`;
  if (updated === 0) throw new AppError("DELIVERY_NOT_IN_DOUBT");
}
