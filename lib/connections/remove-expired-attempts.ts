import "server-only";
import { removeInBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/** Removes expired OAuth states, used or not; called by a timer. @returns how many */
export function removeExpiredAttempts(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "OAuthAttempt" WHERE "id" = ANY (ARRAY(
        SELECT "id" FROM "OAuthAttempt" WHERE "expiresAt" < app_now()
        ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
