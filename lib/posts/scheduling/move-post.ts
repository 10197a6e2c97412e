import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type LockedPost, lockPost } from "@/lib/posts/lock-post";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { getPost } from "@/lib/posts/queries";
import { completePlan } from "./complete-plans";
import { holdLocked } from "./holding/hold-post";
import { type PostPlan, isPlannedAt, schedule } from "./schedule";
import type { MoveInput } from "./schema";
import type { ScheduleResult } from "./types";

type Move = Omit<MoveInput, "revision"> & Partial<MoveInput>;

/**
 * Gives a post another time. A scheduled one keeps its text, its page and its lateness; a held one is released to the
 * new time, and a draft is scheduled, both for the connected page, unless it is to be held there (`hold`). It takes the
 * same row lock as the claim that sends the post, so that a post is either moved or sent. Safe to repeat.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_NOT_MOVABLE once it is published, POST_NOT_HELD where
 * only a held one is meant, and as `schedule` does
 */
export async function movePost(
  actor: Actor,
  postId: number,
  input: Move,
  { only }: { only?: "held" } = {},
): Promise<ScheduleResult> {
  await requireActivePlan(actor);
  const plan = await transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    const post = await lockPost(tx, actor, postId);
    const moved = await moveLocked(tx, actor, post, input, only);
    if (input.hold) await holdLocked(tx, actor, postId);
    return moved;
  });
  return plan ? completePlan(actor, plan) : getResult(actor, postId);
}

/**
 * Gives a post another time, as `movePost`. The caller holds its lock and that of the schedule, and completes the plan.
 * @returns null where it has that time already
 */
export async function moveLocked(
  tx: Db,
  actor: Actor,
  post: LockedPost,
  { scheduledAt, ...wish }: Move,
  only?: "held",
): Promise<PostPlan | null> {
  const at = new Date(scheduledAt);
  if (post.status === "PUBLISHED") throw new AppError("POST_NOT_MOVABLE");
  if (!post.inFlight && isPlannedAt(post, at)) return null;
  if (!post.inFlight && only === "held" && !post.held) throw new AppError("POST_NOT_HELD");
  return schedule(tx, actor, post, { ...wish, at });
}

async function getResult(actor: Actor, postId: number): Promise<ScheduleResult> {
  const post = await getPost(actor, postId);
  return { post, deliveries: post.postPlatforms, problems: [] };
}
