import "server-only";
import { log } from "@/lib/observability/log";
import type { OnUsage } from "@/lib/providers/facebook/graph-api";
import type { readUsage, Usage } from "@/lib/providers/facebook/usage";
import { ProviderError } from "@/lib/providers/provider-error";
import { pausePageReads } from "@/lib/posts/publishing/throttle";
import type { Look } from "./lease-looks";
import { READING_PAUSE_SECONDS, READING_SHARE_PERCENT } from "./constants";

/** Of one run: the pages of which no more figures are read, and whether that is so of all. */
export type Paused = { pages: Set<string>; all: boolean };

/**
 * Reads something of a page, and stops reading where the page's limits say so. A pause that cannot be saved undoes no
 * reading: the next response reports the usage again.
 */
export async function withinLimits<T>(
  page: Pick<Look, "platform" | "pageId">,
  paused: Paused,
  read: (onUsage: OnUsage) => Promise<T>,
): Promise<T> {
  let usage: Parameters<OnUsage>[0] | undefined;
  let failed: unknown;
  try {
    return await read((told) => (usage = told));
  } catch (error) {
    failed = error;
    throw error;
  } finally {
    await limitPageReads(page, usage, failed, paused).catch((error: unknown) => {
      log.warn({ err: error, page: page.pageId }, "could not save a pause in reading figures");
    });
  }
}

/** Whether nothing of a page is read any more in this run. */
export const isPaused = (paused: Paused, pageId: string): boolean => paused.all || paused.pages.has(pageId);

/**
 * Stops reading figures where half of a limit of Facebook's is used, or where it does not answer: of the page, or of all.
 * Sending has the other half.
 * @param failed what the reading ended with, if it failed
 */
async function limitPageReads(
  look: Pick<Look, "platform" | "pageId">,
  usage: ReturnType<typeof readUsage> | undefined,
  failed: unknown,
  paused: Paused,
): Promise<void> {
  const app = usage ? pauseOf(usage.app) : 0;
  const page = Math.max(usage ? pauseOf(usage.page) : 0, failed ? pauseAfter(failed) : 0);
  if (app > 0) {
    paused.all = true;
    await pausePageReads({ platform: look.platform }, app);
  }
  if (page > 0) {
    paused.pages.add(look.pageId);
    await pausePageReads(look, page);
  }
}

function pauseOf({ percent, regainSeconds }: Usage): number {
  return percent < READING_SHARE_PERCENT ? regainSeconds : Math.max(READING_PAUSE_SECONDS, regainSeconds);
}

function pauseAfter(failed: unknown): number {
  if (!(failed instanceof ProviderError) || failed.outcome === "refused") return 0;
  return Math.max(READING_PAUSE_SECONDS, failed.retryAfterSeconds ?? 0);
}
