import "server-only";
import { removeInBatches } from "@/lib/jobs/batches";
import { Prisma, db } from "@/lib/db";
import { EXPIRED_KEPT_DAYS } from "./constants";

const KEPT = Prisma.sql`${EXPIRED_KEPT_DAYS} * interval '1 day'`;

/**
 * Deletes credentials that expired more than EXPIRED_KEPT_DAYS ago: sessions and what was bound to them, mailed
 * links, passkey challenges, and sign-ups. Called by a timer.
 * @returns how many rows of each
 */
export async function removeExpiredAccess(signal?: AbortSignal) {
  return {
    sessions: await removeInBatches(removeSessions, signal),
    links: await removeInBatches(removeLinks, signal),
    challenges: await removeInBatches(removeChallenges, signal),
    signUps: await removeInBatches(removeSignUps, signal),
  };
}

function removeSessions(size: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "Session" WHERE "id" = ANY (ARRAY(
      SELECT "id" FROM "Session" WHERE "expiresAt" < app_now() - ${KEPT}
      ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`;
}

function removeLinks(size: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "EmailToken" WHERE "id" = ANY (ARRAY(
      SELECT "id" FROM "EmailToken" WHERE "expiresAt" < app_now() - ${KEPT}
      ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`;
}

function removeChallenges(size: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "PasskeyChallenge" WHERE "challenge" = ANY (ARRAY(
      SELECT "challenge" FROM "PasskeyChallenge" WHERE "expiresAt" < app_now()
      ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`;
}

function removeSignUps(size: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "SignUp" WHERE "id" = ANY (ARRAY(
      SELECT "id" FROM "SignUp" WHERE "expiresAt" < app_now() - ${KEPT}
      ORDER BY "expiresAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`;
}
