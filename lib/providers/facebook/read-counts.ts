import "server-only";
import { z } from "zod";
import { callGraph, type OnUsage } from "./graph-api";
import type { PageAccess } from "./publish";

/** How often people answered a post; what Facebook does not tell is left out. */
export type PostCounts = { reactions?: number; comments?: number; shares?: number };

const total = z.object({ summary: z.object({ total_count: z.int().nonnegative() }).optional() }).optional();

const reply = z.object({
  created_time: z.coerce.date(),
  shares: z.object({ count: z.int().nonnegative() }).optional(),
  reactions: total,
  comments: total,
});

/**
 * What a post counts itself, with no permission beyond the one that publishing needs (`pages_read_engagement`). Comments
 * are those under the post, without the replies to them, of which many are the page's own. A post that nobody has shared
 * has no `shares`.
 * Sources: developers.facebook.com/docs/graph-api/reference/page-post ("shares"), .../object/reactions,
 * .../object/comments ("Permissions": those of the post; "filter": `toplevel` unless asked otherwise)
 * @throws ProviderError
 */
export async function readCounts(
  page: PageAccess,
  postId: string,
  onUsage: OnUsage,
): Promise<{ createdAt: Date; counts: PostCounts }> {
  const { created_time, shares, reactions, comments } = await callGraph({
    method: "GET",
    path: `/${postId}`,
    token: page.token,
    params: {
      fields:
        "created_time,shares,reactions.limit(0).summary(total_count),comments.limit(0).summary(total_count)",
    },
    reply,
    onUsage,
  });
  return {
    createdAt: created_time,
    counts: {
      reactions: reactions?.summary?.total_count,
      comments: comments?.summary?.total_count,
      shares: shares?.count ?? 0,
    },
  };
}
