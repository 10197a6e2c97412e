import "server-only";
import { cookies } from "next/headers";
import { encodeSessionToken } from "@/lib/auth/actor";
import { env } from "@/lib/settings/env";
import { claimsOf } from "@/lib/auth/session-claims";
import { SESSION_MAX_AGE_SECONDS, sessionCookieName, sessionCookieOptions } from "@/lib/auth/session-cookie";
import { issueLocaleCookie } from "@/lib/accounts/locale-cookie";
import { createSession, revokeSession } from "@/lib/accounts/mutations";
import type { Client } from "@/lib/accounts/types";

/** Signs the requesting browser in to an account; the caller has authenticated the user. */
export async function startBrowserSession(userId: string, client: Client): Promise<void> {
  await setSessionCookie({ userId, sessionId: await replaceBrowserSession(userId, client) });
}

/**
 * Starts a session for the requesting browser and ends its previous one, also that of another account: without
 * its cookie nobody could end it by hand. The caller sets the cookie. @returns the session's id
 */
export async function replaceBrowserSession(userId: string, client: Client): Promise<string> {
  const { https, NEXTAUTH_SECRET } = env();
  const token = (await cookies()).get(sessionCookieName(https))?.value;
  const claims = token ? await claimsOf(token, NEXTAUTH_SECRET) : null;
  if (typeof claims?.sid === "string" && typeof claims.sub === "string")
    await revokeSession({ userId: claims.sub, sessionId: claims.sid });
  const { sessionId, locale } = await createSession(userId, client);
  if (locale) await issueLocaleCookie(locale);
  return sessionId;
}

/** Sets the cookie with the token of this session. */
export async function setSessionCookie(session: { userId: string; sessionId: string }): Promise<void> {
  const { https } = env();
  const options = { ...sessionCookieOptions(https), maxAge: SESSION_MAX_AGE_SECONDS };
  (await cookies()).set(sessionCookieName(https), await encodeSessionToken(session), options);
}
