import "server-only";
import type { Actor } from "@/lib/auth";
import type { Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";

/**
 * Makes sure that the actor can still sign in when one way is taken away: by the password, another passkey or
 * another Google account. The account is locked first, so that two ways that go at once do not both count on
 * each other. @throws AppError LAST_WAY_IN
 */
export async function requireAnotherWay(on: Prisma.TransactionClient, { userId }: Actor): Promise<void> {
  await on.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  const [row] = await on.$queryRaw<{ ways: number }[]>`
    SELECT (u."passwordHash" IS NOT NULL)::int
      + (SELECT count(*)::int FROM "Passkey" p WHERE p."userId" = u."id")
      + (SELECT count(*)::int FROM "Identity" i WHERE i."userId" = u."id") AS "ways"
    FROM "User" u WHERE u."id" = ${userId}::uuid`;
  if ((row?.ways ?? 0) < 2) throw new AppError("LAST_WAY_IN");
}
