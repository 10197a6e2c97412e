import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { visibleLength } from "@/lib/text";
import { type LockedPost, lockPost, requireRevision } from "@/lib/posts/lock-post";
import { getWrittenAt } from "@/lib/posts/queries";
import { daysIn } from "@/lib/days/days-in-text";
import { requireRead } from "@/lib/posts/reading/mutations";
import type { ScheduleResult } from "./types";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { type Plan, getChosenPages, planPost } from "./plan-post";
import { getSchedule } from "@/lib/posts/posting-times/queries";
import type { QueueInput } from "./schema";
import { completePlan } from "./schedule-post";
import { fittingSlot } from "./fitting-slot";
import { nextFreeSlots } from "@/lib/posts/posting-times/rules";

/**
 * Schedules a draft for the next free slot that is not after a day that it speaks of, to the connected page. However
 * many are queued at once, no two get the same slot.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_ALREADY_PUBLISHED, POST_SCHEDULED, DELIVERY_IN_FLIGHT,
 * POST_CHANGED, POST_NOT_READ, NO_POSTING_TIMES, NO_FREE_SLOT, NO_EARLY_SLOT, FACEBOOK_NOT_CONNECTED,
 * VALIDATION_FAILED for a blank text
 */
export async function queuePost(actor: Actor, postId: number, seen: QueueInput): Promise<ScheduleResult> {
  await requireActivePlan(actor);
  return completePlan(actor, await placePost(actor, postId, seen));
}

type Placing = QueueInput & {
  /** The time that its owner has chosen for it; without one it gets a free slot. */
  scheduledAt?: string;
};

/** Stores a draft's schedule, in a transaction of its own. @throws AppError as `queuePost`, VALIDATION_FAILED for a past time */
export function placePost(actor: Actor, postId: number, placing: Placing): Promise<Plan> {
  return transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    const post = await lockPost(tx, actor, postId);
    const { status, inFlight, content } = post;
    if (status === "PUBLISHED") throw new AppError("POST_ALREADY_PUBLISHED");
    if (inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
    if (status === "SCHEDULED") throw new AppError("POST_SCHEDULED");
    await requireRevision(tx, actor, post, placing.revision);
    if (visibleLength(content) === 0) {
      throw new AppError("VALIDATION_FAILED", { fieldErrors: { content: ["Posts.errors.contentBlank"] } });
    }
    await requireRead(tx, post, placing.read);
    const pages = await getChosenPages(tx, actor, ["FACEBOOK"]);
    const { scheduledAt } = placing;
    const at = scheduledAt === undefined ? await findFreeSlot(tx, actor, post) : new Date(scheduledAt);
    return planPost(tx, actor, { postId, content, scheduledAt: at, pages });
  });
}

async function findFreeSlot(tx: Db, actor: Actor, { id, content }: LockedPost): Promise<Date> {
  const { slots, taken, now, ...owner } = await getSchedule(tx, actor);
  const timeZone = owner.timeZone ?? "UTC";
  if (slots.length === 0) throw new AppError("NO_POSTING_TIMES");
  const free = nextFreeSlots(slots, taken, now, timeZone, Infinity);
  if (free.length === 0) throw new AppError("NO_FREE_SLOT");
  const days = daysIn(content, { writtenAt: await getWrittenAt(tx, id), timeZone });
  const slot = fittingSlot(days, free, timeZone);
  if (!slot) throw new AppError("NO_EARLY_SLOT");
  return new Date(slot.at);
}
