import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { markUsed } from "@/lib/media/mutations";

/**
 * Gives a post its photos, in this order, in place of those that it has. The caller holds the post's lock.
 * @throws AppError MEDIA_NOT_FOUND for one that is not the actor's
 */
export async function setPhotos(
  tx: Db,
  actor: Actor,
  postId: number,
  mediaIds: readonly string[],
): Promise<void> {
  if ((await markUsed(tx, actor, mediaIds)) < mediaIds.length) throw new AppError("MEDIA_NOT_FOUND");
  await tx.postMedia.deleteMany({ where: { postId } });
  await tx.postMedia.createMany({
    data: mediaIds.map((mediaId, position) => ({ postId, mediaId, position })),
  });
}
