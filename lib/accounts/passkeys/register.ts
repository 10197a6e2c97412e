import "server-only";
import { type RegistrationResponseJSON, verifyRegistrationResponse } from "@simplewebauthn/server";
import { afterReply } from "@/lib/jobs/after-reply";
import type { Actor } from "@/lib/auth/actor";
import { db, isUniqueViolation } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { consumeChallenge, ownerOf, relyingParty } from "./create-challenge";
import { confirmActor } from "@/lib/accounts/credentials/confirm-actor";
import { audit } from "@/lib/audit/record-audit";
import { requireAnotherSignInMethod } from "@/lib/accounts/require-another-sign-in-method";
import { describeDevice } from "@/lib/accounts/rules";
import type { RemovePasskeyInput } from "@/lib/accounts/schema";
import { readerOf, sendFactorChanged } from "@/lib/accounts/send-account-mail";
import type { Client } from "@/lib/accounts/types";

/**
 * Stores the passkey that the browser has created, named after its device. The owner is confirmed once more, because
 * only this step adds a sign-in method to the account.
 * @throws like confirmActor; AppError PASSKEY_REFUSED
 */
export async function addPasskey(
  actor: Actor,
  { response, current }: { response: RegistrationResponseJSON; current: string },
  client: Client,
): Promise<void> {
  await confirmActor(actor, current);
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response,
    expectedRPID,
    expectedOrigin,
    expectedChallenge: (challenge) => consumeChallenge(challenge, "add", ownerOf(actor)),
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.warn({ err: error }, "a passkey was rejected");
    throw new AppError("PASSKEY_REFUSED");
  });
  if (!made) throw new AppError("PASSKEY_REFUSED");
  const device = describeDevice(client.userAgent);
  const name = [device?.browser, device?.system].filter(Boolean).join(", ") || "Passkey";
  const { id: credentialId, publicKey, counter, transports = [] } = made.credential;
  const data = { userId: actor.userId, credentialId, publicKey, counter, transports, name };
  try {
    await db.$transaction(async (on) => {
      await on.passkey.create({ data: { ...data, synced: made.credentialBackedUp } });
      await audit(actor, "PASSKEY_ADDED", { name }, on);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("PASSKEY_REFUSED") : error;
  }
  afterReply("passkey mail", () => sendFactorChanged(readerOf(actor), "passkeyAdded", name));
}

/** Removes one of the actor's passkeys. @throws like confirmActor; AppError NOT_FOUND, LAST_WAY_IN */
export async function removePasskey(actor: Actor, { id, current }: RemovePasskeyInput): Promise<void> {
  await confirmActor(actor, current);
  const name = await db.$transaction(async (on) => {
    const passkey = await on.passkey.findFirst({ where: { id, userId: actor.userId } });
    if (!passkey) throw new AppError("NOT_FOUND");
    await requireAnotherSignInMethod(on, actor);
    await on.passkey.deleteMany({ where: { id, userId: actor.userId } });
    await audit(actor, "PASSKEY_REMOVED", { name: passkey.name }, on);
    return passkey.name;
  });
  afterReply("passkey mail", () => sendFactorChanged(readerOf(actor), "passkeyRemoved", name));
}
