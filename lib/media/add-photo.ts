import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { db, isUniqueViolation } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { ReceivedFile } from "@/lib/http/upload";
import { cutText } from "@/lib/text";
import { text } from "@/lib/text/schema";
import { LIBRARY_LIMIT, LIBRARY_LIMIT_WITHOUT_PLAN, NAME_LIMIT } from "./constants";
import { fillAltText } from "./mutations";
import { findUploaded, getPhoto } from "./queries";
import type { UploadFields } from "./schema";
import { storePhoto } from "./store-photo";
import { toAppError } from "./to-app-error";
import { transcodeUpload } from "@/lib/media/transcoding/transcode-photo";
import type { AddedPhoto, LibraryPhoto } from "./types";

const fileName = text({ max: NAME_LIMIT, trim: true }).catch("");

/** A file's name as a person would say it: without its ending. */
function nameOf(file: ReceivedFile): string {
  return fileName.parse(cutText(file.name.replace(/\.[a-z0-9]{2,5}$/i, ""), NAME_LIMIT));
}

/** @throws AppError LIBRARY_FULL, LIBRARY_FULL_WITHOUT_PLAN */
async function requireSpace(actor: Actor): Promise<void> {
  const kept = await db.media.count({ where: { userId: actor.userId } });
  if (kept >= LIBRARY_LIMIT) throw new AppError("LIBRARY_FULL");
  if (kept < LIBRARY_LIMIT_WITHOUT_PLAN) return;
  const { access } = await getSubscription(actor);
  if (!access) throw new AppError("LIBRARY_FULL_WITHOUT_PLAN");
}

/** The actor's photo that this file has become before; a description fills an empty one. */
async function findStored(actor: Actor, sha256: string, altText = ""): Promise<LibraryPhoto | null> {
  const photo = await findUploaded(actor, sha256);
  if (!photo || photo.altText || !altText) return photo;
  await fillAltText(db, actor, photo.id, altText);
  return { ...photo, altText };
}

/**
 * Adds a photo of the owner's to their photos. The same file is one photo, however often and however much at once
 * it is uploaded: known by its bytes as they came, so that the second one is not decoded again.
 * @param signal of the request: nobody waits any longer
 * @throws AppError MEDIA_UNREADABLE, MEDIA_BROKEN, MEDIA_TOO_MANY_PIXELS, LIBRARY_FULL,
 *   LIBRARY_FULL_WITHOUT_PLAN, SERVER_BUSY, STORE_UNAVAILABLE, STORE_FULL
 */
export async function addPhoto(
  actor: Actor,
  file: ReceivedFile,
  { altText, name }: UploadFields,
  signal?: AbortSignal,
): Promise<AddedPhoto> {
  const { sha256 } = file;
  for (let attempt = 1; ; attempt++) {
    const stored = await findStored(actor, sha256, altText);
    if (stored) return { ...stored, added: false };
    await requireSpace(actor);
    const transcoded = await transcodeUpload(actor, file.path, signal);
    const about = {
      source: "UPLOADED",
      name: name ?? nameOf(file),
      altText: altText || null,
      sha256,
    } as const;
    try {
      const { id } = await storePhoto(actor, transcoded, about).catch(toAppError);
      return { ...(await getPhoto(actor, id)), added: true };
    } catch (error) {
      // Another upload of it was faster; its photo may be deleted again before it is found.
      if (!isUniqueViolation(error) || attempt > 2) throw error;
    }
  }
}
