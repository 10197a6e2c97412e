import "server-only";
import { cookies } from "next/headers";
import { randomSecret } from "@/lib/crypto";
import { env } from "@/lib/settings/env";
import { sessionCookieOptions, signUpCookieName } from "@/lib/auth/session-cookie";
import { SIGN_UP_COOKIE_DAYS } from "@/lib/accounts/constants";

/**
 * Marks this browser as the one that signs up: the mailed link signs in this browser and no other.
 * @returns the cookie's secret: the browser's existing one if any, since an earlier sign-up may depend on it
 */
export async function issueSignUpCookie(): Promise<string> {
  const { https } = env();
  const jar = await cookies();
  const known = jar.get(signUpCookieName(https))?.value ?? "";
  const secret = /^[\w-]{43}$/.test(known) ? known : randomSecret();
  const maxAge = SIGN_UP_COOKIE_DAYS * 24 * 60 * 60;
  jar.set(signUpCookieName(https), secret, { ...sessionCookieOptions(https), maxAge });
  return secret;
}
