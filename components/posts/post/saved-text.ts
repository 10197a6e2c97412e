import type { Post } from "@/lib/posts/types";

/** The key in the messages' `Posts` of what is said once a scheduled post's text is saved: whether it goes out then. */
export function savedText({ paused, postPlatforms }: Pick<Post, "paused" | "postPlatforms">) {
  if (postPlatforms.some(({ held }) => held)) return "sheet.saved";
  return paused ? "stage.savedPaused" : "stage.saved";
}
