import "server-only";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { browserOf, consumeChallenge, relyingParty } from "./create-challenge";
import { LIMITS } from "@/lib/accounts/constants";
import { countByClient } from "@/lib/accounts/sessions/count-attempts";
import { passkeyAnswerSchema } from "@/lib/accounts/schema";
import type { Client } from "@/lib/accounts/types";

/**
 * The account that a passkey signs in to. The device has asked for a PIN, fingerprint or face, so no second factor
 * follows. The caller starts the session.
 * @param answer the result of the browser's startAuthentication(), as JSON text
 * @throws AppError PASSKEY_UNKNOWN, PASSKEY_REFUSED, EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
 */
export async function signInWithPasskey(answer: string, client: Client): Promise<{ userId: string }> {
  await countByClient(LIMITS.passkeyByClient, client);
  const parsed = passkeyAnswerSchema.safeParse(answer);
  if (!parsed.success) throw new AppError("PASSKEY_REFUSED");
  const response = parsed.data;
  const where = { credentialId: response.id };
  const passkey = await db.passkey.findUnique({ where, include: { user: true } });
  if (!passkey) throw new AppError("PASSKEY_UNKNOWN");
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const { credentialId: id, publicKey, transports } = passkey;
  const { authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedRPID,
    expectedOrigin,
    expectedChallenge: (challenge) => consumeChallenge(challenge, "sign-in", browserOf(client)),
    credential: { id, publicKey, transports, counter: Number(passkey.counter) },
    requireUserVerification: true,
  })
    .then((verified) => (verified.verified ? verified : Promise.reject(new Error("The signature is wrong"))))
    .catch((error: unknown) => {
      log.warn({ err: error }, "a passkey was rejected");
      throw new AppError("PASSKEY_REFUSED");
    });
  if (!(await updateCounter(passkey.id, authenticationInfo.newCounter)))
    throw new AppError("PASSKEY_REFUSED");
  if (!passkey.user.emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED");
  return { userId: passkey.userId };
}

/** A counter increases with each use or always stays 0 (synced passkeys); anything else means a copied key. */
async function updateCounter(id: string, counter: number): Promise<boolean> {
  const moved = await db.$executeRaw`
    UPDATE "Passkey" SET "counter" = ${counter}, "lastUsedAt" = app_now()
    WHERE "id" = ${id}::uuid AND ("counter" < ${counter} OR ("counter" = 0 AND ${counter} = 0))`;
  return moved === 1;
}
