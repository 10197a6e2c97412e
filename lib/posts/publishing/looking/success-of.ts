import type { SeenPost } from "@/lib/providers/facebook/read-posts";
import { contentHash } from "@/lib/posts/publishing/leasing/lease-delivery";
import type { Success } from "@/lib/posts/publishing/record-success";

/**
 * A post that was found on the page, as a success.
 * @param content the post's text as it is now; the page may show words that were changed since
 */
export function successOf({ id, permalink, text }: SeenPost, content: string): Success {
  const changed = contentHash(text) !== contentHash(content);
  return { outcome: "SUCCESS", externalId: id, permalink, text: changed ? text : undefined };
}
