import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { transaction } from "@/lib/db";
import { type Answer, type WrittenFrom, chargeVersion, keepVersion } from "@/lib/posts/versions/mutations";
import { type LockedPost, lockEditable, requireRevision } from "@/lib/posts/lock-post";

/**
 * A post whose text can still be changed, in the revision that was shown.
 * @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE, POST_CHANGED
 */
export function readEditable(actor: Actor, id: number, revision: number): Promise<LockedPost> {
  return transaction(actor, async (tx) => {
    const post = await lockEditable(tx, actor, id);
    await requireRevision(tx, actor, post, revision);
    return post;
  });
}

type Rewrite<T> = {
  postId: number;
  generationId: string;
  content: string;
  from: readonly WrittenFrom[];
  cost: number;
  answer: Answer<T>;
};

/**
 * Keeps a rewritten text as a version of its post, charges for it and answers; the post's own text is not changed.
 * @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE, MODEL_UNAVAILABLE when the reservation has expired
 */
export async function saveRewrite<T>(actor: Actor, { postId, answer, ...rewrite }: Rewrite<T>): Promise<T> {
  return transaction(actor, async (tx) => {
    await lockEditable(tx, actor, postId);
    await keepVersion(tx, postId);
    await chargeVersion(tx, actor, { postId, source: "REWRITE", ...rewrite });
    await tx.post.update({
      where: { id: postId, userId: actor.userId },
      data: { cost: { increment: rewrite.cost } },
    });
    return answer(tx, postId);
  });
}
