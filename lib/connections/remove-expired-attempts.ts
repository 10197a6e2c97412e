import "server-only";
import { removeInBatches } from "@/lib/batches";
import { db } from "@/lib/db";

/** Forgets trips to the vendor's dialog whose time is over, used or not; called by a timer. @returns how many */
export function removeExpiredAttempts(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "OAuthAttempt" WHERE "id" IN (
        SELECT "id" FROM "OAuthAttempt" WHERE "expiresAt" < app_now()
        ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED)`,
    signal,
  );
}
