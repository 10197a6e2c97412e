import "server-only";
import { removeInBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/** The longest retention that tax law requires in the countries of our languages, from the end of a record's year. */
const KEPT_YEARS = 10;

/**
 * Removes the bookkeeping records of an erased account once the retention of its last record has ended. Called by a
 * timer. @returns how many records
 */
export function removeKeptRecords(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      WITH bound AS (SELECT date_trunc('year', app_now(), 'UTC') - ${KEPT_YEARS} * interval '1 year' AS "at")
      DELETE FROM "KeptBillingRecord" WHERE "id" = ANY (ARRAY(
        SELECT r."id" FROM "KeptBillingRecord" r
        WHERE r."at" < (SELECT "at" FROM bound)
          AND (SELECT max(later."at") FROM "KeptBillingRecord" later
               WHERE later."holder" = r."holder") < (SELECT "at" FROM bound)
        ORDER BY r."at" LIMIT ${size} FOR UPDATE OF r SKIP LOCKED))`,
    signal,
  );
}
