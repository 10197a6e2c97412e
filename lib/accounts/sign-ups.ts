import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import { sha256 } from "@/lib/crypto";
import { type Db, db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { DEFAULT_LOCALE, type Locale, localeOf } from "@/lib/i18n/locales";
import { RESET_LINK_HOURS, VERIFY_LINK_HOURS } from "./constants";
import type { Client, SignUpOrigin } from "./types";

/** A sign-up whose link has not been used yet. */
export type PendingSignUp = SignUpOrigin & { id: string; passwordHash: string | null; locale: Locale };

/**
 * Stores a sign-up with the password chosen for it. Earlier sign-ups of the same address stay as they are, and
 * whether the address has an account is not checked here.
 * @param passwordHash null if the password is chosen with the mailed link
 */
export async function createSignUp(
  { email, passwordHash, locale }: { email: string; passwordHash: string | null; locale: Locale },
  client: Client,
): Promise<PendingSignUp> {
  const id = randomUUID();
  const hours = passwordHash === null ? RESET_LINK_HOURS : VERIFY_LINK_HOURS;
  const { userAgent, address } = client;
  const [row] = await db.$queryRaw<{ createdAt: Date }[]>`
    INSERT INTO "SignUp" ("id", "email", "passwordHash", "choosesPassword", "locale", "tokenHash", "browserHash",
      "userAgent", "address", "createdAt", "expiresAt")
    VALUES (${id}::uuid, ${email}, ${passwordHash}, ${passwordHash === null}, ${locale}, ${sha256(signUpSecret(id))},
      ${browserHashOf(client)}, ${userAgent}, ${address}, app_now(), app_now() + ${hours} * interval '1 hour')
    RETURNING "createdAt"`;
  if (!row) throw new Error("The sign-up was not stored");
  return { id, passwordHash, locale, userAgent, address, createdAt: row.createdAt };
}

/**
 * The sign-up that this browser's user most likely means by an address: the browser's own newest, or else the newest
 * of all; `others` is how many more there are.
 */
export async function getPendingSignUp(
  email: string,
  client: Client,
): Promise<(PendingSignUp & { own: boolean; others: number }) | null> {
  const [row] = await db.$queryRaw<(PendingSignUp & { own: boolean; others: number })[]>`
    SELECT "id", "passwordHash", "locale", "userAgent", "address", "createdAt",
      coalesce("browserHash" = ${browserHashOf(client)}, false) AS "own",
      (count(*) OVER ())::int - 1 AS "others"
    FROM "SignUp" WHERE "email" = ${email} AND "usedAt" IS NULL AND NOT "choosesPassword"
    ORDER BY "own" DESC, "createdAt" DESC LIMIT 1`;
  return row ? { ...row, locale: localeOf(row.locale) ?? DEFAULT_LOCALE } : null;
}

/**
 * The sign-up whose verification link has this secret; null if the link does not work. `own`: this browser signed up,
 * so that the password typed then is its user's. In any other a new one is chosen: two sign-ups of one address send two
 * mails, and her reader may open the one that a stranger has caused.
 */
export async function getSignUpByLink(
  secret: string,
  client: Client,
): Promise<{ email: string; own: boolean } | null> {
  const [row] = await db.$queryRaw<{ email: string; own: boolean }[]>`
    SELECT "email", coalesce("browserHash" = ${browserHashOf(client)}, false) AS "own" FROM "SignUp"
    WHERE "tokenHash" = ${sha256(secret)} AND NOT "choosesPassword" AND "usedAt" IS NULL
      AND "expiresAt" > app_now()`;
  return row ?? null;
}

/**
 * The secret of a sign-up's link. It is the same in every mail, so a repeated mail does not invalidate an earlier
 * one.
 */
export function signUpSecret(id: string): string {
  return createHmac("sha256", env().NEXTAUTH_SECRET).update(`sign-up:${id}`).digest("base64url");
}

/** Begins the hours of a sign-up's link anew. @returns false if the sign-up has ended */
export async function renewSignUpLink(id: string): Promise<boolean> {
  const renewed = await db.$executeRaw`
    UPDATE "SignUp" SET "tokenHash" = ${sha256(signUpSecret(id))},
      "expiresAt" = app_now() + interval '1 hour'
        * CASE WHEN "choosesPassword" THEN ${RESET_LINK_HOURS}::int ELSE ${VERIFY_LINK_HOURS}::int END
    WHERE "id" = ${id}::uuid AND "usedAt" IS NULL`;
  return renewed === 1;
}

/** Ends the sign-ups of an address that now has an account. */
export async function endSignUps(email: string, on: Db = db): Promise<void> {
  await on.$executeRaw`
    UPDATE "SignUp" SET "usedAt" = app_now(), "passwordHash" = NULL
    WHERE "email" = ${email} AND "usedAt" IS NULL`;
}

/** Deletes the sign-ups of an address, including those from which its account was created. */
export async function forgetSignUps(email: string, on: Db = db): Promise<void> {
  await on.$executeRaw`DELETE FROM "SignUp" WHERE "email" = ${email}`;
}

/** What a sign-up stores of the browser it came from; null if the browser sent no cookie. */
export function browserHashOf({ signUp }: Client): string | null {
  return signUp ? sha256(signUp) : null;
}
