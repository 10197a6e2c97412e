import "server-only";
import type { Actor } from "@/lib/auth";
import { randomSecret } from "@/lib/crypto";
import { db } from "@/lib/db";
import { putObject, removeObject } from "@/lib/providers/storage";
import { pictureUrl } from "./rules";
import { transcodePicture } from "./transcode-picture";
import type { Picture } from "./types";

/**
 * Checks, re-encodes and stores a picture of the actor's, under a key that cannot be guessed.
 * @throws AppError IMAGE_FAILED when it is no picture, ProviderError when the store fails
 */
export async function storePicture(actor: Actor, original: Uint8Array): Promise<Picture> {
  const { bytes, width, height, mimeType } = await transcodePicture(original);
  const key = `${randomSecret()}.jpg`;
  await putObject(key, bytes);
  const { id } = await db.media.create({
    data: { userId: actor.userId, key, mimeType, bytes: bytes.length, width, height },
    select: { id: true },
  });
  return { id, key, url: pictureUrl(key) };
}

/** Removes a picture of the actor's that no post uses: the row first, since a row without its file would show a hole. */
export async function discardPicture(actor: Actor, picture: Picture): Promise<void> {
  const { count } = await db.media.deleteMany({
    where: { id: picture.id, userId: actor.userId, posts: { none: {} } },
  });
  if (count > 0) await removeObject(picture.key);
}
