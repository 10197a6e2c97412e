import "server-only";
import { type RegistrationResponseJSON, verifyRegistrationResponse } from "@simplewebauthn/server";
import { afterReply } from "@/lib/after-reply";
import type { Actor } from "@/lib/auth";
import { db, isUniqueViolation } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { consumeChallenge, relyingParty } from "./begin-passkey";
import { confirmActor } from "./confirm-actor";
import { audit } from "./record-audit";
import { requireAnotherWay } from "./require-another-way";
import { describeDevice } from "./rules";
import type { RemovePasskeyInput } from "./schema";
import { readerOf, sendFactorChanged } from "./send-account-mail";
import type { Client } from "./types";

/**
 * Keeps the passkey that the browser has made. It is named after the device it was made on.
 * @throws AppError PASSKEY_REFUSED
 */
export async function addPasskey(
  actor: Actor,
  response: RegistrationResponseJSON,
  client: Client,
): Promise<void> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response,
    expectedRPID,
    expectedOrigin,
    expectedChallenge: (challenge) => consumeChallenge(challenge, "add"),
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.warn({ err: error }, "a passkey was not taken");
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

/** Removes one passkey of the actor's. @throws as confirmActor; AppError NOT_FOUND, LAST_WAY_IN */
export async function removePasskey(actor: Actor, { id, current }: RemovePasskeyInput): Promise<void> {
  await confirmActor(actor, current);
  const name = await db.$transaction(async (on) => {
    const passkey = await on.passkey.findFirst({ where: { id, userId: actor.userId } });
    if (!passkey) throw new AppError("NOT_FOUND");
    await requireAnotherWay(on, actor);
    await on.passkey.deleteMany({ where: { id, userId: actor.userId } });
    await audit(actor, "PASSKEY_REMOVED", { name: passkey.name }, on);
    return passkey.name;
  });
  afterReply("passkey mail", () => sendFactorChanged(readerOf(actor), "passkeyRemoved", name));
}
