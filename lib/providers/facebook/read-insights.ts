import "server-only";
import { z } from "zod";
import { callGraph, type OnUsage } from "./graph-api";
import type { PageAccess } from "./publish";

/**
 * The insights that are read of a post, by Meta's names; all count from when it was published. The first two took the
 * place of post_impressions_unique (retired in June 2025) and post_impressions (in November 2025); none of these is among
 * those that were retired on 15 June 2026.
 * Source: developers.facebook.com/docs/graph-api/reference/insights
 */
export const INSIGHTS = {
  people: "post_total_media_view_unique",
  views: "post_media_view",
  clicks: "post_clicks",
  kinds: "post_reactions_by_type_total",
} as const;
export type Insight = keyof typeof INSIGHTS;

/** A number, or one a kind ("like", "love", …). */
export type InsightValue = number | Record<string, number>;

const count = z.int().nonnegative();
const reply = z.object({
  data: z.array(
    z.object({ values: z.array(z.object({ value: z.union([count, z.record(z.string(), count)]) })) }),
  ),
});
const valueOf = ({ data }: z.output<typeof reply>): InsightValue | null =>
  data[0]?.values.at(-1)?.value ?? null;

/**
 * One insight of a post: one a call, since a retired metric fails all that are asked for with it (100). Null where
 * Facebook has none: it gathers most once in 24 hours, and only of pages with 100 likes or more. Needs `read_insights`,
 * and the task ANALYZE on the page.
 * Source: developers.facebook.com/docs/graph-api/reference/insights ("Limitations", "Permissions")
 * @throws ProviderError FACEBOOK_METRIC for a metric that was retired, FACEBOOK_PERMISSION, …
 */
export async function readInsight(
  page: PageAccess,
  postId: string,
  insight: Insight,
  onUsage: OnUsage,
): Promise<InsightValue | null> {
  const path = `/${postId}/insights/${INSIGHTS[insight]}`;
  return valueOf(await callGraph({ method: "GET", path, token: page.token, reply, onUsage }));
}

const list = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      created_time: z.coerce.date(),
      parent_id: z.string().optional(),
      from: z.object({ id: z.string() }).nullish(),
      // One post with odd insights does not cost those of all others.
      insights: reply.nullish().catch(null),
    }),
  ),
});

/** A post of a page and how many people saw it; null where Facebook has no insights of it. */
export type SeenByPeople = { facebookId: string; createdAt: Date; people: number | null };

/**
 * How many people saw each of a page's latest posts that it wrote itself, newest first, in one call: what others posted
 * and it shared is left out, and one whose insights cannot be read.
 * Sources: developers.facebook.com/docs/graph-api/reference/page/published_posts, .../guides/field-expansion
 * @param until only posts from before
 * @throws ProviderError as `readInsight`
 */
export async function readLatestPeople(
  page: PageAccess,
  { until, limit }: { until: Date; limit: number },
  onUsage: OnUsage,
): Promise<SeenByPeople[]> {
  const { data } = await callGraph({
    method: "GET",
    path: `/${page.pageId}/published_posts`,
    token: page.token,
    params: {
      fields: `id,created_time,parent_id,from,insights.metric(${INSIGHTS.people})`,
      until: String(Math.floor(until.getTime() / 1000)),
      limit: String(limit),
    },
    reply: list,
    onUsage,
  });
  return data
    .filter(({ parent_id, from }) => !parent_id && (!from || from.id === page.pageId))
    .filter(({ insights }) => insights !== null)
    .map(({ id, created_time, insights }) => {
      const value = insights ? valueOf(insights) : null;
      return {
        ...{ facebookId: id, createdAt: created_time },
        people: typeof value === "number" ? value : null,
      };
    });
}
