import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db, transaction } from "@/lib/db";
import { listPostsOf } from "@/lib/posts/queries";
import { isOnItsWay } from "@/lib/posts/rules";
import { withdrawTime } from "@/lib/posts/scheduling/cancel-schedule";
import type { Post } from "@/lib/posts/types";
import { codeOf } from "@/lib/posts/week/fill-week";
import type { Withdrawal } from "@/lib/posts/week/types";
import { dropIdeas, listPostIds, lockCampaign } from "./mutations";
import type { StopResult } from "./types";

/**
 * Stops a campaign: ideas that were not written are dropped, and scheduled posts become drafts again, each as if its
 * schedule were cancelled. Posts that are published or being sent stay and are named. Safe to repeat.
 * @throws AppError CAMPAIGN_NOT_FOUND
 */
export async function stopCampaign(actor: Actor, id: string): Promise<StopResult> {
  const ideas = await transaction(actor, async (tx) => {
    const campaign = await lockCampaign(tx, actor, id);
    const idsOf = (...states: string[]) =>
      campaign.ideas.filter(({ state }) => states.includes(state)).map((idea) => idea.id);
    const dropped = idsOf("PROPOSED", "FAILED");
    await dropIdeas(tx, dropped);
    return { dropped, writing: idsOf("WRITING") };
  });
  const ids = await listPostIds(db, actor, id);
  const posts: Withdrawal[] = [];
  for (const post of await listPostsOf(
    actor,
    ids.map((row) => row.id),
  ))
    posts.push(await withdraw(actor, post));
  return { posts, ...ideas };
}

async function withdraw(actor: Actor, post: Post): Promise<Withdrawal> {
  const { id: postID, status } = post;
  if (status === "PUBLISHED") return { postID, code: "POST_ALREADY_PUBLISHED" };
  if (isOnItsWay(post)) return { postID, code: "DELIVERY_IN_FLIGHT" };
  try {
    if (status === "SCHEDULED") await withdrawTime(actor, postID, {});
    return { postID, scheduledAt: null };
  } catch (error) {
    const code = codeOf(error, postID);
    return code === "POST_NOT_SCHEDULED" ? { postID, scheduledAt: null } : { postID, code };
  }
}
