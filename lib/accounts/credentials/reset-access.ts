import "server-only";
import { sha256 } from "@/lib/crypto";
import { type Prisma, db } from "@/lib/db";
import { RESET_DISTRUST_DAYS } from "@/lib/accounts/constants";
import { endAllAccess, sessionlessAccess } from "@/lib/accounts/sessions/end-access";
import { audit } from "@/lib/audit/record-audit";
import type { ResetAccess } from "@/lib/accounts/types";

/** The address whose password a reset link would set: an account's, or a sign-up's. Null if the link does not work. */
export async function getEmailOfResetLink(token: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ email: string }[]>`
    SELECT u."email" FROM "EmailToken" t JOIN "User" u ON u."id" = t."userId"
      WHERE t."tokenHash" = ${sha256(token)} AND t."purpose" = 'RESET_PASSWORD'
        AND t."usedAt" IS NULL AND t."expiresAt" > app_now()
    UNION ALL
    SELECT "email" FROM "SignUp" WHERE "tokenHash" = ${sha256(token)} AND "choosesPassword"
      AND "usedAt" IS NULL AND "expiresAt" > app_now()`;
  return row?.email ?? null;
}

/**
 * The sign-in methods besides the password that a reset link would set, a recent second factor, and what gives access
 * without a session: the reader of the mail says which of them are theirs. Empty for a link that does not work.
 */
export function listResetAccess(token: string): Promise<ResetAccess[]> {
  return db.$queryRaw<ResetAccess[]>`
    WITH "owner" AS (
      SELECT "userId" FROM "EmailToken" WHERE "tokenHash" = ${sha256(token)} AND "purpose" = 'RESET_PASSWORD'
        AND "usedAt" IS NULL AND "expiresAt" > app_now())
    SELECT 'passkey' AS "kind", "id"::text, "name", "createdAt" FROM "Passkey" NATURAL JOIN "owner"
    UNION ALL
    SELECT 'google', "id"::text, "email", "createdAt" FROM "Identity" NATURAL JOIN "owner"
    UNION ALL
    SELECT 'totp', "userId"::text, '', "confirmedAt" FROM "TotpFactor" NATURAL JOIN "owner"
      WHERE "confirmedAt" > app_now() - ${RESET_DISTRUST_DAYS} * interval '1 day'
    UNION ALL
    SELECT a."kind", a."id", a."name", a."createdAt" FROM (${sessionlessAccess}) a
      WHERE a."userId" = (SELECT "userId" FROM "owner")
    ORDER BY "createdAt"`;
}

/**
 * Removes passkeys, Google accounts, a recent second factor, the calendar address and push devices, except those that
 * the owner has named.
 * @param kept ids from listResetWays
 */
export async function removeResetAccess(
  on: Prisma.TransactionClient,
  userId: string,
  kept: readonly string[],
): Promise<void> {
  const ids = [...kept];
  const passkeys = await on.$queryRaw<{ name: string }[]>`
    DELETE FROM "Passkey" WHERE "userId" = ${userId}::uuid AND "id"::text <> ALL (${ids}::text[])
    RETURNING "name"`;
  const google = await on.$queryRaw<{ email: string }[]>`
    DELETE FROM "Identity" WHERE "userId" = ${userId}::uuid AND "id"::text <> ALL (${ids}::text[])
    RETURNING "email"`;
  const totp = await on.$executeRaw`
    DELETE FROM "TotpFactor" WHERE "userId" = ${userId}::uuid AND "userId"::text <> ALL (${ids}::text[])
      AND coalesce("confirmedAt" > app_now() - ${RESET_DISTRUST_DAYS} * interval '1 day', true)`;
  await endAllAccess(on, userId, kept);
  for (const { name } of passkeys) await audit(userId, "PASSKEY_REMOVED", { name }, on);
  for (const { email } of google) await audit(userId, "GOOGLE_UNLINKED", { email }, on);
  if (totp === 0) return;
  const codes = await on.recoveryCode.deleteMany({ where: { userId } });
  if (codes.count > 0) await audit(userId, "TWO_FACTOR_OFF", {}, on);
}
