import "server-only";
import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { countUse } from "@/lib/rate-limit";
import { confirmActor } from "./confirm-actor";
import { LIMITS, PASSKEY_MINUTES } from "./constants";
import type { Client } from "./types";

/** What a challenge is for; one for the other purpose is not taken. */
type Purpose = "add" | "sign-in";

/** The relying party: passkeys belong to the host in APP_URL, and are made and used on its origin alone. */
export function relyingParty(): { id: string; origin: string } {
  const { APP_URL } = env();
  return { id: new URL(APP_URL).hostname, origin: APP_URL };
}

/**
 * What the browser needs to make a passkey: kept in the device (discoverable), and used with its PIN, finger or
 * face, so that it is two factors by itself.
 * @throws as confirmActor
 */
export async function beginAddPasskey(actor: Actor, password: string) {
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
  await keepChallenge(options.challenge, "add");
  return options;
}

/** What the browser needs to sign in with any passkey of ours that it has. @throws AppError TOO_MANY_REQUESTS */
export async function beginPasskeySignIn(client: Client) {
  if (client.address) await countUse(LIMITS.signInByClient, client.address);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: "required",
    timeout: PASSKEY_MINUTES * 60_000,
  });
  await keepChallenge(options.challenge, "sign-in");
  return options;
}

/** Uses a challenge up. Answers whether it was ours, for this purpose, and in time. */
export async function consumeChallenge(challenge: string, purpose: Purpose): Promise<boolean> {
  const used = await db.$executeRaw`
    DELETE FROM "PasskeyChallenge"
    WHERE "challenge" = ${challenge} AND "purpose" = ${purpose} AND "expiresAt" > app_now()`;
  return used === 1;
}

async function keepChallenge(challenge: string, purpose: Purpose): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "PasskeyChallenge" ("challenge", "purpose", "expiresAt")
    VALUES (${challenge}, ${purpose}, app_now() + ${PASSKEY_MINUTES} * interval '1 minute')`;
}
