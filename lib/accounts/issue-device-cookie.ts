import "server-only";
import { createHmac } from "node:crypto";
import { cookies } from "next/headers";
import { randomSecret, sameSecret, sha256 } from "@/lib/crypto";
import { env } from "@/lib/env";
import { deviceCookieName, sessionCookieOptions } from "@/lib/session-cookie";
import type { Client } from "./types";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

function sealOf(email: string, nonce: string): string {
  return createHmac("sha256", env().NEXTAUTH_SECRET)
    .update(`device:${sha256(email)}:${nonce}`)
    .digest("base64url");
}

/**
 * Marks this browser as one that has signed in to the account. Its guesses are counted apart from everybody
 * else's, so that strangers who guess cannot keep the owner out ("device cookies", OWASP Slow Down Online
 * Guessing Attacks). It opens nothing, and is worth nothing for another address.
 */
export async function issueDeviceCookie(email: string): Promise<void> {
  const { https } = env();
  const nonce = randomSecret();
  const options = { ...sessionCookieOptions(https), maxAge: YEAR_SECONDS };
  (await cookies()).set(deviceCookieName(https), `${nonce}.${sealOf(email, nonce)}`, options);
}

/** The name under which a known browser's guesses at `email` are counted; null for an unknown browser. */
export function knownDevice(client: Client, email: string): string | null {
  const [nonce, seal] = client.device?.split(".") ?? [];
  if (!nonce || !seal || !sameSecret(seal, sealOf(email, nonce))) return null;
  return sha256(`${nonce}:${email}`);
}
