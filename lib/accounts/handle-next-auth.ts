import "server-only";
import NextAuth, { type NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { NextRequest } from "next/server";
import { readBytes } from "@/lib/body";
import { envelopeOfError } from "@/lib/envelope";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { isOwnOrigin, ownPath } from "@/lib/origin";
import {
  SESSION_MAX_AGE_SECONDS,
  callbackCookieName,
  csrfCookieName,
  sessionCookieName,
  sessionCookieOptions,
} from "@/lib/session-cookie";
import { describeClient } from "./describe-client";
import { issueDeviceCookie } from "./issue-device-cookie";
import { createSession } from "./mutations";
import { loginErrorOf } from "./rules";
import { credentialsSchema } from "./schema";
import { signIn } from "./sign-in";
import type { Client } from "./types";

/** A sign-in form is small. */
const MAX_FORM_BYTES = 10_000;
/** Of next-auth's own doors those that are used; sessions are read and ended by lib/auth and sign-out. */
const DOORS = { GET: ["csrf", "signin", "error", "callback"], POST: ["signin", "callback"] };

/** next-auth for one request: what it issues is what lib/auth.ts reads, a JWT that names a session row. */
function optionsFor(client: Client): NextAuthOptions {
  const { https, NEXTAUTH_SECRET } = env();
  const options = sessionCookieOptions(https);
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
    },
    providers: [Credentials({ credentials: {}, authorize: (raw) => authorize(raw, client) })],
    callbacks: {
      redirect: ({ url, baseUrl }) =>
        baseUrl + ownPath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url),
      jwt: async ({ token, user }) => {
        // Only a sign-in comes with a user; nothing else of next-auth's writes this token.
        if (!user) return token;
        const { sessionId } = await createSession(user.id, client.userAgent);
        return { sub: user.id, sid: sessionId };
      },
    },
    logger: {
      error: (code, metadata) =>
        log.error({ code, err: metadata instanceof Error ? metadata : metadata.error }, "next-auth"),
      warn: (code) => log.warn({ code }, "next-auth"),
      debug: () => undefined,
    },
  };
}

/** next-auth passes an error's message on as the code in the address of the page that it shows. */
async function authorize(raw: Record<string, string> | undefined, client: Client): Promise<{ id: string }> {
  try {
    const { email, password } = raw ?? {};
    const parsed = credentialsSchema.safeParse({ email, password });
    if (!parsed.success) throw new AppError("VALIDATION_FAILED");
    const { userId } = await signIn(parsed.data, client);
    await issueDeviceCookie(parsed.data.email);
    return { id: userId };
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, "a sign-in failed");
    throw new Error(error instanceof AppError ? error.code : "INTERNAL_ERROR", { cause: error });
  }
}

type Context = { params: Promise<{ nextauth: string[] }> };

/** The route handler below /api/auth: next-auth, behind our own look at the origin, the size and the door. */
export async function handleNextAuth(request: NextRequest, context: Context): Promise<Response> {
  const [door = ""] = (await context.params).nextauth;
  try {
    const isPost = request.method === "POST";
    if (!DOORS[isPost ? "POST" : "GET"].includes(door)) throw new AppError("NOT_FOUND");
    if (isPost && !isOwnOrigin(request.headers)) throw new AppError("FOREIGN_ORIGIN");
    const form = isPost ? (await readBytes(request, MAX_FORM_BYTES)).toString("utf8") : undefined;
    const { url, method, headers } = request;
    const options = optionsFor(describeClient(headers));
    const copy = new NextRequest(url, { method, headers, body: form });
    const response: Response = await NextAuth(copy, context, options);
    return await leadToLogin(response, ownPath(new URLSearchParams(form).get("callbackUrl"), ""));
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error, door }, "next-auth failed");
    const { status, body } = envelopeOfError(error);
    return Response.json(body, { status, headers: { "cache-control": "no-store" } });
  }
}

/** next-auth leads errors over two pages of its own and forgets the way back; this goes to /login at once. */
async function leadToLogin(response: Response, callbackUrl: string): Promise<Response> {
  const location = response.headers.get("location");
  if (location) {
    const headers = new Headers(response.headers);
    headers.set("location", afterSignIn(location, callbackUrl));
    return new Response(null, { status: 303, headers });
  }
  if (response.status === 204 || !response.headers.get("content-type")?.includes("json")) return response;
  const body = (await response.json()) as { url?: string };
  if (body.url) body.url = afterSignIn(body.url, callbackUrl);
  return Response.json(body, response);
}

function afterSignIn(target: string, callbackUrl: string): string {
  const url = new URL(target, env().APP_URL);
  const code = url.searchParams.has("csrf") ? "FORM_EXPIRED" : url.searchParams.get("error");
  const error =
    url.pathname.startsWith("/api/auth/") || url.pathname === "/login" ? loginErrorOf(code) : null;
  if (!error) return target;
  const login = new URL("/login", env().APP_URL);
  login.searchParams.set("error", error);
  if (callbackUrl) login.searchParams.set("callbackUrl", callbackUrl);
  return login.href;
}
