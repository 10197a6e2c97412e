import "server-only";
import { sha256 } from "@/lib/crypto";
import type { Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { browserHashOf, endSignUps } from "../sign-ups";
import type { Client } from "@/lib/accounts/types";

/** The result of using a sign-up's link. `own`: it was used in the browser that signed up. */
export type CompletedSignUp =
  { state: "done"; userId: string; email: string; own: boolean } | { state: "used" | "expired" | "unknown" };

type Row = { email: string; passwordHash: string | null; locale: string; browserHash: string | null };

type Link = {
  /** `reset`: the password is always chosen with it. A link is used for its own purpose and no other. */
  kind: "verification" | "reset";
  secret: string;
  /** The hash of a password that was chosen with the link. */
  chosenHash: string | null;
};

/**
 * Consumes a sign-up's link and creates the account, with the password chosen with the link or, in the browser that
 * signed up, with that sign-up's own; the address's other sign-ups end. Of any number of concurrent attempts, exactly
 * one is `done`.
 * @throws AppError VALIDATION_FAILED on `password` in another browser, where one has to be chosen
 */
export async function completeSignUp(
  on: Prisma.TransactionClient,
  { kind, secret, chosenHash }: Link,
  client: Client,
): Promise<CompletedSignUp> {
  const tokenHash = sha256(secret);
  const chooses = kind === "reset";
  const [row] = await on.$queryRaw<Row[]>`
    SELECT "email", "passwordHash", "locale", "browserHash" FROM "SignUp"
    WHERE "tokenHash" = ${tokenHash} AND "choosesPassword" = ${chooses} AND "usedAt" IS NULL
      AND "expiresAt" > app_now()
    FOR UPDATE`;
  if (!row) {
    const known = await on.signUp.findFirst({ where: { tokenHash, choosesPassword: chooses } });
    return { state: known ? (known.usedAt ? "used" : "expired") : "unknown" };
  }
  const own = row.browserHash !== null && row.browserHash === browserHashOf(client);
  if (!own && chosenHash === null)
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { password: ["Login.errors.passwordMissing"] } });
  const [user] = await on.$queryRaw<{ id: string }[]>`
    INSERT INTO "User" ("id", "email", "passwordHash", "emailVerifiedAt", "locale", "createdAt", "updatedAt")
    VALUES (gen_random_uuid(), ${row.email}, ${chosenHash ?? row.passwordHash}, app_now(), ${row.locale},
      app_now(), app_now())
    ON CONFLICT ("email") DO NOTHING RETURNING "id"`;
  await endSignUps(row.email, on);
  // Meanwhile another sign-up or Google has created the address's account.
  if (!user) return { state: "used" };
  return { state: "done", userId: user.id, email: row.email, own };
}
