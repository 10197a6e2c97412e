import "server-only";
import { removeInBatches } from "@/lib/batches";
import { Prisma, db } from "@/lib/db";
import { OVER_KEPT_DAYS } from "./constants";

const KEPT = Prisma.sql`${OVER_KEPT_DAYS} * interval '1 day'`;

/**
 * Forgets ways into an account that have been over for OVER_KEPT_DAYS: sessions, and with them what was bound to
 * them, mailed links and challenges of passkeys; then addresses that nobody verified. Called by a timer.
 * @returns how many rows of each
 */
export async function removeExpiredAccess(signal?: AbortSignal) {
  return {
    sessions: await removeInBatches(removeSessions, signal),
    links: await removeInBatches(removeLinks, signal),
    challenges: await removeInBatches(removeChallenges, signal),
    addresses: await removeInBatches(removeAddresses, signal),
  };
}

function removeSessions(size: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "Session" WHERE "id" IN (
      SELECT "id" FROM "Session" WHERE "expiresAt" < app_now() - ${KEPT}
      ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED)`;
}

function removeLinks(size: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "EmailToken" WHERE "id" IN (
      SELECT "id" FROM "EmailToken" WHERE "expiresAt" < app_now() - ${KEPT}
      ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED)`;
}

function removeChallenges(size: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "PasskeyChallenge" WHERE "challenge" IN (
      SELECT "challenge" FROM "PasskeyChallenge" WHERE "expiresAt" < app_now()
      ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED)`;
}

/** Accounts that were never opened. One that is being erased has no verified address either: it is left alone. */
function removeAddresses(size: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "User" WHERE "id" IN (
      SELECT u."id" FROM "User" u WHERE u."emailVerifiedAt" IS NULL AND u."createdAt" < app_now() - ${KEPT}
        AND NOT EXISTS (SELECT 1 FROM "EmailToken" t WHERE t."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "Erasure" e WHERE e."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "Session" s WHERE s."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "Post" p WHERE p."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "CreditEntry" c WHERE c."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "StripeCustomer" c WHERE c."userId" = u."id")
      ORDER BY u."createdAt" LIMIT ${size} FOR UPDATE OF u SKIP LOCKED)`;
}
