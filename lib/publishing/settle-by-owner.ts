import "server-only";
import type { Actor } from "@/lib/auth";
import { type Db, db } from "@/lib/db";
import type { Reply } from "@/lib/envelope";
import { AppError } from "@/lib/errors";
import { lockPost } from "@/lib/posts/mutations";
import { claimDelivery } from "./claim-delivery";
import { recordEvent, unschedule } from "./mutations";
import type { SettleInput } from "./schema";
import { sendAsked } from "./send-asked";
import { markPublished } from "./settle-delivery";
import type { PublishResult } from "./types";

/**
 * Settles a delivery in doubt by what its owner sees on the page: it is there, or it is sent again, now.
 * @throws AppError DELIVERY_NOT_FOUND, DELIVERY_NOT_IN_DOUBT, SAME_POST_IN_FLIGHT
 */
export async function settleByOwner(
  actor: Actor,
  deliveryId: number,
  { found }: SettleInput,
): Promise<Reply<PublishResult>> {
  const delivery = await db.delivery.findFirst({
    where: { id: deliveryId, post: { userId: actor.userId, deletedAt: null } },
    select: { postId: true },
  });
  if (!delivery) throw new AppError("DELIVERY_NOT_FOUND");
  const { postId } = delivery;
  const claim = await db.$transaction(async (tx) => {
    await lockPost(tx, actor, postId);
    await endDoubt(tx, deliveryId, found);
    await recordEvent(tx, { postId, deliveryId, kind: "SETTLED_BY_OWNER" });
    await unschedule(tx, actor, postId);
    if (!found) return claimDelivery(tx, deliveryId);
    await markPublished(tx, postId);
    return null;
  });
  return sendAsked(actor, postId, claim ? [claim] : []);
}

/** The owner's word ends the try in doubt as an answer of Facebook's would have: taken, or certainly not. */
async function endDoubt(tx: Db, deliveryId: number, found: boolean): Promise<void> {
  const ended = await tx.$executeRaw`
    WITH settled AS (
      UPDATE "Delivery"
      SET "status" = ${found ? "SUCCESS" : "PENDING"}::"DeliveryStatus", "looks" = 0,
          "sentAt" = CASE WHEN ${found} THEN app_now() END, "dueAt" = date_trunc('milliseconds', app_now()),
          "errorCode" = NULL, "errorMessage" = NULL, "updatedAt" = now()
      WHERE "id" = ${deliveryId} AND "status" = 'UNKNOWN' RETURNING "id", "fence"
    )
    UPDATE "DeliveryAttempt" a SET "outcome" = ${found ? "SUCCESS" : "REFUSED"}::"AttemptOutcome"
    FROM settled WHERE a."deliveryId" = settled."id" AND a."fence" = settled."fence"`;
  if (ended === 0) throw new AppError("DELIVERY_NOT_IN_DOUBT");
}
