import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import type { SignInMethods } from "@/lib/accounts/types";

/** The actor's sign-in methods besides the password, for Settings; one statement. */
export async function listSignInMethods(actor: Actor): Promise<SignInMethods> {
  const [row] = await db.$queryRaw<SignInMethods[]>`
    SELECT
      EXISTS (SELECT 1 FROM "TotpFactor" t WHERE t."userId" = u."id" AND t."confirmedAt" IS NOT NULL) AS "totp",
      (SELECT count(*)::int FROM "RecoveryCode" r WHERE r."userId" = u."id" AND r."usedAt" IS NULL)
        AS "recoveryCodes",
      (SELECT coalesce(json_agg(json_build_object('id', p."id", 'name', p."name", 'synced', p."synced",
          'createdAt', p."createdAt", 'lastUsedAt', p."lastUsedAt") ORDER BY p."createdAt"), '[]')
       FROM "Passkey" p WHERE p."userId" = u."id") AS "passkeys",
      (SELECT coalesce(json_agg(json_build_object('id', i."id", 'email', i."email",
          'lastUsedAt', i."lastUsedAt") ORDER BY i."createdAt"), '[]')
       FROM "Identity" i WHERE i."userId" = u."id") AS "google"
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  if (!row) throw new Error("The account of a live session does not exist");
  return row;
}
