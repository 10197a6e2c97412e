import "server-only";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import { type DeliveryLease, contentHash } from "@/lib/posts/publishing/leasing/lease-delivery";
import { findOwnPost, hasDuplicate, readSentTexts } from "@/lib/posts/publishing/reconciling/match-page-post";
import type { Result } from "@/lib/posts/publishing/record-outcome";
import { successOf } from "./success-of";

/** With these Facebook does not answer a look either: it comes before the next attempt. */
const NOT_NOW: ReadonlySet<string | undefined> = new Set([
  "FACEBOOK_RECONNECT",
  "FACEBOOK_BUSY",
  "FACEBOOK_BLOCKED",
]);

/**
 * Reads the page at once when a call that carried a post was refused, before anybody is told: Facebook refuses what it
 * has published. An identical post (506) is explained by it: it is ours after all, or the page's latest post is an older
 * one and the refusal is final. Where the page cannot be read, or shows nothing, the refusal stands for now.
 */
export async function lookWhenRefused(
  lease: DeliveryLease,
  page: PageAccess,
  refusal: Result,
): Promise<Result> {
  const { deliveryId, content } = lease;
  const isDuplicate = refusal.errorCode === "FACEBOOK_DUPLICATE";
  if (!isDuplicate && (refusal.outcome === "UNKNOWN" || NOT_NOW.has(refusal.errorCode))) return refusal;
  try {
    const sent = await readSentTexts(deliveryId);
    const own = sent && (await findOwnPost(page, sent));
    if (own) return successOf(own, content);
    if (!isDuplicate || !(await hasDuplicate(page, contentHash(content), { newestOnly: true })))
      return refusal;
    return { ...refusal, outcome: "REFUSED" };
  } catch (error) {
    if (error instanceof ProviderError) return refusal;
    throw error;
  }
}
