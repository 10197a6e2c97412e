import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db, transaction } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { chargeVersion, keepVersion } from "@/lib/posts/charge-version";
import { type Draft, lockPost } from "@/lib/posts/mutations";
import { setPictures } from "@/lib/posts/set-pictures";

/** Pictures of a post at most, which is what PostMedia's positions allow. */
const MOST_PICTURES = 10;

/**
 * Refuses anything but a draft, before the model is asked. Takes no lock: `saveVersion` looks again, under one.
 * @throws AppError POST_NOT_FOUND, POST_NOT_DRAFT
 */
export async function requireDraft(actor: Actor, id: number): Promise<void> {
  const [post] = await db.$queryRaw<{ isDraft: boolean }[]>`
    SELECT p."status" = 'GENERATED' AND NOT EXISTS (
        SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."status" IN ('SENDING', 'UNKNOWN')
      ) AS "isDraft"
    FROM "Post" p WHERE p."id" = ${id} AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  if (!post.isDraft) throw new AppError("POST_NOT_DRAFT");
}

async function lockDraft(tx: Db, actor: Actor, id: number): Promise<void> {
  const { status, inFlight } = await lockPost(tx, actor, id);
  if (status !== "GENERATED" || inFlight) throw new AppError("POST_NOT_DRAFT");
}

/**
 * Gives a draft another text and charges for it. The text that it had stays a version. A new picture takes the place
 * of those that were generated; the owner's own stay.
 * @throws AppError POST_NOT_FOUND, POST_NOT_DRAFT, and like `saveDraft`
 */
export async function saveVersion(actor: Actor, id: number, draft: Draft): Promise<{ id: number }> {
  const { generationId, content, picture, cost } = draft;
  await transaction(actor, async (tx) => {
    await lockDraft(tx, actor, id);
    await keepVersion(tx, id);
    await chargeVersion(tx, actor, { postId: id, source: "DRAFT", generationId, content, cost });
    await tx.post.update({
      where: { id, userId: actor.userId },
      data: { content, cost: { increment: cost } },
    });
    if (!picture) return;
    const own = await tx.postMedia.findMany({
      where: { postId: id, media: { source: "UPLOADED" } },
      orderBy: { position: "asc" },
      select: { mediaId: true },
    });
    const mediaIds = [picture.id, ...own.map(({ mediaId }) => mediaId)].slice(0, MOST_PICTURES);
    await setPictures(tx, actor, id, mediaIds);
  });
  return { id };
}
