import "server-only";
import { removeInBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/** As long as a claim about a deletion may be made: three years is the usual limitation. It names nobody. */
const KEPT_YEARS = 3;

/** Forgets deletions that were finished long ago; called by a timer. One under way stays. @returns how many */
export function removeFinishedErasures(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "Erasure" WHERE "code" = ANY (ARRAY(
        SELECT "code" FROM "Erasure" WHERE "finishedAt" < app_now() - ${KEPT_YEARS} * interval '1 year'
        ORDER BY "finishedAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
