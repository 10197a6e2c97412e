import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Attempt } from "@/lib/http/idempotency/attempt";
import { requireFilled } from "./blanks";
import { enqueueReadings } from "./enqueue-readings";
import { checkLinksOf } from "@/lib/posts/links/enqueue-link-checks";
import { lockEditable, requireRevision, writeAs } from "@/lib/posts/lock-post";
import { setPhotos } from "@/lib/posts/photos/set-photos";
import { getPost, isRead } from "@/lib/posts/queries";
import { requireSpaceOfNew } from "./require-post-space";
import { markRead } from "@/lib/posts/reading/mutations";
import type { PostRepeat } from "@/lib/posts/constants";
import type { CreatePostInput, PatchPostInput } from "@/lib/posts/schema";
import type { PostMediaInput } from "@/lib/posts/photos/schema";
import type { Post } from "@/lib/posts/types";

/** Creates a post of the owner's own words and photos. @throws AppError MEDIA_NOT_FOUND, POST_LIMIT */
export async function createPost(
  actor: Actor,
  { content, mediaIds, read }: CreatePostInput,
  attempt: Attempt<Post>,
): Promise<Post> {
  return transaction(actor, async (tx) => {
    const { id } = await tx.post.create({ data: { userId: actor.userId, content }, select: { id: true } });
    await setPhotos(tx, actor, id, mediaIds);
    if (read) await markRead(tx, id);
    if (content) await enqueueReadings(tx, [id]);
    await requireSpaceOfNew(tx, actor);
    const post = await getPost(actor, id, tx);
    await attempt.keep(tx, post);
    return post;
  });
}

/**
 * Changes the photos of a post that is neither published nor being sent. Safe to repeat.
 * @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE, POST_CHANGED, MEDIA_NOT_FOUND
 */
export async function changePhotos(
  actor: Actor,
  id: number,
  { mediaIds, revision }: PostMediaInput,
): Promise<Post> {
  await transaction(actor, async (tx) => {
    const post = await lockEditable(tx, actor, id);
    const now = await tx.postMedia.findMany({ where: { postId: id }, orderBy: { position: "asc" } });
    if (now.map(({ mediaId }) => mediaId).join() === mediaIds.join()) return;
    await requireRevision(tx, actor, post, revision);
    const [{ read } = { read: false }] = await tx.$queryRaw<{ read: boolean }[]>`
      SELECT ${isRead} AS "read" FROM "Post" p WHERE p."id" = ${id}`;
    await setPhotos(tx, actor, id, mediaIds);
    // Whoever saw this revision has read its text; without one, photos say nothing of a text that nobody has read.
    if (read || revision !== undefined) await markRead(tx, id);
  });
  return getPost(actor, id);
}

/** Gives a post the photos of another one. */
export async function copyPhotos(tx: Db, from: number, to: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "PostMedia" ("postId", "position", "mediaId")
    SELECT ${to}, "position", "mediaId" FROM "PostMedia" WHERE "postId" = ${from}`;
}

/**
 * Changes the text of a post that is neither published nor being sent, or what is to follow it. Saving a text marks it
 * as read by its owner. Safe to repeat.
 * @param change.revision the one that the change was made on; without it the last write wins
 * @param change.view who types (`writeAs`)
 * @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE, POST_CHANGED, POST_BLANK for a text that is to be repeated
 */
export async function editPost(
  actor: Actor,
  id: number,
  { revision, view, confirmBlank, ...change }: PatchPostInput,
): Promise<Post> {
  await transaction(actor, async (tx) => {
    const post = await lockEditable(tx, actor, id);
    if (change.content !== undefined && change.content !== post.content) {
      await requireRevision(tx, actor, post, revision);
      await writeAs(tx, view);
    }
    if (change.repeat === "SAME_TEXT")
      await requireFilled(tx, { ...post, content: change.content ?? post.content }, confirmBlank);
    await tx.post.update({ where: { id, userId: actor.userId }, data: change });
    const { content } = change;
    if (content !== undefined && content !== post.content) {
      await enqueueReadings(tx, [id]);
      if (post.status === "SCHEDULED") await checkLinksOf(tx, actor, { postId: id, content });
    }
    const isSeen = revision === undefined || revision === post.revision;
    if (change.content !== undefined && isSeen) await markRead(tx, id);
  });
  return getPost(actor, id);
}

/** Copies a post's text and photos into a new draft, which is as read as the post. @throws AppError POST_NOT_FOUND, POST_LIMIT */
export async function duplicatePost(actor: Actor, id: number, attempt: Attempt<Post>): Promise<Post> {
  return transaction(actor, async (tx) => {
    const [copy] = await tx.$queryRaw<{ id: number; readRevision: number | null }[]>`
      INSERT INTO "Post" ("userId", "content", "copyOf", "readRevision", "updatedAt")
      SELECT p."userId", p."content", p."id", CASE WHEN ${isRead} THEN 0 END, now() FROM "Post" p
      WHERE p."id" = ${id} AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL
      RETURNING "id", "readRevision"`;
    if (!copy) throw new AppError("POST_NOT_FOUND");
    await copyPhotos(tx, id, copy.id);
    if (copy.readRevision !== null) await markRead(tx, copy.id);
    await requireSpaceOfNew(tx, actor);
    const post = await getPost(actor, copy.id, tx);
    await attempt.keep(tx, post);
    return post;
  });
}

/** What a published post is followed by, and what a draft has from it. */
export type RepeatedPost = {
  id: number;
  content: string;
  repeat: PostRepeat;
};

/** Copies a published post into the draft that follows it, unless one has. @returns whether it did @throws AppError POST_LIMIT */
export async function saveRepeat(actor: Actor, post: RepeatedPost): Promise<boolean> {
  const { id, content, repeat } = post;
  return transaction(actor, async (tx) => {
    const [copy] = await tx.post.createManyAndReturn({
      data: [{ userId: actor.userId, content, copyOf: id, repeatOf: id, repeat }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!copy) return false;
    await copyPhotos(tx, id, copy.id);
    await requireSpaceOfNew(tx, actor);
    return true;
  });
}
