import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { markDiscarded } from "@/lib/media/mutations";
import { removeDiscarded } from "@/lib/media/store-photo";
import { cutText } from "@/lib/text";
import type { PhotoUse } from "./types";

type Using = { id: number; content: string; scheduledAt: Date | null; inFlight: boolean };

/**
 * Deletes a photo of the actor's, and takes it out of drafts and published posts.
 * @throws AppError MEDIA_NOT_FOUND; MEDIA_IN_USE with the posts that would go out without it
 */
export async function removePhoto(actor: Actor, id: string): Promise<{ id: string }> {
  await transaction(actor, async (tx) => {
    const posts = await tx.$queryRaw<Using[]>`
      SELECT p."id", p."content", CASE WHEN p."status" = 'SCHEDULED' THEN p."scheduledAt" END AS "scheduledAt",
        (SELECT count(*) FROM "Delivery" d
         WHERE d."postId" = p."id" AND d."status" IN ('SENDING', 'UNKNOWN')) > 0 AS "inFlight"
      FROM "PostMedia" x JOIN "Post" p ON p."id" = x."postId"
      WHERE x."mediaId" = ${id}::uuid AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL
      ORDER BY p."id" FOR NO KEY UPDATE OF p`;
    const needed = posts.filter(({ scheduledAt, inFlight }) => scheduledAt || inFlight);
    if (needed.length > 0) throw new AppError("MEDIA_IN_USE", { object: { posts: needed.map(useOf) } });
    await markDiscarded(tx, actor, id);
    // A post that got it meanwhile is not locked, and may be about to go out.
    const known = posts.map((post) => post.id);
    const others = { mediaId: id, post: { deletedAt: null }, postId: { notIn: known } };
    if ((await tx.postMedia.count({ where: others })) > 0) throw new AppError("MEDIA_IN_USE");
    await tx.postMedia.deleteMany({ where: { mediaId: id } });
  });
  await removeDiscarded(id).catch((error: unknown) =>
    log.warn({ err: error, media: id }, "could not remove a deleted photo's file; the timer will"),
  );
  return { id };
}

function useOf({ id, content, scheduledAt }: Using): PhotoUse {
  return { id, content: cutText(content, 120), scheduledTime: scheduledAt?.toISOString() ?? null };
}
