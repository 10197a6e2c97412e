import "server-only";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { findOwnPost, readSentTexts } from "@/lib/posts/publishing/reconciling/match-page-post";
import type { Look } from "./lease-looks";
import { recordFound } from "./record-found";

/**
 * Searches a page for a post that Facebook had refused. @returns false while the delivery is being sent or in doubt: it
 * is settled by that
 * @throws ProviderError
 */
export async function lookForRefused(look: Look, page: PageAccess): Promise<boolean> {
  if (look.status === "SUCCESS") return true;
  if (look.status === "SENDING" || look.status === "UNKNOWN") return false;
  const sent = await readSentTexts(look.deliveryId);
  const own = sent && (await findOwnPost(page, sent));
  if (own) await recordFound(look, own);
  return true;
}
