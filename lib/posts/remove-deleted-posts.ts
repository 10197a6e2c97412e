import "server-only";
import { removeInBatches } from "@/lib/batches";
import { db } from "@/lib/db";

/** So long a deleted post can be brought back. */
const KEPT_DAYS = 30;

/**
 * Removes posts that were deleted long ago, with what became of them; called by a timer. One that may still be
 * reaching its page stays. Their pictures are let go of, for lib/media to remove. What they cost stays in the
 * ledger. @returns how many
 */
export function removeDeletedPosts(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      WITH "over" AS (
        SELECT p."id", p."mediaId" FROM "Post" p
        WHERE p."deletedAt" < app_now() - ${KEPT_DAYS} * interval '1 day'
          AND NOT EXISTS (SELECT 1 FROM "Delivery" d
                          WHERE d."postId" = p."id" AND d."status" IN ('PENDING', 'SENDING', 'UNKNOWN'))
        ORDER BY p."deletedAt" LIMIT ${size} FOR UPDATE OF p SKIP LOCKED),
      pictures AS (UPDATE "Media" SET "letGo" = true WHERE "id" IN (SELECT "mediaId" FROM "over"))
      DELETE FROM "Post" WHERE "id" IN (SELECT "id" FROM "over")`,
    signal,
  );
}
