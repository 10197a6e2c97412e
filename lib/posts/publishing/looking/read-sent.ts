import "server-only";
import { log } from "@/lib/observability/log";
import { recordCounts } from "@/lib/posts/insights/record-counts";
import type { OnUsage } from "@/lib/providers/facebook/graph-api";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { readCounts } from "@/lib/providers/facebook/read-counts";
import { ProviderError } from "@/lib/providers/provider-error";
import type { Look } from "./claim-looks";
import { limitReading, type Paused } from "./limit-reading";
import { lookForSent, recordSeen } from "./look-for-sent";

/** With these the post itself is looked for: it may be gone, or only its counts may not be for us. */
const ABOUT_THE_POST: readonly string[] = ["FACEBOOK_REFUSED", "FACEBOOK_PERMISSION"];

/**
 * Reads what a published post counts, which also says that it is still there. While the page's limits are half used it
 * waits.
 * @throws ProviderError
 */
export async function readSent(look: Look, page: PageAccess, paused: Paused): Promise<boolean> {
  const { externalId, userId, pageId, postId } = look;
  if (look.status !== "SUCCESS" || !externalId || look.gone || look.deleted) return true;
  if (look.limitedUntil || paused.all || paused.pages.has(pageId)) return false;
  let usage: Parameters<OnUsage>[0] | undefined;
  let failed: unknown;
  try {
    const { createdAt, counts } = await readCounts(page, externalId, (told) => (usage = told));
    await recordCounts({ userId, pageId, postId, facebookId: externalId }, createdAt, counts);
    await recordSeen(look);
    return true;
  } catch (error) {
    failed = error;
    if (!(error instanceof ProviderError) || !ABOUT_THE_POST.includes(error.code)) throw error;
    return await lookForSent(look, page);
  } finally {
    await limitReading(look, usage, failed, paused).catch((error: unknown) => {
      // The next response reports the usage again.
      log.warn({ err: error, delivery: look.deliveryId }, "could not save a pause in reading figures");
    });
  }
}
