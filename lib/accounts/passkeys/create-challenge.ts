import "server-only";
import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import type { Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { confirmActor } from "@/lib/accounts/credentials/confirm-actor";
import { LIMITS, PASSKEY_MINUTES } from "@/lib/accounts/constants";
import { countByClient } from "@/lib/accounts/sessions/count-attempts";
import type { Client } from "@/lib/accounts/types";

/** The purpose of a challenge; one for the other purpose is rejected. */
type Purpose = "add" | "sign-in";

/** The relying party: passkeys belong to the host in APP_URL, and are created and used on its origin only. */
export function relyingParty(): { id: string; origin: string } {
  const { APP_URL } = env();
  return { id: new URL(APP_URL).hostname, origin: APP_URL };
}

/**
 * The options with which the browser creates a passkey: stored on the device (discoverable), and used with its PIN,
 * fingerprint or face, so that it counts as two factors.
 * @throws like confirmActor
 */
export async function startPasskeySetup(actor: Actor, password: string) {
  await confirmActor(actor, password);
  const known = await db.passkey.findMany({ where: { userId: actor.userId } });
  const options = await generateRegistrationOptions({
    rpName: "Postwright",
    rpID: relyingParty().id,
    userName: actor.email,
    userDisplayName: actor.email,
    userID: new TextEncoder().encode(actor.userId),
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout: PASSKEY_MINUTES * 60_000,
  });
  await saveChallenge(options.challenge, "add", ownerOf(actor));
  return options;
}

/**
 * The options for signing in with any of our passkeys that the browser has.
 * @param client with the cookie of issuePasskeyCookie, to which the challenge is bound
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function startPasskeySignIn(client: Client) {
  await countByClient(LIMITS.passkeyByClient, client);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: "required",
    timeout: PASSKEY_MINUTES * 60_000,
  });
  await saveChallenge(options.challenge, "sign-in", browserOf(client));
  return options;
}

/**
 * Consumes a challenge. @returns whether it was issued by us, for this purpose, is still valid, and was begun by the
 * same person
 * @param initiatedBy the result of ownerOf or browserOf
 */
export async function consumeChallenge(
  challenge: string,
  purpose: Purpose,
  initiatedBy: string,
): Promise<boolean> {
  const used = await db.$executeRaw`
    DELETE FROM "PasskeyChallenge"
    WHERE "challenge" = ${challenge} AND "purpose" = ${purpose} AND "initiatedBy" = ${initiatedBy}
      AND "expiresAt" > app_now()`;
  return used === 1;
}

/** The owner of a challenge that a signed-in person began. */
export function ownerOf({ userId }: Actor): string {
  return `user:${userId}`;
}

/** The owner of a challenge that a visitor's browser began. */
export function browserOf({ passkey }: Client): string {
  return `browser:${sha256(passkey ?? "")}`;
}

async function saveChallenge(challenge: string, purpose: Purpose, initiatedBy: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "PasskeyChallenge" ("challenge", "purpose", "initiatedBy", "expiresAt")
    VALUES (${challenge}, ${purpose}, ${initiatedBy}, app_now() + ${PASSKEY_MINUTES} * interval '1 minute')`;
}
