import { type NextRequest, NextResponse } from "next/server";
import { issueCsrfToken } from "@/lib/accounts/sessions/issue-csrf-token";
import { pageHeaders, policyOf } from "@/lib/http/headers/csp";
import { env } from "@/lib/settings/env";
import { isCrossHost, refuseCrossHost } from "@/lib/http/cross-host";
import { isDecodable, LEADS_TO_LOGIN, loginPath, PROTECTED } from "@/lib/auth/page-paths";
import { sessionCookieName } from "@/lib/auth/session-cookie";

/** Sets a CSP nonce per page and redirects visitors early; the layout and the data layer enforce access. */
export function middleware(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  if (!isDecodable(pathname)) return new NextResponse("Bad Request", { status: 400 });
  if (isCrossHost(request)) return refuseCrossHost(request);
  const visitor = !request.cookies.has(sessionCookieName(env().https));
  // A server action reports a missing session itself: redirecting its request would lose the submitted data.
  if (visitor && PROTECTED.test(pathname) && !request.headers.has("next-action"))
    return NextResponse.redirect(new URL(loginPath(pathname + search, request.cookies), env().APP_URL));
  const csrf = LEADS_TO_LOGIN.test(pathname) ? issueCsrfToken(request) : null;
  const headers = pageHeaders(request);
  const reply = NextResponse.next({ request: { headers } });
  reply.headers.set("content-security-policy", policyOf(pathname, headers));
  if (csrf) reply.cookies.set(csrf);
  return reply;
}

// Also for paths that look like files: a missing file is answered with a page, and a page needs a policy.
export const config = {
  matcher: ["/((?!api/|_next/static/|_next/image|_next/webpack-hmr).*)", "/api/(.*%.*)"],
  runtime: "nodejs",
};
