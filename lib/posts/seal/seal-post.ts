import "server-only";
import type { Db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import { checksOf, readSealed } from "./find-checks";
import type { Check } from "./types";

/**
 * What is to be kept of a post's checks as it is published: composed of what is known, nothing is asked of anybody. A
 * publication never fails for it: without an answer nothing is kept, and its owner is told so.
 * @param text what the page shows, where that is not the post's text
 */
export async function checksWhenSent(on: Db, postId: number, text?: string): Promise<Check[] | null> {
  try {
    const post = await readSealed(on, postId);
    return post
      ? checksOf(post, { at: post.now, last: true, otherWords: text !== undefined && text !== post.content })
      : null;
  } catch (error) {
    log.error({ err: error, post: postId }, "what was checked of a published post could not be kept");
    return null;
  }
}
