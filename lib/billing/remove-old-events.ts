import "server-only";
import { removeInBatches } from "@/lib/batches";
import { db } from "@/lib/db";

/** Events that were worked off are kept for so many days, longer than Stripe sends one again. */
const KEPT_DAYS = 60;

/** Forgets events of Stripe's that were worked off long ago; called by a timer. @returns how many */
export function removeOldEvents(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "StripeEvent" WHERE "id" IN (
        SELECT "id" FROM "StripeEvent"
        WHERE "receivedAt" < app_now() - ${KEPT_DAYS} * interval '1 day' AND "processedAt" IS NOT NULL
        ORDER BY "receivedAt" LIMIT ${size} FOR UPDATE SKIP LOCKED)`,
    signal,
  );
}
