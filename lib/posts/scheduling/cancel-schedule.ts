import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { sendEvent } from "@/lib/jobs/send-event";
import { lockPost, postChanged, requireRevision } from "@/lib/posts/lock-post";
import { getPost } from "@/lib/posts/queries";
import { cancelDeliveries, unschedule } from "@/lib/posts/publishing/mutations";
import type { CancelScheduleInput } from "./schema";
import type { PublishResult } from "@/lib/posts/publishing/types";

/**
 * Cancels a post's schedule.
 * @throws AppError POST_NOT_FOUND, POST_NOT_SCHEDULED, POST_CHANGED, DELIVERY_IN_FLIGHT while it may be reaching its page
 */
export async function cancelSchedule(
  actor: Actor,
  { postID: postId, revision }: CancelScheduleInput,
): Promise<PublishResult> {
  await withdrawTime(actor, postId, { revision });
  const post = await getPost(actor, postId);
  return { post, deliveries: post.postPlatforms };
}

/**
 * Takes a post's time away. It takes the same row lock as the claim that sends the post, so that a post is either
 * cancelled or sent, never both.
 * @param seen.scheduledAt only if this is still its time
 * @throws AppError as `cancelSchedule`
 */
export async function withdrawTime(
  actor: Actor,
  postId: number,
  { revision, scheduledAt }: { revision?: number; scheduledAt?: Date },
): Promise<void> {
  await transaction(actor, async (tx) => {
    const post = await lockPost(tx, actor, postId);
    if (post.inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
    if (post.status !== "SCHEDULED") throw new AppError("POST_NOT_SCHEDULED");
    await requireRevision(tx, actor, post, revision);
    if (scheduledAt && post.scheduledAt?.getTime() !== scheduledAt.getTime()) {
      throw await postChanged(tx, actor, postId);
    }
    await cancelDeliveries(tx, postId);
    await unschedule(tx, actor, postId);
  });
  sendEvent({ name: "post/cancelled", data: { postId } });
}
