import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { chargeVersion, keepVersion } from "@/lib/posts/charge-version";
import { type LockedPost, lockPost } from "@/lib/posts/mutations";

async function lockEditable(tx: Db, actor: Actor, id: number): Promise<LockedPost> {
  const post = await lockPost(tx, actor, id);
  if (post.status === "PUBLISHED" || post.inFlight) throw new AppError("POST_NOT_EDITABLE");
  return post;
}

/** A post whose text can still be changed. @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE */
export function readEditable(actor: Actor, id: number): Promise<LockedPost> {
  return transaction(actor, (tx) => lockEditable(tx, actor, id));
}

type Rewrite = { postId: number; generationId: string; content: string; cost: number };

/**
 * Keeps a rewritten text as a version of its post and charges for it; the post's own text is not changed.
 * @throws AppError POST_NOT_FOUND, POST_NOT_EDITABLE, MODEL_UNAVAILABLE when the reservation has expired
 */
export async function saveRewrite(actor: Actor, { postId, ...rewrite }: Rewrite): Promise<void> {
  await transaction(actor, async (tx) => {
    await lockEditable(tx, actor, postId);
    await keepVersion(tx, postId);
    await chargeVersion(tx, actor, { postId, source: "REWRITE", ...rewrite });
    await tx.post.update({
      where: { id: postId, userId: actor.userId },
      data: { cost: { increment: rewrite.cost } },
    });
  });
}
