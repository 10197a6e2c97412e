import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { randomSecret, sha256 } from "@/lib/crypto";
import { type Db, type Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { EmailTokenPurpose } from "@/lib/generated/prisma/enums";
import { type Locale, localeOf } from "@/lib/i18n/locales";
import { SESSION_MAX_AGE_SECONDS } from "@/lib/auth/session-cookie";
import { audit, factsOf } from "@/lib/audit/record-audit";
import type { Client } from "./types";

/**
 * Starts a session on a device; the caller has authenticated the user. A user without a saved language keeps the one
 * they sign in with. @returns the session, and the saved language
 */
export async function createSession(
  userId: string,
  client: Client,
): Promise<{ sessionId: string; locale: Locale | null }> {
  const [row] = await db.$queryRaw<{ id: string; locale: string | null }[]>`
    WITH person AS (
      UPDATE "User" SET "locale" = coalesce("locale", ${client.locale ?? null}) WHERE "id" = ${userId}::uuid
      RETURNING "locale")
    INSERT INTO "Session" ("id", "userId", "userAgent", "createdAt", "lastSeenAt", "expiresAt")
    VALUES (gen_random_uuid(), ${userId}::uuid, ${client.userAgent}, app_now(), app_now(),
      app_now() + ${SESSION_MAX_AGE_SECONDS} * interval '1 second')
    RETURNING "id", (SELECT "locale" FROM person)`;
  if (!row) throw new Error("The session was not created");
  await audit(userId, "SIGNED_IN", factsOf(client));
  return { sessionId: row.id, locale: localeOf(row.locale) ?? null };
}

/** Saves the actor's language, which is used for their mails and for the first page after the next sign-in. */
export async function saveLocale(actor: Actor, locale: Locale): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: { locale } });
}

/** Saves whether the model may read what the actor writes. */
export async function saveModelReads(actor: Actor, { modelReads }: { modelReads: boolean }): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: { modelReads } });
}

/** Saves the time zone of the actor's posting times. */
export async function saveTimeZone(actor: Actor, timeZone: string, on: Db = db): Promise<void> {
  await on.user.update({ where: { id: actor.userId }, data: { timeZone } });
}

/** Saves the time zone that the actor's browser reports, unless one is saved already. @returns the saved one */
export async function adoptTimeZone(actor: Actor, timeZone: string): Promise<string> {
  const [row] = await db.$queryRaw<{ timeZone: string }[]>`
    UPDATE "User" SET "timeZone" = coalesce("timeZone", ${timeZone}) WHERE "id" = ${actor.userId}::uuid
    RETURNING "timeZone"`;
  return row?.timeZone ?? timeZone;
}

/** Ends the session that a token names. Idempotent. */
export async function revokeSession(session: { userId: string; sessionId: string }): Promise<void> {
  await db.$executeRaw`
    UPDATE "Session" SET "revokedAt" = app_now()
    WHERE "id" = ${session.sessionId}::uuid AND "userId" = ${session.userId}::uuid AND "revokedAt" IS NULL`;
}

/** Ends one of the actor's sessions. @returns whether it was live */
export async function revokeSessionById(actor: Actor, id: string, on: Db = db): Promise<boolean> {
  const ended = await on.$executeRaw`
    UPDATE "Session" SET "revokedAt" = app_now()
    WHERE "id" = ${id}::uuid AND "userId" = ${actor.userId}::uuid AND "revokedAt" IS NULL
      AND "expiresAt" > app_now()`;
  return ended === 1;
}

/**
 * Ends every session of an account except the named one (all of them without a name), and every sign-in with a
 * pending second factor. @returns how many sessions were ended
 */
export async function revokeSessions(userId: string, kept: string | null, on: Db = db): Promise<number> {
  await on.$executeRaw`
    UPDATE "User" SET "sessionEpoch" = "sessionEpoch" + 1 WHERE "id" = ${userId}::uuid`;
  return on.$executeRaw`
    UPDATE "Session" SET "revokedAt" = app_now()
    WHERE "userId" = ${userId}::uuid AND "id" IS DISTINCT FROM ${kept}::uuid
      AND "revokedAt" IS NULL AND "expiresAt" > app_now()`;
}

/**
 * Gives the actor's session a new id, so that every copy of its token is invalid at once. Its start time and what is
 * bound to it stay: the foreign keys follow. @returns the new id @throws AppError NOT_SIGNED_IN
 */
export async function rotateSession(actor: Actor, on: Db = db): Promise<string> {
  const [row] = await on.$queryRaw<{ id: string }[]>`
    UPDATE "Session" SET "id" = gen_random_uuid()
    WHERE "id" = ${actor.sessionId}::uuid AND "userId" = ${actor.userId}::uuid AND "revokedAt" IS NULL
    RETURNING "id"`;
  if (!row) throw new AppError("NOT_SIGNED_IN");
  return row.id;
}

/** Invalidates every mailed link of an account. */
export async function expireEmailTokens(userId: string, on: Db = db): Promise<void> {
  await on.$executeRaw`
    UPDATE "EmailToken" SET "expiresAt" = app_now()
    WHERE "userId" = ${userId}::uuid AND "usedAt" IS NULL AND "expiresAt" > app_now()`;
}

/**
 * Creates a secret for a mailed link. It replaces earlier ones for the same purpose, except those that set a new
 * password: otherwise a stranger could invalidate the owner's link by requesting another.
 * @param newEmail the address that a CHANGE_EMAIL link is mailed to
 */
export async function createEmailToken(
  userId: string,
  purpose: EmailTokenPurpose,
  hours: number,
  newEmail: string | null = null,
): Promise<string> {
  const secret = randomSecret();
  await db.$transaction([
    db.$executeRaw`
      UPDATE "EmailToken" SET "expiresAt" = app_now()
      WHERE "userId" = ${userId}::uuid AND "purpose" = ${purpose}::"EmailTokenPurpose"
        AND "purpose" <> 'RESET_PASSWORD' AND "usedAt" IS NULL AND "expiresAt" > app_now()`,
    db.$executeRaw`
      INSERT INTO "EmailToken" ("id", "userId", "purpose", "tokenHash", "newEmail", "createdAt", "expiresAt")
      VALUES (gen_random_uuid(), ${userId}::uuid, ${purpose}::"EmailTokenPurpose", ${sha256(secret)}, ${newEmail},
        app_now(), app_now() + ${hours} * interval '1 hour')`,
  ]);
  return secret;
}

/** The result of using a mailed secret. */
export type Consumed =
  { state: "done"; userId: string; newEmail: string | null } | { state: "used" | "expired" | "unknown" };

/** Consumes a mailed secret: of any number of concurrent attempts, exactly one is `done`. */
export async function consumeEmailToken(
  on: Prisma.TransactionClient,
  secret: string,
  purpose: EmailTokenPurpose,
): Promise<Consumed> {
  const tokenHash = sha256(secret);
  const [row] = await on.$queryRaw<{ userId: string; newEmail: string | null }[]>`
    UPDATE "EmailToken" SET "usedAt" = app_now()
    WHERE "tokenHash" = ${tokenHash} AND "purpose" = ${purpose}::"EmailTokenPurpose"
      AND "usedAt" IS NULL AND "expiresAt" > app_now()
    RETURNING "userId", "newEmail"`;
  if (row) return { state: "done", ...row };
  const token = await on.emailToken.findFirst({ where: { tokenHash, purpose } });
  return { state: token ? (token.usedAt ? "used" : "expired") : "unknown" };
}
