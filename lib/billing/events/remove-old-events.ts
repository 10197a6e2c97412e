import "server-only";
import { removeInBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/** Days for which event ids are kept, longer than Stripe redelivers an event. */
const KEPT_DAYS = 60;

/** Removes old Stripe event ids; called by a timer. @returns how many */
export function removeOldEvents(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "StripeEvent" WHERE "id" = ANY (ARRAY(
        SELECT "id" FROM "StripeEvent" WHERE "receivedAt" < app_now() - ${KEPT_DAYS} * interval '1 day'
        ORDER BY "receivedAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
