import "server-only";
import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { readBytes } from "@/lib/body";
import { envelopeOfError } from "@/lib/envelope";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { isOwnOrigin, ownPath } from "@/lib/origin";
import { callbackCookieName } from "@/lib/session-cookie";
import { buildAuthOptions } from "./build-auth-options";
import { GOOGLE_LANDING } from "./constants";
import { describeClient } from "./describe-client";
import { loginErrorOf } from "./rules";

/** A sign-in form is small. */
const MAX_FORM_BYTES = 10_000;
/** Of next-auth's own doors those that are used; sessions are read and ended by lib/auth and sign-out. */
const DOORS = { GET: ["csrf", "signin", "error", "callback"], POST: ["signin", "callback"] };

type Context = { params: Promise<{ nextauth: string[] }> };

/** The route handler below /api/auth: next-auth, behind our own look at the origin, the size and the door. */
export async function handleNextAuth(request: NextRequest, context: Context): Promise<Response> {
  const [door = "", way] = (await context.params).nextauth;
  try {
    const isPost = request.method === "POST";
    if (!DOORS[isPost ? "POST" : "GET"].includes(door)) throw new AppError("NOT_FOUND");
    if (isPost && !isOwnOrigin(request.headers)) throw new AppError("FOREIGN_ORIGIN");
    const form = isPost ? (await readBytes(request, MAX_FORM_BYTES)).toString("utf8") : undefined;
    const { url, method, headers } = request;
    const options = buildAuthOptions(describeClient(headers));
    const copy = new NextRequest(url, { method, headers, body: form });
    const response: Response = await NextAuth(copy, context, options);
    const back = isPost ? ownPath(new URLSearchParams(form).get("callbackUrl"), "") : rememberedPath(request);
    // Google says in its answer's address that the person turned back; next-auth does not pass it on.
    const turnedBack = door === "callback" && request.nextUrl.searchParams.get("error") === "access_denied";
    const recovery = new URLSearchParams(form).get("step") === "recovery";
    const step = way === "second-factor" && recovery ? "recovery" : "code";
    return await leadToLogin(response, { back, turnedBack, step, second: way === "second-factor" });
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error, door }, "next-auth failed");
    const { status, body } = envelopeOfError(error);
    return Response.json(body, { status, headers: { "cache-control": "no-store" } });
  }
}

/** The way back that next-auth keeps in a cookie while a person is at the provider's. */
function rememberedPath(request: NextRequest): string {
  const { APP_URL, https } = env();
  const kept = request.cookies.get(callbackCookieName(https))?.value ?? "";
  return ownPath(kept.startsWith(APP_URL) ? kept.slice(APP_URL.length) : null, "");
}

type Attempt = {
  /** Where the sign-in was to lead; empty when nothing was said. */
  back: string;
  turnedBack: boolean;
  /** Whether it was the second of two steps, and which form of it was or comes. */
  second: boolean;
  step: "code" | "recovery";
};

/** next-auth leads errors over two pages of its own and forgets the way back; this goes to /login at once. */
async function leadToLogin(response: Response, attempt: Attempt): Promise<Response> {
  const location = response.headers.get("location");
  if (location) {
    const headers = new Headers(response.headers);
    headers.set("location", afterSignIn(location, attempt));
    return new Response(null, { status: 303, headers });
  }
  if (response.status === 204 || !response.headers.get("content-type")?.includes("json")) return response;
  const body = (await response.json()) as { url?: string };
  if (body.url) body.url = afterSignIn(body.url, attempt);
  return Response.json(body, response);
}

function afterSignIn(target: string, { back, turnedBack, second, step }: Attempt): string {
  const url = new URL(target, env().APP_URL);
  const code = url.searchParams.has("csrf") ? "FORM_EXPIRED" : url.searchParams.get("error");
  const ours = url.origin === env().APP_URL;
  const found =
    ours && (url.pathname.startsWith("/api/auth/") || url.pathname === "/login") ? loginErrorOf(code) : null;
  // Where nothing was said, next-auth leads to the first page.
  if (!found) return ours && url.pathname === "/" && !back ? `${env().APP_URL}/dashboard` : target;
  const error = turnedBack ? "SIGN_IN_CANCELLED" : found;
  // The popup's page tells the page that waits; only where there is no popup is it said on /login.
  if (back.startsWith(`${GOOGLE_LANDING}?`) && error !== "FORM_EXPIRED")
    return `${env().APP_URL}${back}&error=${error}`;
  const login = new URL("/login", env().APP_URL);
  if (error === "SECOND_FACTOR_REQUIRED" || (second && error !== "SECOND_FACTOR_EXPIRED"))
    login.searchParams.set("step", step);
  if (error !== "SECOND_FACTOR_REQUIRED") login.searchParams.set("error", error);
  if (back) login.searchParams.set("callbackUrl", back);
  return login.href;
}
