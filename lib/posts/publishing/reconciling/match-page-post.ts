import "server-only";
import { db } from "@/lib/db";
import { type SeenPost, findPosts, latestPosts } from "@/lib/providers/facebook/read-posts";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { contentHash } from "@/lib/posts/publishing/claim-delivery";
import { CLOCK_SLACK_SECONDS } from "@/lib/posts/publishing/constants";

/** What to search for on a page: a text, by its hash, that a delivery may have published since `since`. */
export type WantedPost = { platform: "FACEBOOK"; contentHash: string; since: Date };

/**
 * Finds a delivery's own post: it has the same text, is not older than the delivery's attempts, and belongs to no
 * other delivery. Null when a complete search does not find it.
 * @throws ProviderError when the page cannot be read to the end
 */
export async function findOwnPost(page: PageAccess, sought: WantedPost): Promise<SeenPost | null> {
  const since = new Date(sought.since.getTime() - CLOCK_SLACK_SECONDS * 1000);
  const found = await findPosts(page, (text) => contentHash(text) === sought.contentHash, since);
  const taken = await db.delivery.findMany({
    where: { platform: sought.platform, externalId: { in: found.map(({ id }) => id) } },
    select: { externalId: true },
  });
  return found.find(({ id }) => !taken.some(({ externalId }) => externalId === id)) ?? null;
}

/**
 * Whether another post on the page has the text. Call it after `findOwnPost` has found none.
 * @param newestOnly considers only the page's latest post
 * @throws ProviderError
 */
export async function hasDuplicate(
  page: PageAccess,
  sought: WantedPost,
  { newestOnly }: { newestOnly: boolean },
): Promise<boolean> {
  const posts = await latestPosts(page);
  return (newestOnly ? posts.slice(0, 1) : posts).some(
    ({ text }) => contentHash(text) === sought.contentHash,
  );
}
