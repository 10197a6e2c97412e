import type { Campaign } from "@/lib/posts/campaigns/types";
import { isOnItsWay } from "@/lib/posts/rules";

/**
 * The unpublished part of a campaign: how many of its posts are scheduled and how many ideas are open, and all their
 * times.
 */
export function unpublishedPart({ ideas, posts }: Campaign) {
  const out = posts.filter((post) => post.status === "PUBLISHED" || isOnItsWay(post));
  const scheduled = posts.filter((post) => post.status === "SCHEDULED" && !out.includes(post));
  const scheduledAt = new Map(scheduled.map((post) => [post.id, post.scheduledTime]));
  const isOut = (postId: number | null) => out.some(({ id }) => id === postId);
  const left = ideas.filter(({ state, postId }) => state !== "DROPPED" && !isOut(postId));
  return {
    out: out.length,
    scheduled: scheduled.length,
    ideas: ideas.filter(({ state }) => state === "PROPOSED" || state === "FAILED").length,
    /** In their order. */
    times: left.map(({ postId, slotAt }) => (postId && scheduledAt.get(postId)) || slotAt).sort(),
  };
}
