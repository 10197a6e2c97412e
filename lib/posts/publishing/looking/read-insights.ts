import "server-only";
import { systemActor } from "@/lib/auth/actor";
import { endInsights } from "@/lib/connections/end-insights";
import type { ReadPost } from "@/lib/posts/insights/record-counts";
import {
  metricsOf,
  recordFewLikes,
  recordInsight,
  recordRefusal,
} from "@/lib/posts/insights/record-insights";
import { pauseMetric } from "@/lib/posts/publishing/throttle";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { INSIGHTS, type Insight, readInsight } from "@/lib/providers/facebook/read-insights";
import { ProviderError } from "@/lib/providers/provider-error";
import type { Look } from "./lease-looks";
import { RETIRED_SECONDS } from "./constants";
import { isPaused, type Paused, withinLimits } from "./limit-page-reads";

/**
 * Reads the insights of a published post that this look has not read yet. One that Facebook has retired costs itself
 * alone; where the page has none, or does not let us, none of its posts is asked for any.
 * @returns whether it is done: while the page's limits are half used it is not
 * @throws ProviderError
 */
export async function readInsights(
  look: Look,
  post: ReadPost,
  page: PageAccess,
  paused: Paused,
): Promise<boolean> {
  const open = (Object.keys(INSIGHTS) as Insight[]).filter(
    (insight) =>
      !look.retired.includes(INSIGHTS[insight]) &&
      !metricsOf(insight).some((metric) => look.taken.includes(metric)),
  );
  for (const insight of open) {
    if (isPaused(paused, look.pageId)) return false;
    try {
      const value = await withinLimits(look, paused, (onUsage) =>
        readInsight(page, post.facebookId, insight, onUsage),
      );
      if (value !== null) await recordInsight(post, insight, value);
      // On its first day Facebook may not have gathered any yet.
      else if (insight === "people" && look.kind !== "SENT_DAY" && (await recordFewLikes(post))) return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.code === "FACEBOOK_METRIC") await retire(look, insight);
      else if (error.code === "FACEBOOK_PERMISSION") {
        await refuse(post, error);
        return true;
      } else if (error.code !== "FACEBOOK_REFUSED") throw error;
    }
  }
  return true;
}

/** Facebook does not know a metric any more. */
export function retire({ platform }: Pick<Look, "platform">, insight: Insight): Promise<void> {
  return pauseMetric(platform, INSIGHTS[insight], RETIRED_SECONDS);
}

/** Her permission was taken back, or else her role on the page has not the task that insights need. */
export function refuse(page: Pick<ReadPost, "userId" | "pageId">, error: ProviderError): Promise<void> {
  return error.vendorMessage?.includes("read_insights")
    ? endInsights(systemActor("look-at-pages"), page)
    : recordRefusal(page, "ROLE");
}
