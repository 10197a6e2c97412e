import "server-only";
import { type Actor, systemActor } from "@/lib/auth/actor";
import { log } from "@/lib/observability/log";
import { editPost } from "@/lib/posts/editing/mutations";
import { getPost } from "@/lib/posts/queries";
import type { PatchPostInput } from "@/lib/posts/schema";
import type { Post } from "@/lib/posts/types";
import { checkText } from "./problems/check-text";
import { isForText } from "./rules";

/**
 * Changes a post as `editPost` does. One that is held for its text is released at once if the new one is right: a minute
 * later may be later than its owner allows. @throws AppError like `editPost`
 */
export async function editScheduledPost(actor: Actor, id: number, change: PatchPostInput): Promise<Post> {
  const post = await editPost(actor, id, change);
  if (change.content === undefined || !post.postPlatforms.some(({ heldFor }) => isForText(heldFor)))
    return post;
  try {
    await checkText(systemActor("check-text"), { postId: id, userId: actor.userId });
  } catch (error) {
    log.warn({ err: error, post: id }, "the new text of a held post could not be checked; a timer does it");
  }
  return getPost(actor, id);
}
