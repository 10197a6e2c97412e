import type { Actor } from "../lib/auth/actor";
import { db } from "../lib/db";
import { storePicture } from "../lib/media/store-picture";
import { transcodePicture } from "../lib/media/transcoding/transcode-picture";

/** A stored picture of this owner's, and the key of its file. */
export async function makePicture(owner: Actor, bytes: Uint8Array) {
  const picture = await storePicture(owner, await transcodePicture(owner, bytes));
  const { key } = await db.media.findUniqueOrThrow({ where: { id: picture.id }, select: { key: true } });
  return { ...picture, key };
}
