import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import type { ReceivedFile } from "@/lib/http/upload";
import { text } from "@/lib/text-schema";
import { LIBRARY_LIMIT, LIBRARY_LIMIT_WITHOUT_PLAN, NAME_LIMIT } from "./constants";
import { getPicture } from "./queries";
import type { UploadFields } from "./schema";
import { storePicture } from "./store-picture";
import { toAppError } from "./to-app-error";
import { transcodeUpload } from "./transcoding/transcode-picture";
import type { LibraryPicture } from "./types";

const fileName = text({ max: NAME_LIMIT, trim: true }).catch("");

/** A file's name as a person would say it: without its ending. */
function nameOf(file: ReceivedFile): string {
  return fileName.parse(file.name.replace(/\.[a-z0-9]{2,5}$/i, "").slice(0, NAME_LIMIT));
}

/** @throws AppError LIBRARY_FULL, LIBRARY_FULL_WITHOUT_PLAN */
async function requireSpace(actor: Actor): Promise<void> {
  const kept = await db.media.count({ where: { userId: actor.userId } });
  if (kept >= LIBRARY_LIMIT) throw new AppError("LIBRARY_FULL");
  if (kept < LIBRARY_LIMIT_WITHOUT_PLAN) return;
  const { access } = await getSubscription(actor);
  if (!access) throw new AppError("LIBRARY_FULL_WITHOUT_PLAN");
}

/**
 * Adds a photo of the owner's to their pictures.
 * @param signal of the request: nobody waits any longer
 * @throws AppError PICTURE_UNREADABLE, LIBRARY_FULL, LIBRARY_FULL_WITHOUT_PLAN, SERVER_BUSY,
 *   STORE_UNAVAILABLE, STORE_FULL
 */
export async function addPicture(
  actor: Actor,
  file: ReceivedFile,
  { altText, name }: UploadFields,
  signal?: AbortSignal,
): Promise<LibraryPicture> {
  await requireSpace(actor);
  const transcoded = await transcodeUpload(actor, file.path, signal);
  const about = { source: "UPLOADED", name: name ?? nameOf(file), altText: altText || null } as const;
  const { id } = await storePicture(actor, transcoded, about).catch(toAppError);
  return getPicture(actor, id);
}
