import "server-only";
import { type Actor, systemActor } from "@/lib/auth";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, db } from "@/lib/db";
import { Reply } from "@/lib/envelope";
import { AppError, statusOf } from "@/lib/errors";
import { once } from "@/lib/idempotency";
import { getPost } from "@/lib/posts/queries";
import type { PublishNowInput } from "./schema";
import { type Claim, claimDelivery, contentHash } from "./claim-delivery";
import { sendClaimed } from "./deliver-post";
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
    const claims = await db.$transaction((tx) => ask(tx, actor, input), { maxWait: 10_000, timeout: 15_000 });
    const job = systemActor("publish");
    await Promise.all(claims.map((claim) => sendClaimed(job, claim)));
    return answer(actor, input.postID, claims);
  });
}

/** Keeps the text, and claims a delivery for each platform. All of it or nothing. */
async function ask(tx: Db, actor: Actor, input: PublishNowInput): Promise<Claim[]> {
  const { postID: postId, postContent: content, platforms = [] } = input;
  const [post] = await tx.$queryRaw<{ status: string }[]>`
    SELECT "status" FROM "Post"
    WHERE "id" = ${postId} AND "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  if (post.status === "PUBLISHED") throw new AppError("POST_ALREADY_PUBLISHED");
  const inFlight = await tx.delivery.count({ where: { postId, status: { in: ["SENDING", "UNKNOWN"] } } });
  if (inFlight > 0) throw new AppError("DELIVERY_IN_FLIGHT");
  if (platforms.length === 0) {
    await markPublished(tx, actor, postId, content);
    return [];
  }
  await tx.post.update({
    where: { id: postId, userId: actor.userId },
    data: { content, status: "GENERATED", scheduledAt: null },
  });
  const claims: Claim[] = [];
  for (const platform of platforms) {
    const deliveryId = await askPlatform(tx, actor, { postId, content, platform });
    const claim = await claimDelivery(tx, deliveryId);
    if (!claim) throw new AppError("DELIVERY_IN_FLIGHT");
    claims.push(claim);
  }
  return claims;
}

async function markPublished(tx: Db, actor: Actor, postId: number, content: string): Promise<void> {
  await tx.delivery.updateMany({ where: { postId, status: "PENDING" }, data: { status: "CANCELLED" } });
  await tx.$executeRaw`
    UPDATE "Post" SET "content" = ${content}, "status" = 'PUBLISHED', "publishedAt" = app_now(), "updatedAt" = now()
    WHERE "id" = ${postId} AND "userId" = ${actor.userId}::uuid`;
}

type Asked = { postId: number; content: string; platform: "FACEBOOK" };

/** The post's one delivery to the platform, made or taken up again, with the page pinned. @returns its id */
async function askPlatform(tx: Db, actor: Actor, { postId, content, platform }: Asked): Promise<number> {
  const connection = await tx.connection.findUnique({
    where: { userId_platform: { userId: actor.userId, platform } },
    select: { pageId: true, status: true },
  });
  if (connection?.status === "RECONNECT") throw new AppError("FACEBOOK_RECONNECT");
  if (!connection?.pageId) throw new AppError("FACEBOOK_NOT_CONNECTED");
  // Cut to the column's milliseconds: rounded up, it would not be due yet in this very transaction.
  const [delivery] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "dueAt", "updatedAt")
    VALUES (${postId}, ${platform}::"Platform", ${connection.pageId}, ${contentHash(content)},
            date_trunc('milliseconds', app_now()), now())
    ON CONFLICT ("postId", "platform") DO UPDATE
    SET "status" = 'PENDING', "pageId" = EXCLUDED."pageId", "contentHash" = EXCLUDED."contentHash",
        "dueAt" = EXCLUDED."dueAt", "updatedAt" = now()
    WHERE "Delivery"."status" IN ('PENDING', 'FAILED', 'CANCELLED')
    RETURNING "id"`;
  if (!delivery) throw new AppError("DELIVERY_IN_FLIGHT");
  return delivery.id;
}

async function answer(actor: Actor, postId: number, claims: Claim[]): Promise<Reply<PublishResult>> {
  const post = await getPost(actor, postId);
  const asked = new Set(claims.map(({ deliveryId }) => deliveryId));
  const deliveries = post.postPlatforms.filter(({ id }) => asked.has(id));
  const result = { deliveries, post };
  const failed = deliveries.length > 0 && deliveries.every(({ status }) => status === "FAILED");
  // An answer and not an error of ours: it is not logged, and a repeat with the same key gets it again.
  return failed
    ? new Reply(result, { status: statusOf("PUBLISH_FAILED"), message: "PUBLISH_FAILED" })
    : new Reply(result);
}
