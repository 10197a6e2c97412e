import type { Actor } from "../lib/auth/actor";
import { db } from "../lib/db";
import { storePicture } from "../lib/media/store-picture";
import type { TranscodedPicture } from "../lib/media/transcoding/decoder-process";
import { transcodePicture } from "../lib/media/transcoding/transcode-picture";

const transcoded = new Map<string, Promise<TranscodedPicture>>();

/** Each picture is transcoded once: it takes a process of its own, and half a second. */
function transcodeOnce(owner: Actor, bytes: Uint8Array): Promise<TranscodedPicture> {
  const key = Buffer.from(bytes).toString("base64");
  const picture = transcoded.get(key) ?? transcodePicture(owner, bytes);
  transcoded.set(key, picture);
  return picture;
}

/** A stored picture of this owner's, and the key of its file. */
export async function makePicture(owner: Actor, bytes: Uint8Array) {
  const picture = await storePicture(owner, await transcodeOnce(owner, bytes));
  const { key } = await db.media.findUniqueOrThrow({ where: { id: picture.id }, select: { key: true } });
  return { ...picture, key };
}
