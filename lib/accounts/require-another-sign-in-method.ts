import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";

/**
 * Makes sure that the actor can still sign in after one method is removed: by the password, another passkey or
 * another Google account. The account is locked first, so that two concurrent removals do not rely on each other.
 * @throws AppError LAST_WAY_IN
 */
export async function requireAnotherSignInMethod(
  on: Prisma.TransactionClient,
  { userId }: Actor,
): Promise<void> {
  await on.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  const [row] = await on.$queryRaw<{ methods: number }[]>`
    SELECT (u."passwordHash" IS NOT NULL)::int
      + (SELECT count(*)::int FROM "Passkey" p WHERE p."userId" = u."id")
      + (SELECT count(*)::int FROM "Identity" i WHERE i."userId" = u."id") AS "methods"
    FROM "User" u WHERE u."id" = ${userId}::uuid`;
  if ((row?.methods ?? 0) < 2) throw new AppError("LAST_WAY_IN");
}
