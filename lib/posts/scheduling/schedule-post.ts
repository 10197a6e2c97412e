import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { transaction } from "@/lib/db";
import { lockPost } from "@/lib/posts/lock-post";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { completePlan } from "./complete-plans";
import { schedule } from "./schedule";
import type { ScheduleInput } from "./schema";
import type { ScheduleResult } from "./types";

/**
 * Schedules or reschedules a post with its text. What would prevent it from being published is returned as `problems`;
 * they do not cancel the schedule.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, and as `schedule` does
 */
export async function schedulePost(actor: Actor, input: ScheduleInput): Promise<ScheduleResult> {
  await requireActivePlan(actor);
  const { postID, postContent: content, scheduledAt, ...wish } = input;
  const plan = await transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    const post = await lockPost(tx, actor, postID);
    return schedule(tx, actor, post, { ...wish, content, at: new Date(scheduledAt) });
  });
  return completePlan(actor, plan);
}
