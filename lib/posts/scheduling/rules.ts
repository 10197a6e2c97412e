import { isOnItsWay } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";

/** Whether a post may be given a time, or another one: not once it is published or may be, nor while it is due. */
export function isMovable(post: Post, now: Date): boolean {
  if (post.status === "PUBLISHED" || isOnItsWay(post)) return false;
  const ahead = post.scheduledTime !== null && Date.parse(post.scheduledTime) > now.getTime();
  const waits = post.paused || post.postPlatforms.some(({ held }) => held);
  return post.status === "GENERATED" || ahead || waits;
}
