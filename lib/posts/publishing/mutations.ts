import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { enqueuing } from "@/lib/jobs/outbox";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { type LockedPost, lockPost } from "@/lib/posts/lock-post";
import { checksWhenSent } from "@/lib/posts/seal/seal-post";
import { postRepeat } from "./repeat-message";
import { contentHash } from "./leasing/lease-delivery";
import { publishing, repeating } from "./record-success";
import type { PostEventKind } from "./types";

type Platform = "FACEBOOK";

/**
 * Locks a post that is neither published nor being sent.
 * @throws AppError POST_NOT_FOUND, POST_ALREADY_PUBLISHED, DELIVERY_IN_FLIGHT
 */
export async function lockUnpublished(tx: Db, actor: Actor, postId: number): Promise<LockedPost> {
  const post = await lockPost(tx, actor, postId);
  if (post.status === "PUBLISHED") throw new AppError("POST_ALREADY_PUBLISHED");
  if (post.inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
  return post;
}

/** The page that the owner has chosen on a platform. @throws AppError FACEBOOK_NOT_CONNECTED */
export async function getChosenPage(
  tx: Db,
  actor: Actor,
  platform: Platform,
): Promise<{ pageId: string; alive: boolean }> {
  const connection = await tx.connection.findUnique({
    where: { userId_platform: { userId: actor.userId, platform } },
    select: { pageId: true, status: true },
  });
  if (!connection?.pageId) throw new AppError("FACEBOOK_NOT_CONNECTED");
  return { pageId: connection.pageId, alive: connection.status !== "RECONNECT" };
}

type Pinned = {
  postId: number;
  content: string;
  platform: Platform;
  pageId: string;
  /** When to send it; now when absent. */
  dueAt?: Date;
};

/**
 * Creates or reopens the post's one delivery to a platform and fixes its page. @returns its id
 * @throws AppError DELIVERY_IN_FLIGHT when it has been sent or may have been
 */
export async function pinDelivery(tx: Db, pinned: Pinned): Promise<number> {
  const { postId, content, platform, pageId, dueAt = null } = pinned;
  // Truncated to the column's milliseconds: rounded up, it would not be due yet within this transaction.
  const [delivery] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "dueAt", "updatedAt")
    VALUES (${postId}, ${platform}::"Platform", ${pageId}, ${contentHash(content)},
            coalesce(${dueAt}::timestamptz, date_trunc('milliseconds', app_now())), now())
    ON CONFLICT ("postId", "platform") DO UPDATE
    SET "status" = 'PENDING', "pageId" = EXCLUDED."pageId", "contentHash" = EXCLUDED."contentHash",
        "dueAt" = EXCLUDED."dueAt", "heldAt" = NULL, "heldFor" = NULL, "errorCode" = NULL,
        "errorMessage" = NULL, "updatedAt" = now(),
        "pageAskedAt" = CASE WHEN "Delivery"."pageId" = EXCLUDED."pageId" THEN "Delivery"."pageAskedAt" END,
        "pageProblem" = CASE WHEN "Delivery"."pageId" = EXCLUDED."pageId" THEN "Delivery"."pageProblem" END
    WHERE "Delivery"."status" IN ('PENDING', 'FAILED', 'CANCELLED')
    RETURNING "id"`;
  if (!delivery) throw new AppError("DELIVERY_IN_FLIGHT");
  return delivery.id;
}

/** Cancels the post's pending deliveries, except those to the platforms in `keep`. */
export async function cancelDeliveries(
  tx: Db,
  postId: number,
  keep: readonly Platform[] = [],
): Promise<void> {
  await tx.delivery.updateMany({
    where: { postId, status: "PENDING", platform: { notIn: [...keep] } },
    data: { status: "CANCELLED", heldAt: null, heldFor: null },
  });
}

/**
 * Makes a post a draft again and closes its notices. What its owner requests after this is sent whatever its scheduled
 * time was, and whether or not publishing is paused.
 */
export async function unschedule(tx: Db, actor: Actor, postId: number): Promise<void> {
  const where = { id: postId, userId: actor.userId };
  await tx.post.update({ where, data: { status: "GENERATED", scheduledAt: null } });
  await closeNotices(tx, actor, [postSubject(postId)]);
}

/**
 * Marks a post as published. What is to follow it is enqueued in the same statement, so that it follows once and
 * surely. The caller holds the post's lock and has checked whose it is.
 */
export async function markPublished(tx: Db, postId: number): Promise<void> {
  const seal = await checksWhenSent(tx, postId);
  await tx.$executeRaw`
    WITH published AS (${publishing(postId, { seal })} RETURNING "id", "userId", "repeat") ${enqueuing(postRepeat, repeating)}`;
}

/** Records an owner's action in a post's history; changes of its deliveries are recorded by database triggers. */
export async function recordEvent(
  tx: Db,
  event: { postId: number; deliveryId?: number; kind: PostEventKind },
): Promise<void> {
  const { postId, deliveryId = null, kind } = event;
  await tx.$executeRaw`
    INSERT INTO "PostEvent" ("postId", "deliveryId", "kind", "at")
    VALUES (${postId}, ${deliveryId}, ${kind}::"PostEventKind", app_now())`;
}
