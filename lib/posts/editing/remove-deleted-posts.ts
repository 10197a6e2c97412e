import "server-only";
import { removeInBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/** How long a deleted post can be restored. */
const KEPT_DAYS = 30;

/**
 * Removes posts that were deleted over 30 days ago, except those with a delivery in flight, and marks generated
 * photos that no other post has for lib/media to remove; a photo stays in its owner's library. Their cost stays in the credit ledger. Called by a timer. @returns how many
 */
export function removeDeletedPosts(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      WITH "over" AS (
        SELECT p."id" FROM "Post" p
        WHERE p."deletedAt" < app_now() - ${KEPT_DAYS} * interval '1 day'
          AND (SELECT count(*) FROM "Delivery" d
               WHERE d."postId" = p."id" AND d."status" IN ('PENDING', 'SENDING', 'UNKNOWN')) = 0
        ORDER BY p."deletedAt" LIMIT ${size} FOR UPDATE OF p SKIP LOCKED),
      photos AS (UPDATE "Media" SET "discarded" = true WHERE "id" = ANY (ARRAY(
        SELECT x."mediaId" FROM "PostMedia" x JOIN "over" o ON o."id" = x."postId"
        WHERE (SELECT count(*) FROM "PostMedia" y
               WHERE y."mediaId" = x."mediaId" AND y."postId" <> ALL (ARRAY(SELECT "id" FROM "over"))) = 0))
        AND "source" = 'GENERATED')
      DELETE FROM "Post" WHERE "id" = ANY (ARRAY(SELECT "id" FROM "over"))`,
    signal,
  );
}
