import "server-only";
import pLimit from "p-limit";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { queuesByKey } from "@/lib/queues/queues";
import { toAppError } from "./to-app-error";
import { makeThumbnail } from "./transcoding/make-thumbnail";
import { readMedia } from "./transcoding/read-photo";
import type { PhotoFile } from "./types";

const MIME_TYPE = "image/webp";
/** Those that were stored before there were any are made one by one: a library's page of an owner's, two of all owners. */
const ownQueue = queuesByKey({ atOnce: 1, waiting: 60, waitMs: 30_000 });
const turn = pLimit(2);

/**
 * The actor's photo as a small WebP, or null when the browser already has it. It is kept with the row: it costs no
 * second file in the store, and goes with the photo. One that was stored without is made by the first who asks.
 * @param cached whether the browser says that it has this one
 * @throws AppError NOT_FOUND, also for one of somebody else's, STORE_UNAVAILABLE, SERVER_BUSY
 */
export async function readThumbnail(actor: Actor, id: string, cached: boolean): Promise<PhotoFile | null> {
  const kept = await findThumbnail(actor, id);
  if (kept && cached) return null;
  const bytes =
    kept ??
    (await ownQueue(actor.userId, () =>
      turn(async () => (await findThumbnail(actor, id)) ?? addThumbnail(actor, id)),
    ));
  return { bytes, mimeType: MIME_TYPE };
}

/** @throws AppError NOT_FOUND */
async function findThumbnail(actor: Actor, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const where = { id, userId: actor.userId };
  const row = await db.media.findUnique({ where, select: { thumbnail: true } });
  if (!row) throw new AppError("NOT_FOUND");
  return row.thumbnail;
}

async function addThumbnail(actor: Actor, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await readMedia(actor, id).catch(toAppError);
  const thumbnail = await makeThumbnail(bytes);
  await db.media.updateMany({ where: { id, userId: actor.userId }, data: { thumbnail } });
  return thumbnail;
}
