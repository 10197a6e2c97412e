import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { POST_PHOTOS_LIMIT } from "@/lib/media/constants";
import { enqueueReadings } from "@/lib/posts/editing/enqueue-readings";
import { chargeVersion, keepVersion, type Answer } from "@/lib/posts/versions/mutations";
import { lockPost, postChanged, requireRevision } from "@/lib/posts/lock-post";
import type { Draft } from "./mutations";
import { setPhotos } from "@/lib/posts/photos/set-photos";

/**
 * Refuses anything but a draft, or another revision of it, before the model is asked. Takes no lock: `saveVersion`
 * looks again, under one.
 * @returns the draft's text
 * @throws AppError POST_NOT_FOUND, POST_NOT_DRAFT, POST_CHANGED
 */
export async function requireDraft(actor: Actor, id: number, revision: number | undefined): Promise<string> {
  const [post] = await db.$queryRaw<{ isDraft: boolean; id: number; revision: number; content: string }[]>`
    SELECT p."id", p."revision", p."content", p."status" = 'GENERATED' AND NOT EXISTS (
        SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."status" IN ('SENDING', 'UNKNOWN')
      ) AS "isDraft"
    FROM "Post" p WHERE p."id" = ${id} AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  if (!post.isDraft) throw new AppError("POST_NOT_DRAFT");
  await requireRevision(db, actor, post, revision);
  return post.content;
}

/**
 * Gives a draft another text and charges for it. The text that it had stays a version. A new image takes the place of
 * those that were generated; the owner's own stay.
 * @param draft.seen the text that its owner saw: any other text is not replaced; undefined: replaces whatever is there
 * @throws AppError POST_NOT_FOUND, POST_NOT_DRAFT, POST_CHANGED, and like `saveDraft`
 */
export async function saveVersion<T>(
  actor: Actor,
  id: number,
  { seen, ...draft }: Draft & { seen: string | undefined },
  answer: Answer<T>,
): Promise<T> {
  const { generationId, content, from, image, cost } = draft;
  return transaction(actor, async (tx) => {
    const post = await lockPost(tx, actor, id);
    if (post.status !== "GENERATED" || post.inFlight) throw new AppError("POST_NOT_DRAFT");
    // Photos may arrive while the model writes; a text that nobody has seen is not replaced.
    if (seen !== undefined && seen !== post.content) throw await postChanged(tx, actor, id);
    await keepVersion(tx, id);
    await chargeVersion(tx, actor, { postId: id, source: "DRAFT", generationId, content, from, cost });
    await tx.post.update({
      where: { id, userId: actor.userId },
      data: { content, cost: { increment: cost } },
    });
    await enqueueReadings(tx, [id]);
    if (image) await putFirst(tx, actor, id, image.id);
    return answer(tx, id);
  });
}

/** A new image takes the place of those that were generated. */
async function putFirst(tx: Db, actor: Actor, id: number, imageId: string): Promise<void> {
  const own = await tx.postMedia.findMany({
    where: { postId: id, media: { source: "UPLOADED" } },
    orderBy: { position: "asc" },
    select: { mediaId: true },
  });
  const mediaIds = [imageId, ...own.map(({ mediaId }) => mediaId)].slice(0, POST_PHOTOS_LIMIT);
  await setPhotos(tx, actor, id, mediaIds);
}
