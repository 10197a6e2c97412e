import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { randomSecret } from "@/lib/crypto";
import { db, isUniqueViolation } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { putObject, removeObject } from "@/lib/providers/storage/objects";
import { shownPhoto } from "./rules";
import type { TranscodedPhoto } from "@/lib/media/transcoding/decoder-process";
import { makeThumbnail } from "./transcoding/make-thumbnail";
import type { ShownPhoto } from "./types";

type About = {
  source: "GENERATED" | "UPLOADED";
  name?: string;
  altText?: string | null;
  /** Of the file that was uploaded. */
  sha256?: string;
};

/**
 * Stores a photo of the actor's under a key that cannot be guessed. Its row comes first and is marked as discarded
 * until the file is complete: a process that dies between the two leaves a row that the sweep finds.
 * @throws ProviderError when the store fails; a unique violation when the same file of the actor's has been stored
 *   meanwhile: nothing of this one is kept then
 */
export async function storePhoto(
  actor: Actor,
  { bytes, width, height, hashes }: TranscodedPhoto,
  about: About = { source: "GENERATED" },
): Promise<ShownPhoto> {
  const key = `${randomSecret()}.jpg`;
  // Where it fails, the first who asks for it has it made.
  const thumbnail = await makeThumbnail(bytes).catch(() => null);
  const data = {
    userId: actor.userId,
    key,
    mimeType: "image/jpeg",
    bytes: bytes.length,
    width,
    height,
    hashes,
    thumbnail,
    ...about,
  };
  const row = await db.media.create({
    data: { ...data, discarded: true },
    select: { id: true, altText: true, width: true, height: true, shape: true, focusX: true, focusY: true },
  });
  await putObject(key, bytes);
  const { count } = await db.media
    .updateMany({ where: { id: row.id }, data: { discarded: false } })
    .catch(async (error: unknown) => {
      if (isUniqueViolation(error)) await removeSecond(row.id);
      throw error;
    });
  if (count === 0) {
    await removeObject(key);
    throw new AppError("IMAGE_FAILED");
  }
  return shownPhoto(row);
}

/** Removes what a second upload of one file has stored. A failure is left to the sweep. */
async function removeSecond(id: string): Promise<void> {
  await removeDiscarded(id).catch((error: unknown) =>
    log.warn({ err: error, media: id }, "could not remove the second copy of an upload; the timer will"),
  );
}

/** Removes a generated image of the actor's that no post got. A failure is left to the sweep. */
export async function discardPhoto(actor: Actor, photo: ShownPhoto): Promise<void> {
  const where = { id: photo.id, userId: actor.userId, posts: { none: {} } };
  const { count } = await db.media.updateMany({ where, data: { discarded: true } });
  if (count > 0) await removeDiscarded(photo.id);
}

/**
 * Removes a discarded photo that no post has: the file first, because a file without a row could not be found.
 * @returns how many: 1 or 0
 */
export async function removeDiscarded(id: string): Promise<number> {
  const row = await db.media.findUnique({
    where: { id, discarded: true, posts: { none: {} } },
    select: { key: true },
  });
  if (!row) return 0;
  await removeObject(row.key);
  return (await db.media.deleteMany({ where: { id, discarded: true, posts: { none: {} } } })).count;
}
