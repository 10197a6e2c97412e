import "server-only";
import { removeInBatches } from "@/lib/batches";
import { db } from "@/lib/db";

/** A notice that was settled or put aside is shown no more; the post's own history tells what happened. */
const KEPT_DAYS = 90;

/** Forgets notices that were closed long ago; called by a timer. One that is open stays. @returns how many */
export function removeClosedNotices(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "Notice" WHERE "id" IN (
        SELECT "id" FROM "Notice" WHERE "closedAt" < app_now() - ${KEPT_DAYS} * interval '1 day'
        ORDER BY "closedAt" LIMIT ${size} FOR UPDATE SKIP LOCKED)`,
    signal,
  );
}
