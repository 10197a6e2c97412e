import type { Actor } from "../lib/auth/actor";
import { db } from "../lib/db";
import { storePhoto } from "../lib/media/store-photo";
import type { TranscodedPhoto } from "../lib/media/transcoding/decoder-process";
import { transcodePhoto } from "../lib/media/transcoding/transcode-photo";

const transcoded = new Map<string, Promise<TranscodedPhoto>>();

/** Each photo is transcoded once: it takes a process of its own, and half a second. */
function transcodeOnce(owner: Actor, bytes: Uint8Array): Promise<TranscodedPhoto> {
  const key = Buffer.from(bytes).toString("base64");
  const photo = transcoded.get(key) ?? transcodePhoto(owner, bytes);
  transcoded.set(key, photo);
  return photo;
}

/** A stored photo of this owner's, and the key of its file. */
export async function makePhoto(owner: Actor, bytes: Uint8Array) {
  const photo = await storePhoto(owner, await transcodeOnce(owner, bytes));
  const { key } = await db.media.findUniqueOrThrow({ where: { id: photo.id }, select: { key: true } });
  return { ...photo, key };
}
