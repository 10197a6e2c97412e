import type { Post } from "@/lib/posts/types";

type Saved = Pick<Post, "paused" | "postPlatforms" | "scheduledTime">;

/** Whether a scheduled post's time has passed: once nothing holds it any more, it goes out at once. */
export const isPastDue = ({ scheduledTime }: Pick<Post, "scheduledTime">, now = new Date()): boolean =>
  scheduledTime !== null && new Date(scheduledTime) <= now;

/** The key in the messages' `Posts` of what is said once a scheduled post's text is saved: whether it goes out then. */
export function savedText(post: Saved, now = new Date()) {
  if (post.postPlatforms.some(({ held }) => held)) return "sheet.saved";
  if (post.paused) return "stage.savedPaused";
  return isPastDue(post, now) ? "stage.savedLate" : "stage.saved";
}
