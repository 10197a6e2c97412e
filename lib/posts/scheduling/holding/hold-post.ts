import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { HELD_FOR } from "@/lib/posts/constants";
import { lockPost } from "@/lib/posts/lock-post";
import { getPost } from "@/lib/posts/queries";
import { holdPending } from "@/lib/posts/publishing/hold-pending";
import { isForText } from "../rules";
import type { PublishResult } from "@/lib/posts/publishing/types";

/**
 * Holds a scheduled post: it does not go out, and its owner decides later (`releasePost`). Takes the same row lock as
 * leasing a delivery of it, so that it is held or sent, never both. One that is held for a fact stays held then,
 * whatever becomes of the fact. Safe to repeat.
 * @throws AppError POST_NOT_FOUND, POST_ALREADY_PUBLISHED, DELIVERY_IN_FLIGHT while it may be reaching its page,
 *   POST_NOT_SCHEDULED
 */
export async function holdPost(actor: Actor, postId: number): Promise<PublishResult> {
  await transaction(actor, async (tx) => {
    const post = await lockPost(tx, actor, postId);
    if (post.status === "PUBLISHED") throw new AppError("POST_ALREADY_PUBLISHED");
    if (post.inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
    if (post.status !== "SCHEDULED") throw new AppError("POST_NOT_SCHEDULED");
    if (!post.held || isForText(post.heldFor)) await holdLocked(tx, actor, postId);
  });
  const post = await getPost(actor, postId);
  return { post, deliveries: post.postPlatforms };
}

/**
 * Holds the pending deliveries of a post by its owner's decision, which replaces any other reason. The caller holds the
 * post's lock.
 * @throws AppError POST_NOT_SCHEDULED where none waits
 */
export async function holdLocked(tx: Db, { userId }: Actor, postId: number): Promise<void> {
  const held = await holdPending(tx, { postId, userId }, { code: "POST_HELD", over: HELD_FOR, silent: true });
  if (held === 0) throw new AppError("POST_NOT_SCHEDULED");
  // A tab that does not know of it moves nothing: a move would release the post.
  await tx.$executeRaw`
    UPDATE "Post" SET "revision" = "revision" + 1, "updatedAt" = now(),
      "readRevision" = CASE WHEN "readRevision" = "revision" THEN "revision" + 1 ELSE "readRevision" END
    WHERE "id" = ${postId}`;
}
