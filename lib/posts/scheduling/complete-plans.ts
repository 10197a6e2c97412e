import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/auth/actor";
import { sendEvent } from "@/lib/jobs/send-event";
import { getPost } from "@/lib/posts/queries";
import { checkScheduledPosts } from "./problems/check-scheduled-posts";
import { findClosePosts } from "./problems/find-close-posts";
import type { PostPlan } from "./schedule";
import type { Problem, ScheduleResult } from "./types";

/** Triggers the jobs of a stored schedule, which replace those of an earlier one. */
export function announcePlan({ postId, scheduledAt, pages }: PostPlan): void {
  const page = pages.map(({ platform, pageId }) => `${platform}:${pageId}`).join(" ");
  const data = { postId, planId: randomUUID(), scheduledAt: scheduledAt.toISOString(), page };
  sendEvent({ name: "post/scheduled", data });
}

/**
 * Triggers the jobs of stored schedules and runs their preflight checks. @returns what would prevent them from being
 * published, which does not cancel them
 */
export async function completePlans(actor: Actor, plans: readonly PostPlan[]): Promise<Problem[]> {
  if (plans.length === 0) return [];
  for (const plan of plans) announcePlan(plan);
  const postIds = plans.map(({ postId }) => postId);
  return [...(await checkScheduledPosts(postIds)), ...(await findClosePosts(actor, postIds))];
}

/** Completes one plan. @returns the post with the deliveries that were planned */
export async function completePlan(actor: Actor, plan: PostPlan): Promise<ScheduleResult> {
  const problems = await completePlans(actor, [plan]);
  const post = await getPost(actor, plan.postId);
  const platforms = new Set(plan.pages.map(({ platform }) => platform));
  return { post, deliveries: post.postPlatforms.filter(({ platform }) => platforms.has(platform)), problems };
}
