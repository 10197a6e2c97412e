import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type LockedPost, lockPost } from "@/lib/posts/lock-post";
import { keptDates } from "@/lib/posts/right-days";
import { getWrittenAt } from "@/lib/posts/queries";
import { readingsOfPosts } from "@/lib/posts/checking/reader/stored-readings";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { type PostPlan, schedule } from "./schedule";
import { getSchedule } from "@/lib/posts/posting-times/queries";
import { findMatchingSlot } from "./find-matching-slot";
import type { FreeTimes } from "@/lib/posts/posting-times/free-times";
import { daysOfText } from "@/lib/posts/days-of-text";

export type Placing = {
  /** The revision in which it was read. */
  revision?: number;
  read?: true;
  confirmBlank?: true;
  /** The time that its owner has chosen for it; without one it gets a free slot. */
  scheduledAt?: string;
  /** What finds the free slots: the same for all drafts of a request. */
  freeTimes: FreeTimes;
};

/**
 * Stores the schedule of a draft in a transaction of its own: for the time that was chosen, or for the next free slot that
 * is not after a day that it speaks of. However many are placed at once, no two get the same slot.
 * @throws AppError POST_NOT_FOUND, POST_SCHEDULED, NO_POSTING_TIMES, NO_FREE_SLOT, NO_EARLY_SLOT, and as `schedule` does
 */
export function placePost(actor: Actor, postId: number, placing: Placing): Promise<PostPlan> {
  return transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    const post = await lockPost(tx, actor, postId);
    if (post.status === "SCHEDULED" && !post.inFlight) throw new AppError("POST_SCHEDULED");
    const { scheduledAt, freeTimes, ...wish } = placing;
    const at =
      scheduledAt === undefined ? () => findFreeSlot(tx, actor, post, freeTimes) : new Date(scheduledAt);
    return schedule(tx, actor, post, { ...wish, at });
  });
}

async function findFreeSlot(
  tx: Db,
  actor: Actor,
  { id, content, rightDays }: LockedPost,
  freeTimes: FreeTimes,
): Promise<Date> {
  const { slots, taken, now, ...owner } = await getSchedule(tx, actor);
  const timeZone = owner.timeZone ?? "UTC";
  if (slots.length === 0) throw new AppError("NO_POSTING_TIMES");
  const free = freeTimes({ slots, taken, now, timeZone });
  if (free.length === 0) throw new AppError("NO_FREE_SLOT");
  const reading = (await readingsOfPosts(tx, [id]))(id);
  const writtenAt = await getWrittenAt(tx, id);
  const days = daysOfText(content, { writtenAt, timeZone }, reading);
  const kept = keptDates({ content, writtenAt: writtenAt.toISOString(), rightDays }, days);
  const slot = findMatchingSlot(days, free, timeZone, kept);
  if (!slot) throw new AppError("NO_EARLY_SLOT");
  return new Date(slot.at);
}
