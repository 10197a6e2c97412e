import "server-only";
import { cookies } from "next/headers";
import { randomSecret } from "@/lib/crypto";
import { env } from "@/lib/settings/env";
import { passkeyCookieName, sessionCookieOptions } from "@/lib/auth/session-cookie";
import { PASSKEY_MINUTES } from "@/lib/accounts/constants";

/** Marks this browser as the one that a passkey was requested from. @returns the cookie's secret */
export async function issuePasskeyCookie(): Promise<string> {
  const { https } = env();
  const secret = randomSecret();
  const options = { ...sessionCookieOptions(https), maxAge: PASSKEY_MINUTES * 60 };
  (await cookies()).set(passkeyCookieName(https), secret, options);
  return secret;
}
