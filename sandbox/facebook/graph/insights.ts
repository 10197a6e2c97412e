import { facebookStore, type Insights, type Post } from "../entities";
import type { Context } from "../../context";
import { requireScope, sharedTasks } from "./access";
import { GraphError } from "./errors";
import type { Caller } from "./tokens";

/**
 * The insights of a post that the app may ask for, by Meta's names. Those that were retired (post_impressions,
 * post_engaged_users, …) are refused as an unknown one is.
 * Source: developers.facebook.com/docs/graph-api/reference/insights ("Page Post …")
 */
const METRICS: Record<string, (insights: Insights) => number | Record<string, number>> = {
  post_total_media_view_unique: ({ people = 0 }) => people,
  post_media_view: ({ views = 0 }) => views,
  post_clicks: ({ clicks = 0 }) => clicks,
  post_reactions_by_type_total: ({ kinds = {} }) => kinds,
};

/** Insights are there for pages with so many likes. Source: the same page, "Limitations" */
const MIN_LIKES = 100;

/** @throws GraphError 10 without the permission, 200 where the person's role has not the task ANALYZE, on a page token */
export function requireInsights(caller: Caller, pageId: string): void {
  if (caller.token.kind !== "page")
    throw new GraphError(190, "This method must be called with a Page Access Token", { status: 403 });
  requireScope(caller, "read_insights");
  requireScope(caller, "pages_read_engagement");
  if (sharedTasks(caller, pageId)?.includes("ANALYZE")) return;
  throw new GraphError(
    200,
    "(#200) User does not have sufficient administrative permission for this action on this page.",
    { status: 403 },
  );
}

/**
 * One metric of a post, as a list with one entry, or none: of a page with too few likes, and of what has not been
 * gathered yet, since most numbers move once in 24 hours.
 * @throws GraphError 3001 without a metric, 100 for one that is not known or was retired
 */
export function insightRows(ctx: Context, post: Post, metric: string | undefined): { data: object[] } {
  if (!metric)
    throw new GraphError(
      3001,
      "(#3001) No metric was specified to be fetched. Please specify one or more metrics to be fetched and try again.",
      { subcode: 1504028 },
    );
  const read = METRICS[metric];
  if (!read) throw new GraphError(100, "(#100) The value must be a valid insights metric");
  const likes = facebookStore(ctx).pages.get(post.pageId)?.followers ?? 0;
  const { from, ...insights } = post.insights ?? {};
  if (likes < MIN_LIKES || (from && Date.parse(from) > Date.now())) return { data: [] };
  const entry = {
    ...{ name: metric, period: "lifetime", values: [{ value: read(insights) }] },
    id: `${post.id}/insights/${metric}/lifetime`,
  };
  return { data: [entry] };
}

/** The metric of `insights.metric(name)`, a field of a post. */
export const metricOf = (modifiers: string): string | undefined =>
  /^\.metric\(([a-z_,]*)\)/.exec(modifiers)?.[1];
