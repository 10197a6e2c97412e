import "server-only";
import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { readBytes } from "@/lib/http/body";
import { refusalReply } from "@/lib/http/envelope";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { isOwnOrigin, ownPath } from "@/lib/http/origin";
import { callbackCookieName } from "@/lib/auth/session-cookie";
import { buildAuthOptions } from "./build-auth-options";
import { GOOGLE_LANDING } from "../constants";
import { describeClient } from "@/lib/accounts/sessions/describe-client";
import { loginErrorOf } from "../rules";

/** A sign-in form is small. */
const MAX_FORM_BYTES = 10_000;
/** The next-auth routes that are used; sessions are read and ended by lib/auth and sign-out instead. */
const ROUTES = { GET: ["csrf", "signin", "error", "callback"], POST: ["signin", "callback"] };

type Context = { params: Promise<{ nextauth: string[] }> };

/** The route handler below /api/auth: next-auth, after our own checks of origin, body size and route. */
export async function handleNextAuth(request: NextRequest, context: Context): Promise<Response> {
  const [action = "", provider] = (await context.params).nextauth;
  try {
    const isPost = request.method === "POST";
    if (!ROUTES[isPost ? "POST" : "GET"].includes(action)) throw new AppError("NOT_FOUND");
    if (isPost && !isOwnOrigin(request.headers)) throw new AppError("FOREIGN_ORIGIN");
    const form = isPost ? (await readBytes(request, MAX_FORM_BYTES)).toString("utf8") : undefined;
    const { url, method, headers } = request;
    const options = buildAuthOptions(describeClient(headers));
    const copy = new NextRequest(url, { method, headers, body: form });
    const response: Response = await NextAuth(copy, context, options);
    const back = isPost ? ownPath(new URLSearchParams(form).get("callbackUrl"), "") : rememberedPath(request);
    // Google's redirect says that the person cancelled; next-auth does not pass it on.
    const cancelled = action === "callback" && request.nextUrl.searchParams.get("error") === "access_denied";
    const recovery = new URLSearchParams(form).get("step") === "recovery";
    const step = provider === "second-factor" && recovery ? "recovery" : "code";
    return await redirectToLogin(response, { back, cancelled, step, second: provider === "second-factor" });
  } catch (error) {
    const requestId = crypto.randomUUID();
    if (!(error instanceof AppError)) log.error({ err: error, action, requestId }, "next-auth failed");
    return refusalReply(error, { requestId });
  }
}

/** The cookie in which next-auth keeps the return path while a person is at the provider. */
function rememberedPath(request: NextRequest): string {
  const { APP_URL, https } = env();
  const kept = request.cookies.get(callbackCookieName(https))?.value ?? "";
  return ownPath(kept.startsWith(APP_URL) ? kept.slice(APP_URL.length) : null, "");
}

type Attempt = {
  /** Where the sign-in should lead; empty if the request did not say. */
  back: string;
  cancelled: boolean;
  /** Whether it was the second of two steps, and which step's form was submitted or comes next. */
  second: boolean;
  step: "code" | "recovery";
};

/**
 * next-auth sends errors through two pages of its own and loses the return path; this redirects to /login at once.
 */
async function redirectToLogin(response: Response, attempt: Attempt): Promise<Response> {
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

function afterSignIn(target: string, { back, cancelled: turnedBack, second, step }: Attempt): string {
  const url = new URL(target, env().APP_URL);
  const code = url.searchParams.has("csrf") ? "FORM_EXPIRED" : url.searchParams.get("error");
  const ours = url.origin === env().APP_URL;
  const found =
    ours && (url.pathname.startsWith("/api/auth/") || url.pathname === "/login") ? loginErrorOf(code) : null;
  // Without a return path next-auth leads to the landing page.
  if (!found) return ours && url.pathname === "/" && !back ? `${env().APP_URL}/dashboard` : target;
  const error = turnedBack ? "SIGN_IN_CANCELLED" : found;
  // The popup's page notifies the waiting page; only without a popup does /login show the error.
  if (back.startsWith(`${GOOGLE_LANDING}?`) && error !== "FORM_EXPIRED")
    return `${env().APP_URL}${back}&error=${error}`;
  const login = new URL("/login", env().APP_URL);
  if (error === "SECOND_FACTOR_REQUIRED" || (second && error !== "SECOND_FACTOR_EXPIRED"))
    login.searchParams.set("step", step);
  if (error !== "SECOND_FACTOR_REQUIRED") login.searchParams.set("error", error);
  if (back) login.searchParams.set("callbackUrl", back);
  return login.href;
}
