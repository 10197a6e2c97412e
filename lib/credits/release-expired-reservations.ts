import "server-only";
import { db } from "@/lib/db";
import { refundReservation } from "./mutations";

const BATCH = 100;

/**
 * Refunds the credits of generations whose lease has expired: their process crashed or was too slow. Safe to run
 * concurrently, also with the generation itself. @returns how many
 */
export async function releaseExpiredReservations(): Promise<number> {
  const expired = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Generation" WHERE "state" = 'RESERVED' AND "leaseUntil" < app_now()
    ORDER BY "leaseUntil" LIMIT ${BATCH}`;
  let released = 0;
  for (const { id } of expired) if (await refundReservation(id, "MODEL_UNAVAILABLE")) released += 1;
  return expired.length === BATCH ? released + (await releaseExpiredReservations()) : released;
}
