import "server-only";
import { recordCounts } from "@/lib/posts/insights/record-counts";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { readCounts } from "@/lib/providers/facebook/read-counts";
import { ProviderError } from "@/lib/providers/provider-error";
import type { Look } from "./lease-looks";
import { isPaused, type Paused, withinLimits } from "./limit-page-reads";
import { lookForSent, recordSeen } from "./look-for-sent";
import { readInsights } from "./read-insights";

/** With these the post itself is looked for: it may be gone, or only its counts may not be for us. */
const ABOUT_THE_POST: readonly string[] = ["FACEBOOK_REFUSED", "FACEBOOK_PERMISSION"];

/**
 * Reads what a published post counts, which also says that it is still there, and its insights where we may. While the
 * page's limits are half used it waits, and goes on where it was.
 * @throws ProviderError
 */
export async function readSent(look: Look, page: PageAccess, paused: Paused): Promise<boolean> {
  const { externalId, userId, pageId, postId } = look;
  if (look.status !== "SUCCESS" || !externalId || look.gone || look.deleted) return true;
  if (look.limitedUntil || isPaused(paused, pageId)) return false;
  const post = { userId, pageId, postId, facebookId: externalId };
  try {
    // Shares are told always, if only that there are none.
    if (!look.taken.includes("SHARES")) {
      const { createdAt, counts } = await withinLimits(look, paused, (onUsage) =>
        readCounts(page, externalId, onUsage),
      );
      await recordCounts(post, createdAt, counts);
      await recordSeen(look);
    }
  } catch (error) {
    if (!(error instanceof ProviderError) || !ABOUT_THE_POST.includes(error.code)) throw error;
    return await lookForSent(look, page);
  }
  return look.insights ? readInsights(look, post, page, paused) : true;
}
