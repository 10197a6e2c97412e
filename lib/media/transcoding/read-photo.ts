import "server-only";
import type { Actor, SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { getObject } from "@/lib/providers/storage/objects";
import { PHOTO_MAX_BYTES } from "../constants";
import { toAppError } from "../to-app-error";
import type { PhotoFile } from "../types";

type Row = { key: string; mimeType: string } | null;
const fields = { key: true, mimeType: true } as const;

async function fileOf(row: Row): Promise<PhotoFile> {
  const bytes = row && (await getObject(row.key));
  if (!row || !bytes) throw new AppError("NOT_FOUND");
  return { bytes, mimeType: row.mimeType };
}

/**
 * The file of the actor's photo, or null when the browser already has it: a stored file never changes.
 * @param cached whether the browser says that it has this photo's file
 * @throws AppError NOT_FOUND, also for one of somebody else's, STORE_UNAVAILABLE
 */
export async function readPhoto(actor: Actor, id: string, cached: boolean): Promise<PhotoFile | null> {
  const row = await db.media.findUnique({ where: { id, userId: actor.userId }, select: fields });
  return row && cached ? null : fileOf(row).catch(toAppError);
}

/** The photo with this id, for its owner or for a job of ours. @throws AppError NOT_FOUND */
export async function readMedia(actor: Actor | SystemActor, mediaId: string): Promise<PhotoFile> {
  const owner = "userId" in actor ? { userId: actor.userId } : {};
  return fileOf(await db.media.findUnique({ where: { id: mediaId, ...owner }, select: fields }));
}

/** Whether a post's photo is there and one that Facebook takes: JPG or PNG, under 4 MB. @throws ProviderError */
export async function isPhotoAcceptable(actor: SystemActor, mediaId: string): Promise<boolean> {
  try {
    const { bytes, mimeType } = await readMedia(actor, mediaId);
    return /^image\/(jpeg|png)$/.test(mimeType) && bytes.length <= PHOTO_MAX_BYTES;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return false;
    throw error;
  }
}
