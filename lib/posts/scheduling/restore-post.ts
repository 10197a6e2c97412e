import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { appNow } from "@/lib/clock";
import { type Db, transaction } from "@/lib/db";
import { AppError, type ErrorCode } from "@/lib/errors";
import { type DeletedWith, deletedWithSchema } from "@/lib/posts/editing/delete-post";
import { lockPost } from "@/lib/posts/lock-post";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { getPost } from "@/lib/posts/queries";
import { requireSpaceOfRestored } from "@/lib/posts/editing/require-post-space";
import { completePlans } from "./complete-plans";
import { holdLocked } from "./holding/hold-post";
import { isByOwner } from "./rules";
import { type PostPlan, schedule } from "./schedule";
import type { Restored, RestoredPost } from "./types";

const MINUTE_MS = 60_000;

/**
 * Restores a deleted post: with its time and its delivery, if there is a plan to publish by, the time is still ahead and
 * the page still the connected one, and with the photos that still exist. Safe to repeat: a post that is not deleted stays as it is.
 * @throws AppError POST_NOT_FOUND, POST_LIMIT
 */
export async function restorePost(actor: Actor, id: number): Promise<RestoredPost> {
  const { access } = await getSubscription(actor);
  const { plan, restored } = await transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    const post = await lockDeleted(tx, actor, id);
    const isNow = post.deletedAt !== null;
    if (post.deletedAt) {
      await tx.post.update({ where: { id, userId: actor.userId }, data: { deletedAt: null } });
      await requireSpaceOfRestored(tx, actor, post.deletedAt);
    }
    const before = deletedWithSchema.safeParse(post.deletedWith).data;
    // A release that keeps nothing may have deleted it since.
    if (!before || (isNow && post.deletedAt?.getTime() !== before.deletedAt.getTime())) return NOTHING_KEPT;
    const code = await whyNot(tx, actor, before, access);
    const again = isNow && !code ? await planAgain(tx, actor, id, before) : null;
    return { plan: again, restored: await compare(tx, id, before, code) };
  });
  const problems = await completePlans(actor, plan ? [plan] : []);
  return { ...(await getPost(actor, id)), restored, problems };
}

const NOTHING_KEPT: { plan: null; restored: Restored } = {
  plan: null,
  restored: { time: true, delivery: true, media: true, code: null },
};

type Deleted = { deletedAt: Date | null; deletedWith: unknown };

/** Locks a post, deleted or not. @throws AppError POST_NOT_FOUND */
async function lockDeleted(tx: Db, actor: Actor, id: number): Promise<Deleted> {
  const [post] = await tx.$queryRaw<Deleted[]>`
    SELECT "deletedAt", "deletedWith" FROM "Post"
    WHERE "id" = ${id} AND "userId" = ${actor.userId}::uuid FOR NO KEY UPDATE`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  return post;
}

/** Why a post cannot have its time back; null if it can, or had none. */
async function whyNot(
  tx: Db,
  actor: Actor,
  { scheduledAt, pages }: DeletedWith,
  hasPlan: boolean,
): Promise<ErrorCode | null> {
  if (!scheduledAt) return null;
  if (!hasPlan) return "NO_ACTIVE_SUBSCRIPTION";
  if (scheduledAt <= (await appNow(tx))) return "TIME_HAS_PASSED";
  const connected = await tx.connection.findMany({
    where: { userId: actor.userId, status: { not: "CHOOSING" } },
    select: { platform: true, pageId: true },
  });
  const isConnected = (page: DeletedWith["pages"][number]) =>
    connected.some(({ platform, pageId }) => platform === page.platform && pageId === page.pageId);
  return pages.every(isConnected) ? null : "PAGE_CHANGED";
}

/** Schedules a post as it was, as late as it was allowed to be, and held if its owner had held it. @returns null if it was not scheduled */
async function planAgain(tx: Db, actor: Actor, id: number, before: DeletedWith): Promise<PostPlan | null> {
  const { scheduledAt, lateAt, pages, heldFor } = before;
  if (!scheduledAt) return null;
  const ifLateMinutes = lateAt ? (lateAt.getTime() - scheduledAt.getTime()) / MINUTE_MS : undefined;
  const post = await lockPost(tx, actor, id);
  const plan = await schedule(tx, actor, post, { at: scheduledAt, ifLateMinutes, pages, restored: true });
  if (isByOwner(heldFor)) await holdLocked(tx, actor, id);
  return plan;
}

/** Holds what a post has now against what it had. */
async function compare(tx: Db, id: number, before: DeletedWith, code: ErrorCode | null): Promise<Restored> {
  const now = await tx.post.findUniqueOrThrow({
    where: { id },
    select: {
      scheduledAt: true,
      media: { select: { mediaId: true } },
      deliveries: { where: { status: { not: "CANCELLED" } }, select: { platform: true, pageId: true } },
    },
  });
  const mediaIds = new Set(now.media.map(({ mediaId }) => mediaId));
  const time = before.scheduledAt === null || before.scheduledAt.getTime() === now.scheduledAt?.getTime();
  return {
    time,
    delivery: before.pages.every((page) =>
      now.deliveries.some(({ platform, pageId }) => platform === page.platform && pageId === page.pageId),
    ),
    media: before.mediaIds.every((mediaId) => mediaIds.has(mediaId)),
    code: time ? null : code,
  };
}
