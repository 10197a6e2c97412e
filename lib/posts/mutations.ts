import "server-only";
import { audit } from "@/lib/accounts/record-audit";
import type { Actor } from "@/lib/auth";
import { appNow } from "@/lib/clock";
import { settleReservation } from "@/lib/credits/mutations";
import { type Db, type Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { wake } from "@/lib/jobs";
import type { Picture } from "@/lib/media/types";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { getPost } from "./queries";
import type { Post, PostStatus } from "./types";

type Draft = { generationId: string; content: string; picture?: Picture; cost: number };

/**
 * Saves what was written and takes its price, both or neither.
 * @throws AppError MODEL_UNAVAILABLE when the reservation is over: the credits are back, a late result loses
 */
export async function saveDraft(actor: Actor, draft: Draft): Promise<{ id: number }> {
  const { generationId, content, picture, cost } = draft;
  return db.$transaction(async (tx) => {
    const post = await tx.post.create({
      data: { userId: actor.userId, content, cost, mediaId: picture?.id },
      select: { id: true },
    });
    if (!(await settleReservation(tx, actor, { generationId, cost, postId: post.id }))) {
      throw new AppError("MODEL_UNAVAILABLE");
    }
    return post;
  });
}

/**
 * Locks a post as everything does that sends, settles, edits or cancels it: one of them is first, and the next
 * sees, in a statement of its own, what that one did.
 * @throws AppError POST_NOT_FOUND
 */
export async function lockPost(
  tx: Db,
  actor: Actor,
  id: number,
): Promise<{ status: PostStatus; inFlight: boolean }> {
  const [post] = await tx.$queryRaw<{ status: PostStatus }[]>`
    SELECT "status" FROM "Post"
    WHERE "id" = ${id} AND "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  const where = { postId: id, status: { in: ["SENDING", "UNKNOWN"] } } satisfies Prisma.DeliveryWhereInput;
  return { ...post, inFlight: (await tx.delivery.count({ where })) > 0 };
}

/**
 * Changes the text of a post that has not gone out and is not on its way.
 * @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE
 */
export async function editPost(actor: Actor, id: number, { content }: { content: string }): Promise<Post> {
  await db.$transaction(async (tx) => {
    const { status, inFlight } = await lockPost(tx, actor, id);
    if (status === "PUBLISHED" || inFlight) throw new AppError("POST_NOT_EDITABLE");
    await tx.post.update({ where: { id, userId: actor.userId }, data: { content } });
  });
  return getPost(actor, id);
}

/**
 * Deletes a post, and with it its schedule; `restorePost` brings it back, unscheduled.
 * @throws AppError POST_NOT_FOUND, DELIVERY_IN_FLIGHT while it may be reaching its page
 */
export async function deletePost(actor: Actor, id: number): Promise<{ id: number }> {
  const scheduled = await db.$transaction(async (tx) => {
    const { status, inFlight } = await lockPost(tx, actor, id);
    if (inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
    await tx.delivery.updateMany({
      where: { postId: id, status: "PENDING" },
      data: { status: "CANCELLED", heldAt: null },
    });
    const unscheduled = { status: "GENERATED", scheduledAt: null } as const;
    await tx.post.update({
      where: { id, userId: actor.userId },
      data: { deletedAt: await appNow(tx), ...(status === "SCHEDULED" ? unscheduled : {}) },
    });
    await closeNotices(tx, actor, [postSubject(id)]);
    await audit(actor, "POST_DELETED", { post: `#${id}` }, tx);
    return status === "SCHEDULED";
  });
  if (scheduled) await wake({ name: "post/cancelled", data: { postId: id } });
  return { id };
}

/** Brings a deleted post back. @throws AppError POST_NOT_FOUND */
export async function restorePost(actor: Actor, id: number): Promise<Post> {
  await db.post.updateMany({ where: { id, userId: actor.userId }, data: { deletedAt: null } });
  return getPost(actor, id);
}

/** Makes a copy of a post, text and picture, that has not gone anywhere. @throws AppError POST_NOT_FOUND */
export async function duplicatePost(actor: Actor, id: number): Promise<Post> {
  const [copy] = await db.$queryRaw<{ id: number }[]>`
    INSERT INTO "Post" ("userId", "content", "mediaId", "updatedAt")
    SELECT "userId", "content", "mediaId", now() FROM "Post"
    WHERE "id" = ${id} AND "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL RETURNING "id"`;
  if (!copy) throw new AppError("POST_NOT_FOUND");
  return getPost(actor, copy.id);
}
