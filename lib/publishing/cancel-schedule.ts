import "server-only";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { wake } from "@/lib/jobs";
import { lockPost } from "@/lib/posts/mutations";
import { getPost } from "@/lib/posts/queries";
import { cancelDeliveries, unschedule } from "./mutations";
import type { CancelScheduleInput } from "./schema";
import type { PublishResult } from "./types";

/**
 * Takes a post's schedule back. The post's row is locked as by the claim that sends it: whichever is first
 * wins, so that a post is cancelled or sent and never both.
 * @throws AppError POST_NOT_FOUND, POST_NOT_SCHEDULED, DELIVERY_IN_FLIGHT while it may be reaching its page
 */
export async function cancelSchedule(
  actor: Actor,
  { postID: postId }: CancelScheduleInput,
): Promise<PublishResult> {
  await db.$transaction(async (tx) => {
    const { status, inFlight } = await lockPost(tx, actor, postId);
    if (inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
    if (status !== "SCHEDULED") throw new AppError("POST_NOT_SCHEDULED");
    await cancelDeliveries(tx, postId);
    await unschedule(tx, actor, postId);
  });
  await wake({ name: "post/cancelled", data: { postId } });
  const post = await getPost(actor, postId);
  return { post, deliveries: post.postPlatforms };
}
