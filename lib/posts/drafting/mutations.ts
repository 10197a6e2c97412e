import "server-only";
import { type Answer, type WrittenFrom, chargeVersion } from "@/lib/posts/versions/mutations";
import type { Actor } from "@/lib/auth/actor";
import { transaction } from "@/lib/db";
import type { ShownPhoto } from "@/lib/media/types";
import { setPhotos } from "@/lib/posts/photos/set-photos";
import type { PostRepeat } from "@/lib/posts/constants";
import { enqueueReadings } from "@/lib/posts/editing/enqueue-readings";
import { requireSpaceOfNew } from "@/lib/posts/editing/require-post-space";
import { copyPhotos } from "@/lib/posts/editing/mutations";

/** A draft that the model wrote. */
export type Draft = {
  generationId: string;
  content: string;
  from: readonly WrittenFrom[];
  image?: ShownPhoto;
  /** The owner's photo that it was written from. */
  mediaId?: string;
  cost: number;
  /** What a draft that follows a published post has from it, besides its photos. */
  repeated?: { repeatOf: number; repeat: PostRepeat };
};

/**
 * Saves a generated draft, charges for it and answers, atomically.
 * @throws AppError POST_LIMIT for an account that others have filled since; MODEL_UNAVAILABLE when the reservation has expired: its credits are refunded, the late result is
 * dropped
 */
export async function saveDraft<T>(actor: Actor, draft: Draft, answer: Answer<T>): Promise<T> {
  const { generationId, content, from, image, mediaId = image?.id, cost, repeated } = draft;
  return transaction(actor, async (tx) => {
    const post = await tx.post.create({
      data: { userId: actor.userId, content, cost, ...repeated },
      select: { id: true },
    });
    if (repeated) await copyPhotos(tx, repeated.repeatOf, post.id);
    if (mediaId) await setPhotos(tx, actor, post.id, [mediaId]);
    await chargeVersion(tx, actor, { postId: post.id, source: "DRAFT", generationId, content, from, cost });
    await enqueueReadings(tx, [post.id]);
    await requireSpaceOfNew(tx, actor);
    return answer(tx, post.id);
  });
}
