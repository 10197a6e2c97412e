import "server-only";
import { audit } from "@/lib/audit/record-audit";
import type { Actor } from "@/lib/auth/actor";
import { appNow } from "@/lib/clock";
import { type Db, db, transaction } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { sendEvent } from "@/lib/jobs/send-event";
import type { ShownPicture } from "@/lib/media/types";
import { chargeVersion } from "./charge-version";
import { setPictures } from "./set-pictures";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { getPost } from "./queries";
import type { PostRepeat } from "./constants";
import type { CreatePostInput, PatchPostInput } from "./schema";
import type { Post, PostStatus } from "./types";

/** A draft that the model wrote. */
export type Draft = {
  generationId: string;
  content: string;
  picture?: ShownPicture;
  /** The owner's photo that it was written from. */
  mediaId?: string;
  cost: number;
  /** What a draft that follows a published post has from it, besides its pictures. */
  repeated?: { repeatOf: number; repeat: PostRepeat };
};

/**
 * Saves a generated draft and charges for it, atomically.
 * @throws AppError MODEL_UNAVAILABLE when the reservation has expired: its credits are refunded, the late result is
 * dropped
 */
export async function saveDraft(actor: Actor, draft: Draft): Promise<{ id: number }> {
  const { generationId, content, picture, mediaId = picture?.id, cost, repeated } = draft;
  return transaction(actor, async (tx) => {
    const post = await tx.post.create({
      data: { userId: actor.userId, content, cost, ...repeated },
      select: { id: true },
    });
    if (repeated) await copyPictures(tx, repeated.repeatOf, post.id);
    if (mediaId) await setPictures(tx, actor, post.id, [mediaId]);
    await chargeVersion(tx, actor, { postId: post.id, source: "DRAFT", generationId, content, cost });
    return post;
  });
}

/** Creates a post of the owner's own words and photos. @throws AppError MEDIA_NOT_FOUND */
export async function createPost(actor: Actor, { content, mediaIds }: CreatePostInput): Promise<Post> {
  const { id } = await transaction(actor, async (tx) => {
    const post = await tx.post.create({ data: { userId: actor.userId, content }, select: { id: true } });
    await setPictures(tx, actor, post.id, mediaIds);
    return post;
  });
  return getPost(actor, id);
}

/**
 * Changes the pictures of a post that is neither published nor being sent. Safe to repeat.
 * @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE, MEDIA_NOT_FOUND
 */
export async function changePictures(actor: Actor, id: number, mediaIds: readonly string[]): Promise<Post> {
  await transaction(actor, async (tx) => {
    const post = await lockPost(tx, actor, id);
    if (post.status === "PUBLISHED" || post.inFlight) throw new AppError("POST_NOT_EDITABLE");
    await setPictures(tx, actor, id, mediaIds);
  });
  return getPost(actor, id);
}

/** Gives a post the pictures of another one. */
async function copyPictures(tx: Db, from: number, to: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "PostMedia" ("postId", "position", "mediaId")
    SELECT ${to}, "position", "mediaId" FROM "PostMedia" WHERE "postId" = ${from}`;
}

/** A post as whoever holds its lock may rely on it. */
export type LockedPost = {
  status: PostStatus;
  content: string;
  scheduledAt: Date | null;
  revision: number;
  /** A delivery of it is SENDING or UNKNOWN. */
  inFlight: boolean;
  /** A delivery of it waits for its owner's decision. */
  held: boolean;
};

/**
 * Locks a post. Everything that sends, settles, edits or cancels a post takes this lock first, so that each sees, in
 * a statement of its own, what the previous one did.
 * @throws AppError POST_NOT_FOUND
 */
export async function lockPost(tx: Db, actor: Actor, id: number): Promise<LockedPost> {
  const [post] = await tx.$queryRaw<Omit<LockedPost, "inFlight" | "held">[]>`
    SELECT "status", "content", "scheduledAt", "revision" FROM "Post"
    WHERE "id" = ${id} AND "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  const deliveries = await tx.delivery.findMany({
    where: { postId: id },
    select: { status: true, heldAt: true },
  });
  return {
    ...post,
    inFlight: deliveries.some(({ status }) => status === "SENDING" || status === "UNKNOWN"),
    held: deliveries.some(({ heldAt }) => heldAt !== null),
  };
}

/**
 * Refuses a change that was made on an older view of a post, so that it overwrites nothing.
 * @throws AppError POST_CHANGED
 */
export function requireRevision(post: LockedPost, revision: number | undefined): void {
  if (revision !== undefined && revision !== post.revision) throw new AppError("POST_CHANGED");
}

/**
 * Changes the text of a post that is neither published nor being sent, or what is to follow it. Safe to repeat.
 * @param change.revision the one that the change was made on; without it the last change wins
 * @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE, POST_CHANGED
 */
export async function editPost(
  actor: Actor,
  id: number,
  { revision, ...change }: PatchPostInput,
): Promise<Post> {
  await transaction(actor, async (tx) => {
    const post = await lockPost(tx, actor, id);
    if (post.status === "PUBLISHED" || post.inFlight) throw new AppError("POST_NOT_EDITABLE");
    if (change.content !== undefined && change.content !== post.content) requireRevision(post, revision);
    await tx.post.update({ where: { id, userId: actor.userId }, data: change });
  });
  return getPost(actor, id);
}

/**
 * Deletes a post and its schedule; `restorePost` brings it back, unscheduled.
 * @throws AppError POST_NOT_FOUND, DELIVERY_IN_FLIGHT while it may be reaching its page
 */
export async function deletePost(actor: Actor, id: number): Promise<{ id: number }> {
  const scheduled = await transaction(actor, async (tx) => {
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
  if (scheduled) sendEvent({ name: "post/cancelled", data: { postId: id } });
  return { id };
}

/** Restores a deleted post. @throws AppError POST_NOT_FOUND */
export async function restorePost(actor: Actor, id: number): Promise<Post> {
  await db.post.updateMany({ where: { id, userId: actor.userId }, data: { deletedAt: null } });
  return getPost(actor, id);
}

/** Copies a post's text and picture into a new draft. @throws AppError POST_NOT_FOUND */
export async function duplicatePost(actor: Actor, id: number): Promise<Post> {
  const copy = await transaction(actor, async (tx) => {
    const [copy] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO "Post" ("userId", "content", "copyOf", "updatedAt")
      SELECT "userId", "content", "id", now() FROM "Post"
      WHERE "id" = ${id} AND "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL RETURNING "id"`;
    if (!copy) throw new AppError("POST_NOT_FOUND");
    await copyPictures(tx, id, copy.id);
    return copy;
  });
  return getPost(actor, copy.id);
}

/** What a published post is followed by, and what a draft has from it. */
export type RepeatedPost = {
  id: number;
  content: string;
  repeat: PostRepeat;
};

/** Copies a published post into the draft that follows it, unless one has. @returns whether it did */
export async function saveRepeat(actor: Actor, post: RepeatedPost): Promise<boolean> {
  const { id, content, repeat } = post;
  return transaction(actor, async (tx) => {
    const [copy] = await tx.post.createManyAndReturn({
      data: [{ userId: actor.userId, content, copyOf: id, repeatOf: id, repeat }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (copy) await copyPictures(tx, id, copy.id);
    return copy !== undefined;
  });
}
