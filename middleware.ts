import { type NextRequest, NextResponse } from "next/server";
import { issueCsrfToken } from "@/lib/accounts/issue-csrf-token";
import { contentSecurityPolicy } from "@/lib/csp";
import { env } from "@/lib/env";
import { sessionCookieName } from "@/lib/session-cookie";

const PROTECTED =
  /^\/(dashboard|business-profile|onboarding|post-generator|your-posts|subscription|feedback|settings)(\/|$)/;

/** A nonce for each page, and a courtesy redirect; the check itself is the layout's and the data layer's. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (PROTECTED.test(pathname) && !request.cookies.has(sessionCookieName(env().https))) {
    const login = new URL("/login", env().APP_URL);
    login.searchParams.set("callbackUrl", pathname + search);
    return NextResponse.redirect(login);
  }
  const policy = contentSecurityPolicy(btoa(crypto.randomUUID()));
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-postwright-path", pathname + search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (pathname === "/login") issueCsrfToken(request, response);
  return response;
}

export const config = { matcher: ["/((?!api/|_next/|.*\\.[a-z0-9]+$).*)"], runtime: "nodejs" };
