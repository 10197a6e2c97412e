import { type NextRequest, NextResponse } from "next/server";
import { issueCsrfToken } from "@/lib/accounts/issue-csrf-token";
import { pageHeaders } from "@/lib/csp";
import { env } from "@/lib/env";
import { PROTECTED, visitorsPage } from "@/lib/page-paths";
import { sessionCookieName } from "@/lib/session-cookie";

/** A nonce for each page, and a courtesy redirect; the check itself is the layout's and the data layer's. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const visitor = !request.cookies.has(sessionCookieName(env().https));
  if (visitor && PROTECTED.test(pathname)) {
    const back = new URLSearchParams({ callbackUrl: pathname + search });
    return NextResponse.redirect(new URL(`/login?${back}`, env().APP_URL));
  }
  const csrf = pathname === "/login" ? issueCsrfToken(request) : null;
  const headers = pageHeaders(request);
  const page = visitor && visitorsPage(request.nextUrl);
  const asked = { request: { headers } };
  const reply = page
    ? NextResponse.rewrite(new URL(page + search, request.url), asked)
    : NextResponse.next(asked);
  reply.headers.set("content-security-policy", headers.get("content-security-policy") ?? "");
  if (csrf) reply.cookies.set(csrf);
  return reply;
}

export const config = { matcher: ["/((?!api/|_next/|.*\\.[a-z0-9]+$).*)"], runtime: "nodejs" };
