import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import { readMedia } from "./transcoding/read-photo";
import { hashApart } from "./transcoding/transcode-photo";

/** The hashes (`isSamePhoto`) of those of the actor's photos that have them. */
export async function getHashes(actor: Actor, ids: readonly string[]): Promise<Map<string, Uint8Array>> {
  const rows = await db.media.findMany({
    where: { id: { in: [...ids] }, userId: actor.userId, hashes: { not: null } },
    select: { id: true, hashes: true },
  });
  return new Map(rows.flatMap(({ id, hashes }) => (hashes ? [[id, hashes] as const] : [])));
}

/**
 * Computes the hashes of photos that were stored before there were any, one after another. One that cannot be read
 * now is left for the next time.
 */
export async function addHashes(actor: Actor, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      const hashes = await hashApart(actor, (await readMedia(actor, id)).bytes);
      await db.media.updateMany({ where: { id, userId: actor.userId }, data: { hashes } });
    } catch (error) {
      log.warn({ err: error, media: id }, "a photo could not be hashed; the next look at it tries again");
    }
  }
}
