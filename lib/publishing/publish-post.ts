import "server-only";
import type { Actor } from "@/lib/auth";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, db } from "@/lib/db";
import type { Reply } from "@/lib/envelope";
import { AppError } from "@/lib/errors";
import { once } from "@/lib/idempotency";
import { type Claim, claimDelivery } from "./claim-delivery";
import {
  cancelDeliveries,
  getChosenPage,
  lockWaiting,
  pinDelivery,
  recordEvent,
  unschedule,
} from "./mutations";
import type { PublishNowInput } from "./schema";
import { sendAsked } from "./send-asked";
import type { PublishResult } from "./types";

/**
 * Publishes a post now, or marks it as published when no platform is named. The delivery is claimed in the
 * same transaction that keeps the text, so that of many requests one sends. A delivery in doubt is a good
 * answer: it is settled by looking at the page. When every delivery failed the answer is a 502 that tells why.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_ALREADY_PUBLISHED, DELIVERY_IN_FLIGHT,
 * SAME_POST_IN_FLIGHT, FACEBOOK_NOT_CONNECTED, FACEBOOK_RECONNECT
 */
export function publishPost(
  actor: Actor,
  input: PublishNowInput,
  { key }: { key: string },
): Promise<Reply<PublishResult>> {
  return once(actor, { route: "post/publish", key, body: input }, async () => {
    await requireActivePlan(actor);
    const claims = await db.$transaction((tx) => ask(tx, actor, input));
    return sendAsked(actor, input.postID, claims);
  });
}

/** Keeps the text, and claims a delivery for each platform. All of it or nothing. */
async function ask(tx: Db, actor: Actor, input: PublishNowInput): Promise<Claim[]> {
  const { postID: postId, postContent: content, platforms = [] } = input;
  await lockWaiting(tx, actor, postId);
  await tx.post.update({ where: { id: postId, userId: actor.userId }, data: { content } });
  await unschedule(tx, actor, postId);
  await recordEvent(tx, { postId, kind: "ASKED" });
  if (platforms.length === 0) {
    await cancelDeliveries(tx, postId);
    await markPublished(tx, actor, postId);
    return [];
  }
  const claims: Claim[] = [];
  for (const platform of platforms) {
    const { pageId, alive } = await getChosenPage(tx, actor, platform);
    if (!alive) throw new AppError("FACEBOOK_RECONNECT");
    const deliveryId = await pinDelivery(tx, { postId, content, platform, pageId });
    const claim = await claimDelivery(tx, deliveryId);
    if (!claim) throw new AppError("DELIVERY_IN_FLIGHT");
    claims.push(claim);
  }
  return claims;
}

async function markPublished(tx: Db, actor: Actor, postId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Post" SET "status" = 'PUBLISHED', "publishedAt" = app_now(), "updatedAt" = now()
    WHERE "id" = ${postId} AND "userId" = ${actor.userId}::uuid`;
}
