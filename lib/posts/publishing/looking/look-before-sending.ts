import "server-only";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import type { DeliveryLease } from "@/lib/posts/publishing/leasing/lease-delivery";
import { findOwnPost, readSentTexts } from "@/lib/posts/publishing/reconciling/match-page-post";
import type { Result } from "@/lib/posts/publishing/record-outcome";
import { foundCode } from "./found-code";
import { successOf } from "./success-of";

/**
 * Reads the page before a post is sent that an earlier attempt may have put there. While it cannot be read, nothing is
 * sent.
 * @returns how the attempt ends without a call, or null when a complete search found nothing and it may send
 */
export async function lookBeforeSending(lease: DeliveryLease, page: PageAccess): Promise<Result | null> {
  if (!lease.sentBefore) return null;
  try {
    // This attempt has sent nothing yet: its own text counts only where an earlier one has sent it.
    const sent = await readSentTexts(lease.deliveryId, lease.fence);
    const own = sent && (await findOwnPost(page, sent));
    if (!own) return null;
    const success = successOf(own, lease.content);
    return lease.told ? { ...success, errorCode: foundCode(success, lease.scheduled), found: true } : success;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { code: errorCode, vendorMessage: errorMessage, retryAfterSeconds } = error;
    const failure = { errorCode, errorMessage, arrived: false };
    if (error.outcome === "refused") return { ...failure, outcome: "REFUSED" };
    return { ...failure, outcome: "RETRY", retryAfterSeconds };
  }
}
