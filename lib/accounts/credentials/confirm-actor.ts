import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { clearUses, countUse } from "@/lib/http/rate-limit";
import { FRESH_SIGN_IN_MINUTES, LIMITS } from "@/lib/accounts/constants";
import { verifyPassword } from "./verify-password";

type Row = { passwordHash: string | null; fresh: boolean };

/**
 * Makes sure that the owner makes the request, not somebody at an unlocked computer: by the password or, if the
 * account has none, by a sign-in within the last minutes.
 * @throws AppError VALIDATION_FAILED on the field `current`, SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function confirmActor(actor: Actor, password: string): Promise<void> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT u."passwordHash", s."createdAt" > app_now() - ${FRESH_SIGN_IN_MINUTES} * interval '1 minute' AS "fresh"
    FROM "User" u JOIN "Session" s ON s."userId" = u."id"
    WHERE u."id" = ${actor.userId}::uuid AND s."id" = ${actor.sessionId}::uuid`;
  if (!row) throw new AppError("NOT_SIGNED_IN");
  if (row.passwordHash === null) {
    if (!row.fresh) throw new AppError("SIGN_IN_AGAIN");
    return;
  }
  await countUse(LIMITS.confirmByUser, actor.userId);
  if (!(await verifyPassword(row.passwordHash, password))) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { current: ["Settings.errors.wrongPassword"] } });
  }
  await clearUses(LIMITS.confirmByUser, actor.userId);
}
