import "server-only";
import { sha256 } from "@/lib/crypto";
import { Prisma } from "@/lib/db";
import { audit } from "@/lib/audit/record-audit";
import type { KeptAccess } from "@/lib/accounts/types";

// A calendar address and a push device give access without a session: each ends with the session that made it where
// that is ended for distrust. An expired session, or one that its owner signed out herself, ends neither.

type On = Prisma.TransactionClient;

/**
 * SQL for the row of the actor's session, locked against being ended until what it makes is there; none once it has
 * ended. So ending the session ends that, too.
 */
export const liveSession = ({ userId, sessionId }: { userId: string; sessionId: string }) => Prisma.sql`
  SELECT "id", "userId" FROM "Session"
  WHERE "id" = ${sessionId}::uuid AND "userId" = ${userId}::uuid AND "revokedAt" IS NULL AND "expiresAt" > app_now()
  FOR SHARE`;

/** Ends what one session has made. */
export async function endAccessOf(on: On, userId: string, sessionId: string): Promise<void> {
  const made = Prisma.sql`"sessionId" = ${sessionId}::uuid`;
  await endCalendars(on, userId, made, []);
  await endDevices(on, userId, made, []);
}

/**
 * Ends what every other session has made, expired ones included, except what the owner claims. Somebody who had a copy
 * of this session's token may have used it for the same: its calendar address is to be claimed like the others', and of
 * its devices only this browser's stays.
 * @param here the session that continues
 */
export async function endAccessOfOthers(
  on: On,
  { userId, sessionId: here }: { userId: string; sessionId: string },
  { keep = [], endpoint }: KeptAccess,
): Promise<void> {
  await endCalendars(on, userId, Prisma.sql`true`, keep);
  await endDevices(on, userId, Prisma.sql`"sessionId" IS DISTINCT FROM ${here}::uuid`, keep);
  if (endpoint === undefined) return;
  await on.$executeRaw`
    DELETE FROM "PushDevice" WHERE "userId" = ${userId}::uuid AND "sessionId" = ${here}::uuid
      AND "endpointHash" <> ${sha256(endpoint)}`;
}

/** Ends what any session has made, except what the owner claims. */
export async function endAllAccess(on: On, userId: string, keep: readonly string[]): Promise<void> {
  await endCalendars(on, userId, Prisma.sql`true`, keep);
  await endDevices(on, userId, Prisma.sql`true`, keep);
}

/** @param kept ids from readingAccess */
async function endDevices(on: On, userId: string, made: Prisma.Sql, kept: readonly string[]): Promise<void> {
  await on.$executeRaw`
    DELETE FROM "PushDevice" WHERE "userId" = ${userId}::uuid AND ${made}
      AND "id"::text <> ALL (${[...kept]}::text[])`;
}

/** @param kept ids from readingAccess */
async function endCalendars(
  on: On,
  userId: string,
  made: Prisma.Sql,
  kept: readonly string[],
): Promise<void> {
  const calendars = await on.$executeRaw`
    DELETE FROM "CalendarFeed" WHERE "userId" = ${userId}::uuid AND ${made}
      AND md5("tokenHash") <> ALL (${[...kept]}::text[])`;
  if (calendars > 0) await audit(userId, "CALENDAR_ADDRESS_REVOKED", {}, on);
}

/**
 * SQL for what gives access without a session, one row each: `kind`, `id` (of a calendar address, one that changes with
 * it), `name` (the user agent that made it), `createdAt`, `userId`, `sessionId`.
 */
export const sessionlessAccess = Prisma.sql`
  SELECT 'calendar' AS "kind", md5(f."tokenHash") AS "id", coalesce(s."userAgent", '') AS "name", f."createdAt",
    f."userId", f."sessionId"
  FROM "CalendarFeed" f LEFT JOIN "Session" s ON s."id" = f."sessionId"
  UNION ALL
  SELECT 'push', d."id"::text, s."userAgent", d."createdAt", d."userId", d."sessionId"
  FROM "PushDevice" d JOIN "Session" s ON s."id" = d."sessionId"`;
