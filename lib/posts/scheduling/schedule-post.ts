import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { transaction } from "@/lib/db";
import { Reply } from "@/lib/http/envelope";
import { runOnce } from "@/lib/http/idempotency";
import { getPost } from "@/lib/posts/queries";
import { lockEditablePost } from "@/lib/posts/publishing/mutations";
import type { ScheduleInput } from "@/lib/posts/publishing/schema";
import type { ScheduleResult } from "@/lib/posts/publishing/types";
import { lockSchedule } from "./mutations";
import { type Plan, announcePlan, getChosenPages, planPost } from "./plan-post";
import { preflightNow } from "./preflight";

/**
 * Schedules or reschedules a post. What would prevent it from being published is returned as `problems`; they do not
 * cancel the schedule.
 * @throws AppError VALIDATION_FAILED for a past time, NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND,
 * POST_ALREADY_PUBLISHED, DELIVERY_IN_FLIGHT, FACEBOOK_NOT_CONNECTED
 */
export function schedulePost(
  actor: Actor,
  input: ScheduleInput,
  { key }: { key: string },
): Promise<Reply<ScheduleResult>> {
  return runOnce(actor, { route: "post/schedule", key, body: input }, async () => {
    await requireActivePlan(actor);
    return new Reply(await setTime(actor, input));
  });
}

/** Saves the text and the time, triggers the jobs, and runs the preflight check. @throws AppError as `schedulePost` */
export async function setTime(actor: Actor, input: ScheduleInput): Promise<ScheduleResult> {
  const { postID: postId, postContent: content, platforms, ifLateMinutes } = input;
  const scheduledAt = new Date(input.scheduledAt);
  const plan = await transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    await lockEditablePost(tx, actor, postId);
    const pages = await getChosenPages(tx, actor, platforms);
    return planPost(tx, actor, { postId, content, scheduledAt, ifLateMinutes, pages });
  });
  return completePlan(actor, plan);
}

/** Triggers the jobs of a stored schedule and runs the preflight check. */
export async function completePlan(actor: Actor, { postId, ...plan }: Plan): Promise<ScheduleResult> {
  announcePlan({ postId, ...plan });
  const problems = await preflightNow([postId]);
  const post = await getPost(actor, postId);
  const platforms = new Set(plan.pages.map(({ platform }) => platform));
  return { post, deliveries: post.postPlatforms.filter(({ platform }) => platforms.has(platform)), problems };
}
