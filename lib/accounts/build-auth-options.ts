import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import Google from "next-auth/providers/google";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { ownPath } from "@/lib/origin";
import {
  SESSION_MAX_AGE_SECONDS,
  callbackCookieName,
  csrfCookieName,
  sessionCookieName,
  sessionCookieOptions,
  tripCookieName,
} from "@/lib/session-cookie";
import {
  type Authorize,
  authorizeGoogle,
  authorizePasskey,
  authorizePassword,
  authorizeSecondFactor,
} from "./authorize-sign-in";
import { issueLocaleCookie } from "./issue-locale-cookie";
import { createSession } from "./mutations";
import type { Client } from "./types";

/** What a person takes to choose an account at Google, and the way there and back. */
const TRIP_SECONDS = 15 * 60;
/** openid-client gives a vendor 3.5 s by default, which a cold start of a proxy can take. */
const VENDOR_TIMEOUT_MS = 10_000;

/** next-auth for one request: what it issues is what lib/auth.ts reads, a JWT that names a session row. */
export function buildAuthOptions(client: Client): NextAuthOptions {
  const { https, NEXTAUTH_SECRET } = env();
  const options = sessionCookieOptions(https);
  // A provider's profile names the provider's account; this is whose it is here.
  let linkedUserId: string | undefined;
  const trip = (name: string) => ({
    name: tripCookieName(https, name),
    options: { ...options, maxAge: TRIP_SECONDS },
  });
  return {
    secret: NEXTAUTH_SECRET,
    useSecureCookies: https,
    session: { strategy: "jwt", maxAge: SESSION_MAX_AGE_SECONDS },
    jwt: { maxAge: SESSION_MAX_AGE_SECONDS },
    pages: { signIn: "/login", error: "/login" },
    cookies: {
      sessionToken: { name: sessionCookieName(https), options },
      csrfToken: { name: csrfCookieName(https), options },
      callbackUrl: { name: callbackCookieName(https), options },
      pkceCodeVerifier: trip("pkce"),
      state: trip("state"),
      nonce: trip("nonce"),
    },
    providers: providersFor(client),
    callbacks: {
      redirect: ({ url, baseUrl }) =>
        baseUrl + ownPath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url),
      signIn: async ({ account, profile }) => {
        if (account?.provider !== "google") return true;
        linkedUserId = (await tell(() => authorizeGoogle(profile, client))).id;
        return true;
      },
      jwt: async ({ token, user }) => {
        // Only a sign-in comes with a user; nothing else of next-auth's writes this token.
        if (!user) return token;
        const userId = linkedUserId ?? user.id;
        const { sessionId, locale } = await createSession(userId, client);
        if (locale) await issueLocaleCookie(locale);
        return { sub: userId, sid: sessionId };
      },
    },
    logger: {
      // Also a person who turned back at Google comes this way: a sign-in that failed is no fault of ours.
      error: (code, metadata) =>
        log.warn(
          { code, reason: (metadata instanceof Error ? metadata : metadata.error)?.message },
          "next-auth",
        ),
      warn: (code) => log.warn({ code }, "next-auth"),
      debug: () => undefined,
    },
  };
}

function providersFor(client: Client): NextAuthOptions["providers"] {
  const { google, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env();
  const form = (id: string, authorize: Authorize) =>
    Credentials({ id, credentials: {}, authorize: (raw) => tell(() => authorize(raw ?? {}, client)) });
  const ours = [
    form("credentials", authorizePassword),
    form("second-factor", authorizeSecondFactor),
    form("passkey", authorizePasskey),
  ];
  if (!google) return ours;
  return [
    ...ours,
    Google({
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      issuer: GOOGLE_ISSUER,
      wellKnown: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
      checks: ["pkce", "state", "nonce"],
      authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
      httpOptions: { timeout: VENDOR_TIMEOUT_MS },
    }),
  ];
}

/** next-auth passes an error's message on as the code in the address of the page that it shows. */
async function tell<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, "a sign-in failed");
    throw new Error(error instanceof AppError ? error.code : "INTERNAL_ERROR", { cause: error });
  }
}
