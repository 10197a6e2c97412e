import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { appNow } from "@/lib/clock";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { POST_LIMIT, POST_LIMIT_WITHOUT_PLAN } from "@/lib/posts/constants";

/**
 * In the transaction that has made a post: whether its owner's account still holds it. What makes or restores one at the
 * same time waits until this transaction has ended, and counts its post. @throws AppError POST_LIMIT
 */
export async function requireSpaceOfNew(tx: Db, actor: Actor): Promise<void> {
  await countNow(tx);
  await requireRoom(tx, actor, await keptBy(tx, actor));
}

/** For so long a deletion can be undone whatever else is kept, in milliseconds. */
const UNDO_MS = 3_600_000;

/**
 * As `requireSpaceOfNew`, in the transaction that has restored a post. It adds no row, so it needs no plan, and what was
 * deleted within the last hour needs no room either: whoever creates a post is held to what is kept and deleted by then.
 * @throws AppError POST_LIMIT
 */
export async function requireSpaceOfRestored(tx: Db, actor: Actor, deletedAt: Date): Promise<void> {
  await countNow(tx);
  const { posts } = await keptBy(tx, actor);
  if (posts <= POST_LIMIT) return;
  const now = await appNow(tx);
  if (now.getTime() - deletedAt.getTime() > UNDO_MS) throw new AppError("POST_LIMIT");
}

/** Before a model is asked for another post: whether there is room for it, as far as can be known by then. @throws AppError POST_LIMIT */
export async function requireSpaceForOne(on: Db, actor: Actor): Promise<void> {
  const { posts, deleted } = await keptBy(on, actor);
  await requireRoom(on, actor, { posts: posts + 1, deleted });
}

/** Has a trigger count this transaction's posts now rather than at its end, in a row that stays locked until then. */
async function countNow(tx: Db): Promise<void> {
  await tx.$executeRaw`SET CONSTRAINTS "Post_counted" IMMEDIATE`;
}

type Kept = { posts: number; deleted: number };

async function keptBy(on: Db, { userId }: Actor): Promise<Kept> {
  const [row] = await on.$queryRaw<Kept[]>`
    SELECT
      coalesce((SELECT "generated" + "scheduled" + "published" FROM "PostCount" WHERE "userId" = ${userId}::uuid), 0)
        AS "posts",
      (SELECT count(*)::int FROM (
        SELECT 1 FROM "Post" WHERE "userId" = ${userId}::uuid AND "deletedAt" IS NOT NULL LIMIT ${POST_LIMIT}) d)
        AS "deleted"`;
  return row ?? { posts: 0, deleted: 0 };
}

/** Deleted posts, which are kept for a while, have as much room again, so that nobody fills the disk by deleting. */
async function requireRoom(on: Db, actor: Actor, { posts, deleted }: Kept): Promise<void> {
  const fits = (limit: number) => posts <= limit && deleted < limit;
  if (fits(POST_LIMIT_WITHOUT_PLAN)) return;
  if (!fits(POST_LIMIT) || !(await getSubscription(actor, on)).access) throw new AppError("POST_LIMIT");
}
