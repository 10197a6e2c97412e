import "server-only";
import { removeInBatches } from "@/lib/batches";
import { db } from "@/lib/db";

/** The longest that tax law asks for among the countries of our languages, from the end of a record's year. */
const KEPT_YEARS = 10;

/**
 * Forgets what bookkeeping kept of erased accounts, once the time of the last record of one is over; called by a
 * timer. @returns how many records
 */
export function removeKeptRecords(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      WITH bound AS (SELECT date_trunc('year', app_now(), 'UTC') - ${KEPT_YEARS} * interval '1 year' AS "at")
      DELETE FROM "KeptBillingRecord" WHERE "id" IN (
        SELECT r."id" FROM "KeptBillingRecord" r
        WHERE r."at" < (SELECT "at" FROM bound)
          AND NOT EXISTS (SELECT 1 FROM "KeptBillingRecord" later
                          WHERE later."holder" = r."holder" AND later."at" >= (SELECT "at" FROM bound))
        ORDER BY r."at" LIMIT ${size} FOR UPDATE OF r SKIP LOCKED)`,
    signal,
  );
}
