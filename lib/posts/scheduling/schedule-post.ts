import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { transaction } from "@/lib/db";
import { requireFilled } from "@/lib/posts/blanks";
import { requireRevision, writeAs } from "@/lib/posts/lock-post";
import { getPost } from "@/lib/posts/queries";
import { markRead } from "@/lib/posts/reading/mutations";
import { lockUnpublished } from "@/lib/posts/publishing/mutations";
import type { ScheduleInput } from "./schema";
import type { ScheduleResult } from "./types";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { type Plan, announcePlan, getChosenPages, isPlannedAt, planPost } from "./plan-post";
import { checkScheduledPosts } from "./check-scheduled-posts";
import { findClosePosts } from "./find-close-posts";

/**
 * Schedules or reschedules a post. What would prevent it from being published is returned as `problems`; they do not
 * cancel the schedule.
 * @throws AppError VALIDATION_FAILED for a past time, NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND,
 * POST_ALREADY_PUBLISHED, POST_CHANGED, POST_BLANK, DELIVERY_IN_FLIGHT, FACEBOOK_NOT_CONNECTED
 */
export async function schedulePost(actor: Actor, input: ScheduleInput): Promise<ScheduleResult> {
  await requireActivePlan(actor);
  const { postID: postId, postContent: content, platforms, ifLateMinutes } = input;
  const scheduledAt = new Date(input.scheduledAt);
  const plan = await transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    const post = await lockUnpublished(tx, actor, postId);
    if (post.content !== content || !isPlannedAt(post, scheduledAt)) {
      await requireRevision(tx, actor, post, input.revision);
      await writeAs(tx, input.view);
    }
    await requireFilled(tx, { ...post, content }, input.confirmBlank);
    const pages = await getChosenPages(tx, actor, platforms);
    const stored = await planPost(tx, actor, { postId, content, scheduledAt, ifLateMinutes, pages });
    await markRead(tx, postId);
    return stored;
  });
  return completePlan(actor, plan);
}

/** Triggers the jobs of a stored schedule and runs the preflight check. */
export async function completePlan(actor: Actor, { postId, ...plan }: Plan): Promise<ScheduleResult> {
  announcePlan({ postId, ...plan });
  const problems = [...(await checkScheduledPosts([postId])), ...(await findClosePosts(actor, [postId]))];
  const post = await getPost(actor, postId);
  const platforms = new Set(plan.pages.map(({ platform }) => platform));
  return { post, deliveries: post.postPlatforms.filter(({ platform }) => platforms.has(platform)), problems };
}
