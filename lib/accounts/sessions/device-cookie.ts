import "server-only";
import { createHmac } from "node:crypto";
import { cookies } from "next/headers";
import { randomSecret, sameSecret, sha256 } from "@/lib/crypto";
import { env } from "@/lib/settings/env";
import { deviceCookieName, sessionCookieOptions } from "@/lib/auth/session-cookie";
import type { Client } from "@/lib/accounts/types";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

function signatureOf(email: string, nonce: string): string {
  return createHmac("sha256", env().NEXTAUTH_SECRET)
    .update(`device:${sha256(email)}:${nonce}`)
    .digest("base64url");
}

/**
 * Marks this browser as one that has signed in to the account. Its guesses are counted separately, so that strangers
 * who guess cannot lock the owner out ("device cookies", OWASP Slow Down Online Guessing Attacks). It gives no
 * access, and has no effect for another address.
 */
export async function issueDeviceCookie(email: string): Promise<void> {
  const { https } = env();
  const nonce = randomSecret();
  const options = { ...sessionCookieOptions(https), maxAge: YEAR_SECONDS };
  (await cookies()).set(deviceCookieName(https), `${nonce}.${signatureOf(email, nonce)}`, options);
}

/** The name under which a known browser's guesses at `email` are counted; null for an unknown browser. */
export function knownDevice(client: Client, email: string): string | null {
  const [nonce, signature] = client.device?.split(".") ?? [];
  if (!nonce || !signature || !sameSecret(signature, signatureOf(email, nonce))) return null;
  return sha256(`${nonce}:${email}`);
}
