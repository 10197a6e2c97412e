import "server-only";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { countUse } from "@/lib/rate-limit";
import { consumeChallenge, relyingParty } from "./begin-passkey";
import { LIMITS } from "./constants";
import { passkeyAnswerSchema } from "./schema";
import type { Client } from "./types";

/**
 * Whose account a passkey opens. The device has asked for a PIN, finger or face, so no second factor follows.
 * The caller begins the session.
 * @param answer what the browser's startAuthentication() gave, as JSON text
 * @throws AppError PASSKEY_UNKNOWN, PASSKEY_REFUSED, EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
 */
export async function signInWithPasskey(answer: string, client: Client): Promise<{ userId: string }> {
  if (client.address) await countUse(LIMITS.signInByClient, client.address);
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
    expectedChallenge: (challenge) => consumeChallenge(challenge, "sign-in"),
    credential: { id, publicKey, transports, counter: Number(passkey.counter) },
    requireUserVerification: true,
  })
    .then((verified) => (verified.verified ? verified : Promise.reject(new Error("The signature is wrong"))))
    .catch((error: unknown) => {
      log.warn({ err: error }, "a passkey was not taken");
      throw new AppError("PASSKEY_REFUSED");
    });
  if (!(await moveCounter(passkey.id, authenticationInfo.newCounter))) throw new AppError("PASSKEY_REFUSED");
  if (!passkey.user.emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED");
  return { userId: passkey.userId };
}

/** A counter goes up with each use, or stays 0 for ever (synced passkeys); anything else is a copy of the key. */
async function moveCounter(id: string, counter: number): Promise<boolean> {
  const moved = await db.$executeRaw`
    UPDATE "Passkey" SET "counter" = ${counter}, "lastUsedAt" = app_now()
    WHERE "id" = ${id}::uuid AND ("counter" < ${counter} OR ("counter" = 0 AND ${counter} = 0))`;
  return moved === 1;
}
