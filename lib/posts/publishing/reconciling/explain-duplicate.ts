import "server-only";
import { Prisma, db } from "@/lib/db";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import { type Claim, contentHash } from "@/lib/posts/publishing/claim-delivery";
import type { Result } from "@/lib/posts/publishing/record-outcome";
import { findOwnPost, hasDuplicate } from "./match-page-post";

/** For a query over "Delivery" d: when the first attempt started that may have reached the page. */
export const unknownSince = Prisma.sql`(
  SELECT min(t."startedAt") FROM "DeliveryAttempt" t
  WHERE t."deliveryId" = d."id" AND coalesce(t."outcome", 'UNKNOWN') = 'UNKNOWN' AND t."fence" > coalesce((
    SELECT max(e."fence") FROM "DeliveryAttempt" e
    WHERE e."deliveryId" = d."id" AND e."outcome" IN ('REFUSED', 'SUCCESS')), 0))`;

/**
 * Checks the page at once to explain a refusal as a duplicate: either an earlier attempt of ours succeeded after all,
 * or the page's latest post has the same text and the refusal is final. Otherwise the outcome stays unknown:
 * Facebook's lists lag, and a later check may still find our own post.
 */
export async function explainDuplicate(claim: Claim, page: PageAccess, refusal: Result): Promise<Result> {
  const { deliveryId, platform, content } = claim;
  const [attempt] = await db.$queryRaw<{ since: Date }[]>`
    SELECT ${unknownSince} AS "since" FROM "Delivery" d WHERE d."id" = ${deliveryId}`;
  if (!attempt) return refusal;
  const target = { platform, contentHash: contentHash(content), since: attempt.since };
  try {
    const own = await findOwnPost(page, target);
    if (own) return { outcome: "SUCCESS", externalId: own.id, permalink: own.permalink };
    const refused = await hasDuplicate(page, target, { newestOnly: true });
    return refused ? { ...refusal, outcome: "REFUSED" } : refusal;
  } catch (error) {
    if (error instanceof ProviderError) return refusal;
    throw error;
  }
}
