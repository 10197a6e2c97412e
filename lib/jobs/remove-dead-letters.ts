import "server-only";
import { removeInBatches } from "./batches";
import { db } from "@/lib/db";

/** Days for which an operator can inspect messages that were given up. */
const KEPT_DAYS = 30;

/** Removes messages that were given up over 30 days ago; called by a timer. @returns how many */
export function removeDeadLetters(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "OutboxMessage" WHERE "id" = ANY (ARRAY(
        SELECT "id" FROM "OutboxMessage" WHERE "givenUpAt" < app_now() - ${KEPT_DAYS} * interval '1 day'
        ORDER BY "givenUpAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
