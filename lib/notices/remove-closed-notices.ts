import "server-only";
import { removeInBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/** Settled and dismissed notices are no longer shown; the post's own history records what happened. */
const KEPT_DAYS = 90;

/** Deletes notices that were closed long ago; called by a timer. Open ones stay. @returns how many */
export function removeClosedNotices(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "Notice" WHERE "id" = ANY (ARRAY(
        SELECT "id" FROM "Notice" WHERE "closedAt" < app_now() - ${KEPT_DAYS} * interval '1 day'
        ORDER BY "closedAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
