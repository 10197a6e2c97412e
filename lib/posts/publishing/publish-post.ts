import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { requireFilled } from "@/lib/posts/editing/blanks";
import { sendEvent } from "@/lib/jobs/send-event";
import { requireRevision, writeAs } from "@/lib/posts/lock-post";
import { markRead } from "@/lib/posts/reading/mutations";
import { type DeliveryLease, leaseDelivery } from "./leasing/lease-delivery";
import {
  cancelDeliveries,
  getChosenPage,
  lockUnpublished,
  markPublished,
  pinDelivery,
  recordEvent,
  unschedule,
} from "./mutations";
import { resendSeconds } from "./record-outcome";
import type { PublishNowInput } from "./schema";
import { sendNow } from "./send-now";
import type { PublishResult } from "./types";

/**
 * Publishes a post now, or marks it as published when no platform is named. The delivery is leased in the transaction
 * that saves the text, so that only one of several requests sends it. A delivery of unknown outcome counts as success
 * and is settled later by checking the page.
 * A scheduled post is published, or marked so, before its time only with `confirmEarly`.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_ALREADY_PUBLISHED, POST_CHANGED, POST_SCHEDULED, POST_BLANK, DELIVERY_IN_FLIGHT,
 * SAME_POST_IN_FLIGHT, FACEBOOK_NOT_CONNECTED, FACEBOOK_RECONNECT; PUBLISH_FAILED with the result
 */
export async function publishPost(actor: Actor, input: PublishNowInput): Promise<PublishResult> {
  await requireActivePlan(actor);
  const leases = await transaction(actor, (tx) => leasePost(tx, actor, input));
  if (leases.length < (input.platforms?.length ?? 0)) announceResend();
  return sendNow(actor, input.postID, leases);
}

/** Has a sweep come when the page has been given its time, where no server of ours sweeps all the time. */
function announceResend(): void {
  const at = new Date(Date.now() + resendSeconds() * 1000).toISOString();
  sendEvent({ name: "posts/due", data: { at, until: at } });
}

/** Saves the text and leases a delivery for each platform; the caller's transaction makes it atomic. */
async function leasePost(tx: Db, actor: Actor, input: PublishNowInput): Promise<DeliveryLease[]> {
  const { postID: postId, postContent: content, platforms = [], confirmEarly } = input;
  const post = await lockUnpublished(tx, actor, postId);
  await requireRevision(tx, actor, post, input.revision);
  if (post.status === "SCHEDULED" && !confirmEarly) throw new AppError("POST_SCHEDULED");
  await requireFilled(tx, { ...post, content }, input.confirmBlank);
  await writeAs(tx, input.view);
  await tx.post.update({ where: { id: postId, userId: actor.userId }, data: { content } });
  await markRead(tx, postId);
  await unschedule(tx, actor, postId);
  await recordEvent(tx, { postId, kind: "ASKED" });
  if (platforms.length === 0) {
    await cancelDeliveries(tx, postId);
    await markPublished(tx, postId);
    return [];
  }
  const leases: DeliveryLease[] = [];
  for (const platform of platforms) {
    const { pageId, alive } = await getChosenPage(tx, actor, platform);
    if (!alive) throw new AppError("FACEBOOK_RECONNECT");
    const deliveryId = await pinDelivery(tx, { postId, content, platform, pageId });
    const lease = await leaseDelivery(tx, deliveryId);
    // Right after a refusal the post may still appear on its page: it waits, and a sweep looks there and sends it.
    if (lease) leases.push(lease);
  }
  return leases;
}
