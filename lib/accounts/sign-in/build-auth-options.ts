import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import Google from "next-auth/providers/google";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { ownPath } from "@/lib/http/origin";
import {
  SESSION_MAX_AGE_SECONDS,
  callbackCookieName,
  csrfCookieName,
  sessionCookieName,
  sessionCookieOptions,
  oauthCookieName,
} from "@/lib/auth/session-cookie";
import {
  type Authorize,
  authorizeGoogle,
  authorizePasskey,
  authorizePassword,
  authorizeSecondFactor,
} from "./authorize-sign-in";
import { replaceBrowserSession } from "@/lib/accounts/sessions/start-browser-session";
import type { Client } from "../types";

/** How long a person has to choose an account at Google, the round trip included. */
const ROUND_TRIP_SECONDS = 15 * 60;
/** openid-client allows a provider 3.5 s by default, which a cold start of a proxy can exceed. */
const VENDOR_TIMEOUT_MS = 10_000;

/** The next-auth options for one request. It issues what lib/auth/actor.ts reads: a JWT that names a session row. */
export function buildAuthOptions(client: Client): NextAuthOptions {
  const { https, NEXTAUTH_SECRET } = env();
  const options = sessionCookieOptions(https);
  // A provider's profile carries the provider's account id; this maps it to the account here.
  let linkedUserId: string | undefined;
  const temporary = (name: string) => ({
    name: oauthCookieName(https, name),
    options: { ...options, maxAge: ROUND_TRIP_SECONDS },
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
      pkceCodeVerifier: temporary("pkce"),
      state: temporary("state"),
      nonce: temporary("nonce"),
    },
    providers: providersFor(client),
    callbacks: {
      redirect: ({ url, baseUrl }) =>
        baseUrl + ownPath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url),
      signIn: async ({ account, profile }) => {
        if (account?.provider !== "google") return true;
        linkedUserId = (await withErrorCode(() => authorizeGoogle(profile, client))).id;
        return true;
      },
      jwt: async ({ token, user }) => {
        // Only a sign-in passes a user; next-auth writes this token at no other time.
        if (!user) return token;
        const userId = linkedUserId ?? user.id;
        return { sub: userId, sid: await replaceBrowserSession(userId, client) };
      },
    },
    logger: {
      // A person who cancels at Google also ends up here: a failed sign-in is not an error of ours.
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
    Credentials({
      id,
      credentials: {},
      authorize: (raw) => withErrorCode(() => authorize(raw ?? {}, client)),
    });
  const credentials = [
    form("credentials", authorizePassword),
    form("second-factor", authorizeSecondFactor),
    form("passkey", authorizePasskey),
  ];
  if (!google) return credentials;
  return [
    ...credentials,
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

/** next-auth passes an error's message on as the code in the URL of the page that it shows. */
async function withErrorCode<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, "a sign-in failed");
    throw new Error(error instanceof AppError ? error.code : "INTERNAL_ERROR", { cause: error });
  }
}
