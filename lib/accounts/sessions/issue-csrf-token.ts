import { createHash, randomBytes } from "node:crypto";
import type { NextRequest } from "next/server";
import { env } from "@/lib/settings/env";
import { csrfCookieName, sessionCookieOptions } from "@/lib/auth/session-cookie";

/**
 * Gives a visitor of the sign-in page the cookie that its hidden csrfToken is compared with, so that the form works
 * without JavaScript. The value is next-auth 4's: token|sha256(token + secret) (core/lib/csrf-token). It is added to the
 * current request; the response has to set it. Null if the browser already has one.
 */
export function issueCsrfToken(request: NextRequest) {
  const { https, NEXTAUTH_SECRET } = env();
  const name = csrfCookieName(https);
  if (request.cookies.has(name)) return null;
  const token = randomBytes(32).toString("hex");
  const seal = createHash("sha256").update(`${token}${NEXTAUTH_SECRET}`).digest("hex");
  const value = `${token}|${seal}`;
  request.cookies.set(name, value);
  return { name, value, ...sessionCookieOptions(https) };
}

/** The token that the form sends for a cookie's value. */
export function csrfTokenOf(cookie: string | undefined): string {
  return cookie?.split("|")[0] ?? "";
}
