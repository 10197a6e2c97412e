import "server-only";
import { decode, encode } from "next-auth/jwt";
import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { halfSessionCookieName, sessionCookieOptions } from "@/lib/session-cookie";
import { HALF_SESSION_SECONDS } from "./constants";

/** Keeps a half session from being read as a whole one, which has another salt. */
const SALT = "half-session";

/** Notes in this browser that the first factor of an account was right; it opens nothing but the second step. */
export async function issueHalfSession(userId: string): Promise<void> {
  const { https, NEXTAUTH_SECRET: secret } = env();
  const token = await encode({ token: { sub: userId }, secret, salt: SALT, maxAge: HALF_SESSION_SECONDS });
  const options = { ...sessionCookieOptions(https), maxAge: HALF_SESSION_SECONDS };
  (await cookies()).set(halfSessionCookieName(https), token, options);
}

/** The account whose first factor was right in this browser minutes ago, or null. */
export async function readHalfSession(): Promise<string | null> {
  const { https, NEXTAUTH_SECRET: secret } = env();
  const token = (await cookies()).get(halfSessionCookieName(https))?.value;
  const claims = token ? await decode({ token, secret, salt: SALT }).catch(() => null) : null;
  return claims?.sub ?? null;
}

/** Takes it back, once the second factor was right too. */
export async function endHalfSession(): Promise<void> {
  const { https } = env();
  (await cookies()).set(halfSessionCookieName(https), "", { ...sessionCookieOptions(https), maxAge: 0 });
}
