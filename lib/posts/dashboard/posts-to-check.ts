import { openBlanks } from "@/lib/text/explicit/blanks";
import type { DashboardNotice } from "./types";
import type { NextPost } from "@/lib/posts/queries";
import { postNotices } from "@/lib/posts/needs/post-notices";

/**
 * The posts with something to check in them that no notice is about. Pure.
 * @param timeZone the business's
 */
export const postsToCheck = (
  next: readonly NextPost[],
  notices: readonly DashboardNotice[],
  timeZone: string,
): NextPost[] =>
  next.filter((post) => {
    const { content, scheduledTime: at, days, found } = post;
    if (notices.some(({ postId }) => postId === post.id)) return false;
    const blanks = openBlanks(content, post.rightBlanks);
    return postNotices(post, { content, at, timeZone, blanks, days, claims: found?.unsaid ?? [] }).length > 0;
  });
