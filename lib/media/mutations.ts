import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { getPhoto } from "./queries";
import type { EditMediaInput } from "./schema";
import type { LibraryPhoto } from "./types";

/** Notes that a post uses photos, and keeps them from being deleted meanwhile. @returns how many are the actor's */
export function markUsed(tx: Db, actor: Actor, mediaIds: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    UPDATE "Media" SET "usedAt" = app_now()
    WHERE "id" = ANY (${mediaIds}::uuid[]) AND "userId" = ${actor.userId}::uuid AND NOT "discarded"`;
}

/** Marks a photo as deleted by its owner, and locks it until the transaction ends. @throws AppError MEDIA_NOT_FOUND */
export async function markDiscarded(tx: Db, actor: Actor, id: string): Promise<void> {
  const where = { id, userId: actor.userId, discarded: false };
  const { count } = await tx.media.updateMany({ where, data: { discarded: true } });
  if (count === 0) throw new AppError("MEDIA_NOT_FOUND");
}

/** Changes how a photo is described and cropped; its file stays as it is. @throws AppError MEDIA_NOT_FOUND */
export async function editPhoto(actor: Actor, id: string, change: EditMediaInput): Promise<LibraryPhoto> {
  const where = { id, userId: actor.userId, discarded: false };
  const { count } = await db.media.updateMany({ where, data: change });
  if (count === 0) throw new AppError("MEDIA_NOT_FOUND");
  return getPhoto(actor, id);
}

/** Keeps a description of a photo, if it has none. */
export async function fillAltText(tx: Db, actor: Actor, id: string, altText: string): Promise<void> {
  const empty = { OR: [{ altText: null }, { altText: "" }] };
  await tx.media.updateMany({ where: { id, userId: actor.userId, ...empty }, data: { altText } });
}
