import "server-only";
import { removeInBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/** Removes rate limits that expired over a day ago; a page without a row is not limited. @returns how many */
export function removeExpiredThrottles(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "SendRateLimit" WHERE "key" = ANY (ARRAY(
        SELECT "key" FROM "SendRateLimit" WHERE "nextAt" < app_now() - interval '1 day'
        ORDER BY "nextAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
