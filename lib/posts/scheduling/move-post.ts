import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type LockedPost, lockPost, requireRevision } from "@/lib/posts/lock-post";
import { getPost } from "@/lib/posts/queries";
import { requireFilled } from "@/lib/posts/blanks";
import { requireRead } from "@/lib/posts/reading/mutations";
import { holdLocked } from "./hold-post";
import type { ScheduleResult } from "./types";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { type Plan, type PlannedPage, getChosenPages, isPlannedAt, planPost } from "./plan-post";
import { completePlan } from "./schedule-post";
import type { MoveInput } from "./schema";

/**
 * Gives a post another time. A scheduled one keeps its text, its page and its lateness; a held one is released to the
 * new time, and a draft is scheduled, both for the connected page, unless it is to be held there (`hold`). It takes the same row lock as the claim that sends
 * the post, so that a post is either moved or sent. Safe to repeat.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_NOT_MOVABLE once it is published, DELIVERY_IN_FLIGHT,
 * POST_NOT_HELD where only a held one is meant, POST_CHANGED for an old revision, POST_NOT_READ for a draft, POST_BLANK for one or where it is held, VALIDATION_FAILED for a past time, FACEBOOK_NOT_CONNECTED
 */
export async function movePost(
  actor: Actor,
  postId: number,
  input: Omit<MoveInput, "revision"> & Partial<MoveInput>,
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
  input: Omit<MoveInput, "revision"> & Partial<MoveInput>,
  only?: "held",
): Promise<Plan | null> {
  const scheduledAt = new Date(input.scheduledAt);
  if (post.status === "PUBLISHED") throw new AppError("POST_NOT_MOVABLE");
  if (post.inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
  if (isPlannedAt(post, scheduledAt)) return null;
  if (only === "held" && !post.held) throw new AppError("POST_NOT_HELD");
  await requireRevision(tx, actor, post, input.revision);
  if (post.status === "GENERATED") await requireRead(tx, post, input.read);
  if (post.status === "GENERATED" || post.held) await requireFilled(tx, post, input.confirmBlank);
  const pages = await getPages(tx, actor, post.id, post);
  return planPost(tx, actor, { postId: post.id, content: post.content, scheduledAt, pages });
}

async function getResult(actor: Actor, postId: number): Promise<ScheduleResult> {
  const post = await getPost(actor, postId);
  return { post, deliveries: post.postPlatforms, problems: [] };
}

/** Where the post is to go: as it was planned, or else to the page that is connected now. */
async function getPages(
  tx: Db,
  actor: Actor,
  postId: number,
  { status, held }: LockedPost,
): Promise<Plan["pages"]> {
  const planned: PlannedPage[] =
    status === "SCHEDULED" && !held
      ? await tx.delivery.findMany({
          where: { postId, status: "PENDING" },
          select: { platform: true, pageId: true },
        })
      : [];
  return planned.length > 0 ? planned : getChosenPages(tx, actor, ["FACEBOOK"]);
}
