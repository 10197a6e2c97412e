import "server-only";
import { confirmActor } from "@/lib/accounts/credentials/confirm-actor";
import { forgetSignUps } from "@/lib/accounts/sign-ups";
import { revokeSessions } from "@/lib/accounts/mutations";
import type { DeleteAccountInput } from "@/lib/accounts/schema";
import { sendErased } from "@/lib/accounts/send-account-mail";
import { afterReply } from "@/lib/jobs/after-reply";
import { type Actor, systemActor } from "@/lib/auth/actor";
import { randomSecret } from "@/lib/crypto";
import { db } from "@/lib/db";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { log } from "@/lib/observability/log";
import { eraseAccount } from "./erase-account";

/**
 * Deletes the actor's account. One transaction disables it: no session, password or address remains, and nothing
 * scheduled is published. Then its data is erased; what a vendor delays is finished by a timer.
 * @returns the code of the status page
 * @throws AppError VALIDATION_FAILED on `current`, SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function deleteAccount(
  actor: Actor,
  { current }: DeleteAccountInput,
): Promise<{ code: string }> {
  await confirmActor(actor, current);
  const code = randomSecret().slice(0, 24);
  const { userId, email } = actor;
  const locale = actor.locale ?? DEFAULT_LOCALE;
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "Erasure" ("code", "source", "userId", "requestedAt")
      VALUES (${code}, 'OWNER', ${userId}::uuid, app_now())`;
    await tx.$executeRaw`
      UPDATE "User" SET "email" = ${`${userId}@erased.invalid`}, "passwordHash" = NULL,
        "emailVerifiedAt" = NULL, "pausedAt" = app_now(), "updatedAt" = app_now()
      WHERE "id" = ${userId}::uuid`;
    await tx.identity.deleteMany({ where: { userId } });
    await tx.passkey.deleteMany({ where: { userId } });
    await revokeSessions(userId, null, tx);
    await forgetSignUps(email, tx);
  });
  afterReply("goodbye", () => sendErased({ email, locale }, code));
  try {
    await eraseAccount(systemActor("erase"), { code, userId });
  } catch (error) {
    log.error({ err: error, erasure: code }, "an account could not be erased at once; the timer goes on");
  }
  return { code };
}
