import "server-only";
import type { Actor } from "@/lib/auth";
import { randomSecret, sha256 } from "@/lib/crypto";
import { type Db, type Prisma, db } from "@/lib/db";
import type { EmailTokenPurpose } from "@/lib/generated/prisma/enums";
import { type Locale, localeOf } from "@/lib/locales";
import { SESSION_MAX_AGE_SECONDS } from "@/lib/session-cookie";
import { audit, factsOf } from "./record-audit";
import type { Client } from "./types";

/**
 * Makes sure that the address has an account. One that is verified stays as it is; one that is not takes
 * the newest password and language. Each case runs the same statements, so that none can be told by its time.
 */
export async function upsertUnverifiedUser(input: {
  email: string;
  passwordHash: string;
  locale: Locale;
}): Promise<{ userId: string; verified: boolean; saved: Locale | null }> {
  const user = await db.user.upsert({
    where: { email: input.email },
    create: input,
    update: { email: input.email },
  });
  await db.user.updateMany({
    where: { id: user.id, emailVerifiedAt: null },
    data: { passwordHash: input.passwordHash, locale: input.locale },
  });
  const saved = localeOf(user.locale) ?? null;
  return { userId: user.id, verified: user.emailVerifiedAt !== null, saved };
}

/**
 * Begins a session on a device; the caller has checked who it is. Whoever has no language saved keeps the one
 * that they sign in with. @returns the session, and the language that is saved now
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
  if (!row) throw new Error("The session was not written");
  await audit(userId, "SIGNED_IN", factsOf(client));
  return { sessionId: row.id, locale: localeOf(row.locale) ?? null };
}

/** Saves the actor's language: their mails come in it, and so does the next sign-in's first page. */
export async function saveLocale(actor: Actor, locale: Locale): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: { locale } });
}

/** Ends the actor's own session; a second time does nothing. */
export async function revokeSession(actor: Actor): Promise<void> {
  await db.$executeRaw`
    UPDATE "Session" SET "revokedAt" = app_now()
    WHERE "id" = ${actor.sessionId}::uuid AND "userId" = ${actor.userId}::uuid AND "revokedAt" IS NULL`;
}

/** Ends one session of the actor's. Answers whether there was one to end. */
export async function revokeSessionById(actor: Actor, id: string): Promise<boolean> {
  const ended = await db.$executeRaw`
    UPDATE "Session" SET "revokedAt" = app_now()
    WHERE "id" = ${id}::uuid AND "userId" = ${actor.userId}::uuid AND "revokedAt" IS NULL
      AND "expiresAt" > app_now()`;
  return ended === 1;
}

/** Ends every session of an account but the one named; all where none is. Answers how many were ended. */
export function revokeSessions(userId: string, kept: string | null, on: Db = db): Promise<number> {
  return on.$executeRaw`
    UPDATE "Session" SET "revokedAt" = app_now()
    WHERE "userId" = ${userId}::uuid AND "id" IS DISTINCT FROM ${kept}::uuid
      AND "revokedAt" IS NULL AND "expiresAt" > app_now()`;
}

/** Ends every mailed link of an account that still works. */
export async function expireEmailTokens(userId: string, on: Db = db): Promise<void> {
  await on.$executeRaw`
    UPDATE "EmailToken" SET "expiresAt" = app_now()
    WHERE "userId" = ${userId}::uuid AND "usedAt" IS NULL AND "expiresAt" > app_now()`;
}

/**
 * A fresh secret for a mailed link; those mailed before for the same purpose stop working.
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
        AND "usedAt" IS NULL AND "expiresAt" > app_now()`,
    db.$executeRaw`
      INSERT INTO "EmailToken" ("id", "userId", "purpose", "tokenHash", "newEmail", "createdAt", "expiresAt")
      VALUES (gen_random_uuid(), ${userId}::uuid, ${purpose}::"EmailTokenPurpose", ${sha256(secret)}, ${newEmail},
        app_now(), app_now() + ${hours} * interval '1 hour')`,
  ]);
  return secret;
}

/** What became of a mailed secret. */
export type Consumed =
  { state: "done"; userId: string; newEmail: string | null } | { state: "used" | "expired" | "unknown" };

/** Uses a mailed secret up: of any number of tries at the same time, one is `done`. */
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

/** Uses a verification link up and marks its address as verified, both or neither. */
export function verifyEmailByToken(secret: string): Promise<Consumed> {
  return db.$transaction(async (on) => {
    const consumed = await consumeEmailToken(on, secret, "VERIFY_EMAIL");
    if (consumed.state === "done") {
      await on.$executeRaw`
        UPDATE "User" SET "emailVerifiedAt" = app_now(), "updatedAt" = app_now()
        WHERE "id" = ${consumed.userId}::uuid AND "emailVerifiedAt" IS NULL`;
    }
    return consumed;
  });
}
