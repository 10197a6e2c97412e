import "server-only";
import { db } from "@/lib/db";
import { refundReservation } from "./mutations";

const BATCH = 100;

/**
 * Returns the credits of generations whose lease is over: their process died, or was too slow and has lost.
 * Answers how many. Safe beside others that do the same, and beside the generation itself.
 */
export async function releaseExpiredReservations(): Promise<number> {
  const expired = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Generation" WHERE "state" = 'RESERVED' AND "leaseUntil" < app_now()
    ORDER BY "leaseUntil" LIMIT ${BATCH}`;
  let released = 0;
  for (const { id } of expired) if (await refundReservation(id, "MODEL_UNAVAILABLE")) released += 1;
  return expired.length === BATCH ? released + (await releaseExpiredReservations()) : released;
}
