import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { type Plan, announcePlan } from "@/lib/posts/scheduling/plan-post";
import { checkScheduledPosts } from "@/lib/posts/scheduling/check-scheduled-posts";
import type { FillInput } from "./schema";
import type { FillResult, Placement } from "./types";
import { placePost } from "@/lib/posts/scheduling/queue-post";

/**
 * Gives each of several drafts a free slot, the first one the next. Each post is placed by itself: one that cannot be
 * placed says why and does not stop the others.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION
 */
export async function fillWeek(actor: Actor, input: FillInput): Promise<FillResult> {
  await requireActivePlan(actor);
  const results: Placement[] = [];
  const plans: Plan[] = [];
  for (const postID of input.postIDs) {
    try {
      const plan = await placePost(actor, postID);
      plans.push(plan);
      results.push({ postID, scheduledAt: plan.scheduledAt.toISOString() });
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, post: postID }, "a post could not be placed");
      results.push({ postID, code: error instanceof AppError ? error.code : "INTERNAL_ERROR" });
    }
  }
  for (const plan of plans) announcePlan(plan);
  return { results, problems: await checkScheduledPosts(plans.map(({ postId }) => postId)) };
}
