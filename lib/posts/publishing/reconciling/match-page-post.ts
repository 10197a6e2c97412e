import "server-only";
import { db } from "@/lib/db";
import { type SeenPost, findPosts, latestPosts } from "@/lib/providers/facebook/read-posts";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { contentHash } from "@/lib/posts/publishing/leasing/lease-delivery";
import { MAX_ID } from "@/lib/posts/constants";
import { CLOCK_SLACK_SECONDS } from "@/lib/posts/publishing/constants";

/** What one delivery has sent to its page so far. */
export type SentTexts = {
  platform: "FACEBOOK";
  /** The hashes of all that its attempts have sent, the latest first. */
  hashes: readonly string[];
  /** When the first of these attempts began. */
  since: Date;
};

/**
 * What a delivery's attempts have sent to the page that it goes to, as far as it may have arrived: words that were
 * changed since, and posts in between, hide nothing. Null when nothing may have arrived.
 * @param before only attempts before the one with this fence
 */
export async function readSentTexts(deliveryId: number, before?: number): Promise<SentTexts | null> {
  const [sent] = await db.$queryRaw<{ hashes: string[]; since: Date | null }[]>`
    SELECT coalesce(array_agg(coalesce(a."contentHash", d."contentHash") ORDER BY a."fence" DESC), '{}') AS "hashes",
           min(a."startedAt") AS "since"
    FROM "DeliveryAttempt" a JOIN "Delivery" d ON d."id" = a."deliveryId"
    WHERE d."id" = ${deliveryId} AND a."arrived" AND a."fence" < ${before ?? MAX_ID} AND coalesce(a."pageId", d."pageId") = d."pageId"`;
  if (!sent?.since) return null;
  return { platform: "FACEBOOK", hashes: [...new Set(sent.hashes)], since: sent.since };
}

/**
 * Finds a delivery's own post: it has the text of one of its attempts (the latest is preferred), is not older than the
 * first of them, and belongs to no other delivery. Null when a complete search does not find it.
 * @throws ProviderError when the page cannot be read to the end
 */
export async function findOwnPost(page: PageAccess, sent: SentTexts): Promise<SeenPost | null> {
  const since = new Date(sent.since.getTime() - CLOCK_SLACK_SECONDS * 1000);
  const rank = ({ text }: { text: string }) => sent.hashes.indexOf(contentHash(text));
  const found = await findPosts(page, (text) => rank({ text }) >= 0, since);
  const taken = await db.delivery.findMany({
    where: { platform: sent.platform, externalId: { in: found.map(({ id }) => id) } },
    select: { externalId: true },
  });
  const own = found.filter(({ id }) => !taken.some(({ externalId }) => externalId === id));
  return own.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/**
 * Whether another post on the page has the text. Call it after `findOwnPost` has found none.
 * @param newestOnly considers only the page's latest post
 * @throws ProviderError
 */
export async function hasDuplicate(
  page: PageAccess,
  hash: string,
  { newestOnly }: { newestOnly: boolean },
): Promise<boolean> {
  const posts = await latestPosts(page);
  return (newestOnly ? posts.slice(0, 1) : posts).some(({ text }) => contentHash(text) === hash);
}
