import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { requireFilled } from "@/lib/posts/editing/blanks";
import { lockPost, requireRevision } from "@/lib/posts/lock-post";
import { cancelSchedule } from "../cancel-schedule";
import { confirmText } from "../problems/confirm-text";
import { type DeliveryLease, leaseDelivery } from "@/lib/posts/publishing/leasing/lease-delivery";
import { recordEvent, unschedule } from "@/lib/posts/publishing/mutations";
import { movePost } from "../move-post";
import { getPost } from "@/lib/posts/queries";
import type { ReleaseInput } from "../schema";
import { sendNow } from "@/lib/posts/publishing/send-now";
import type { PublishResult } from "@/lib/posts/publishing/types";
import type { Post } from "@/lib/posts/types";

/**
 * Carries out the owner's decision about a held post: publishes it now, reschedules it, cancels it, or lets it go out
 * at its time although a fact that it relies on has ended, or with its blanks.
 * @throws AppError POST_NOT_FOUND, POST_NOT_HELD, POST_CHANGED, POST_BLANK, DELIVERY_IN_FLIGHT, and as publishing and moving do
 */
export async function releasePost(actor: Actor, postId: number, input: ReleaseInput): Promise<PublishResult> {
  const { revision } = input;
  if (input.action === "confirm") return confirmText(actor, postId, input);
  if (input.action === "reschedule") return movePost(actor, postId, input, { only: "held" });
  const post = await getPost(actor, postId);
  if (input.action === "cancel" && isCancelled(post)) return { post, deliveries: post.postPlatforms };
  // Without a lock: what follows looks again, under one.
  if (!post.postPlatforms.some(({ held }) => held)) throw new AppError("POST_NOT_HELD");
  if (input.action === "cancel") return cancelSchedule(actor, { postID: postId, revision });
  await requireActivePlan(actor);
  const leases = await transaction(actor, (tx) => leaseHeld(tx, actor, postId, input));
  return sendNow(actor, postId, leases);
}

/** A repeat of a cancellation, whose answer was lost, finds it so. */
const isCancelled = ({ status, postPlatforms }: Post) =>
  status === "GENERATED" && postPlatforms.some((delivery) => delivery.status === "CANCELLED");

/** Leases the held deliveries in the releasing transaction, so that only one of several requests sends them. */
async function leaseHeld(
  tx: Db,
  actor: Actor,
  postId: number,
  { revision, confirmBlank }: { revision?: number; confirmBlank?: true },
): Promise<DeliveryLease[]> {
  const post = await lockPost(tx, actor, postId);
  await requireRevision(tx, actor, post, revision);
  await requireFilled(tx, post, confirmBlank);
  const released = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "Delivery" SET "heldAt" = NULL, "heldFor" = NULL, "dueAt" = date_trunc('milliseconds', app_now()), "updatedAt" = now()
    WHERE "postId" = ${postId} AND "heldAt" IS NOT NULL RETURNING "id"`;
  if (released.length === 0) throw new AppError("POST_NOT_HELD");
  await unschedule(tx, actor, postId);
  await recordEvent(tx, { postId, kind: "ASKED" });
  const leases: DeliveryLease[] = [];
  for (const { id } of released) {
    const lease = await leaseDelivery(tx, id);
    if (lease) leases.push(lease);
  }
  return leases;
}
