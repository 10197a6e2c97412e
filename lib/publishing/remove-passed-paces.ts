import "server-only";
import { removeInBatches } from "@/lib/batches";
import { db } from "@/lib/db";

/** Forgets the rests of pages that are long over: a page without one may be sent to. @returns how many */
export function removePassedPaces(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "SendingPace" WHERE "key" IN (
        SELECT "key" FROM "SendingPace" WHERE "nextAt" < app_now() - interval '1 day'
        ORDER BY "nextAt" LIMIT ${size} FOR UPDATE SKIP LOCKED)`,
    signal,
  );
}
