import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { visibleLength } from "@/lib/text";
import { lockPost, requireRevision } from "@/lib/posts/lock-post";
import type { ScheduleResult } from "./types";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { type Plan, getChosenPages, planPost } from "./plan-post";
import { getSchedule } from "@/lib/posts/posting-times/queries";
import type { QueueInput } from "./schema";
import { completePlan } from "./schedule-post";
import { nextFreeSlots } from "@/lib/posts/posting-times/rules";

/**
 * Schedules a draft for the next free slot, to the connected page. However many are queued at once, no two get the same
 * slot.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_ALREADY_PUBLISHED, POST_SCHEDULED, DELIVERY_IN_FLIGHT,
 * POST_CHANGED, NO_POSTING_TIMES, NO_FREE_SLOT, FACEBOOK_NOT_CONNECTED, VALIDATION_FAILED for a blank text
 */
export async function queuePost(actor: Actor, postId: number, seen: QueueInput): Promise<ScheduleResult> {
  await requireActivePlan(actor);
  return completePlan(actor, await placePost(actor, postId, seen));
}

/** Stores a draft's schedule for the next free slot, in a transaction of its own. @throws AppError as `queuePost` */
export function placePost(actor: Actor, postId: number, seen: QueueInput = {}): Promise<Plan> {
  return transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    const post = await lockPost(tx, actor, postId);
    const { status, inFlight, content } = post;
    if (status === "PUBLISHED") throw new AppError("POST_ALREADY_PUBLISHED");
    if (inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
    if (status === "SCHEDULED") throw new AppError("POST_SCHEDULED");
    await requireRevision(tx, actor, post, seen.revision);
    if (visibleLength(content) === 0) {
      throw new AppError("VALIDATION_FAILED", { fieldErrors: { content: ["Posts.errors.contentBlank"] } });
    }
    const pages = await getChosenPages(tx, actor, ["FACEBOOK"]);
    const scheduledAt = await findFreeSlot(tx, actor);
    return planPost(tx, actor, { postId, content, scheduledAt, pages });
  });
}

async function findFreeSlot(tx: Db, actor: Actor): Promise<Date> {
  const { slots, taken, now, timeZone } = await getSchedule(tx, actor);
  if (slots.length === 0) throw new AppError("NO_POSTING_TIMES");
  const [slot] = nextFreeSlots(slots, taken, now, timeZone ?? "UTC", 1);
  if (!slot) throw new AppError("NO_FREE_SLOT");
  return new Date(slot.at);
}
