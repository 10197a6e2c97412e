import "server-only";
import type { Actor } from "@/lib/auth";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { lockPost } from "@/lib/posts/mutations";
import { contentHash } from "./claim-delivery";
import type { PostEventKind } from "./types";

type Platform = "FACEBOOK";

/**
 * Locks a post that has not gone out and is not on its way.
 * @throws AppError POST_NOT_FOUND, POST_ALREADY_PUBLISHED, DELIVERY_IN_FLIGHT
 */
export async function lockWaiting(tx: Db, actor: Actor, postId: number): Promise<"GENERATED" | "SCHEDULED"> {
  const { status, inFlight } = await lockPost(tx, actor, postId);
  if (status === "PUBLISHED") throw new AppError("POST_ALREADY_PUBLISHED");
  if (inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
  return status;
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
  /** When it goes out; now when absent. */
  dueAt?: Date;
};

/**
 * The post's one delivery to a platform, made or taken up again, with its page pinned. @returns its id
 * @throws AppError DELIVERY_IN_FLIGHT when it has gone out or may have
 */
export async function pinDelivery(tx: Db, pinned: Pinned): Promise<number> {
  const { postId, content, platform, pageId, dueAt = null } = pinned;
  // Now is cut to the column's milliseconds: rounded up, it would not be due yet in this very transaction.
  const [delivery] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "dueAt", "updatedAt")
    VALUES (${postId}, ${platform}::"Platform", ${pageId}, ${contentHash(content)},
            coalesce(${dueAt}::timestamptz, date_trunc('milliseconds', app_now())), now())
    ON CONFLICT ("postId", "platform") DO UPDATE
    SET "status" = 'PENDING', "pageId" = EXCLUDED."pageId", "contentHash" = EXCLUDED."contentHash",
        "dueAt" = EXCLUDED."dueAt", "heldAt" = NULL, "errorCode" = NULL, "errorMessage" = NULL,
        "updatedAt" = now()
    WHERE "Delivery"."status" IN ('PENDING', 'FAILED', 'CANCELLED')
    RETURNING "id"`;
  if (!delivery) throw new AppError("DELIVERY_IN_FLIGHT");
  return delivery.id;
}

/** Takes back what waits to be sent, but for the platforms that are kept. */
export async function cancelDeliveries(
  tx: Db,
  postId: number,
  keep: readonly Platform[] = [],
): Promise<void> {
  await tx.delivery.updateMany({
    where: { postId, status: "PENDING", platform: { notIn: [...keep] } },
    data: { status: "CANCELLED", heldAt: null },
  });
}

/**
 * A post becomes its owner's again: not scheduled, and what was told about it is settled. What is asked for
 * after this goes out whatever its time was and whether or not the owner has paused.
 */
export async function unschedule(tx: Db, actor: Actor, postId: number): Promise<void> {
  const where = { id: postId, userId: actor.userId };
  await tx.post.update({ where, data: { status: "GENERATED", scheduledAt: null } });
  await closeNotices(tx, actor, [postSubject(postId)]);
}

/** Writes into a post's history what its owner did; what becomes of its deliveries the database writes itself. */
export async function recordEvent(
  tx: Db,
  event: { postId: number; deliveryId?: number; kind: PostEventKind },
): Promise<void> {
  const { postId, deliveryId = null, kind } = event;
  await tx.$executeRaw`
    INSERT INTO "PostEvent" ("postId", "deliveryId", "kind", "at")
    VALUES (${postId}, ${deliveryId}, ${kind}::"PostEventKind", app_now())`;
}
