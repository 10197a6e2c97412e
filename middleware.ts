import { type NextRequest, NextResponse } from "next/server";
import { issueCsrfToken } from "@/lib/accounts/sessions/issue-csrf-token";
import { pageHeaders, policyOf } from "@/lib/http/headers/csp";
import { env } from "@/lib/env";
import { refusalReply } from "@/lib/http/envelope";
import { AppError } from "@/lib/http/errors";
import { isCrossHost } from "@/lib/http/origin";
import { isDecodable, loginPath, PROTECTED } from "@/lib/http/page-paths";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { log } from "@/lib/log";
import { requestIdOf } from "@/lib/log-context";

/** Sets a CSP nonce per page and redirects visitors early; the layout and the data layer enforce access. */
export function middleware(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  if (!isDecodable(pathname)) return new NextResponse("Bad Request", { status: 400 });
  if (request.method === "POST" && isCrossHost(request.headers)) return refuseForeign(request);
  const visitor = !request.cookies.has(sessionCookieName(env().https));
  // A server action reports a missing session itself: redirecting its request would lose the submitted data.
  if (visitor && PROTECTED.test(pathname) && !request.headers.has("next-action"))
    return NextResponse.redirect(new URL(loginPath(pathname + search), env().APP_URL));
  const csrf = pathname === "/login" ? issueCsrfToken(request) : null;
  const headers = pageHeaders(request);
  const reply = NextResponse.next({ request: { headers } });
  reply.headers.set("content-security-policy", policyOf(pathname, headers));
  if (csrf) reply.cookies.set(csrf);
  return reply;
}

/** A server action, or a form of ours, that another site sends. */
function refuseForeign(request: NextRequest): Response {
  const origin = request.headers.get("origin")?.slice(0, 100);
  log.warn({ origin, path: request.nextUrl.pathname }, "a form of another site is refused");
  return refusalReply(new AppError("FOREIGN_ORIGIN"), { requestId: requestIdOf() });
}

// Also for paths that look like files: a missing file is answered with a page, and a page needs a policy.
export const config = {
  matcher: ["/((?!api/|_next/static/|_next/image|_next/webpack-hmr).*)", "/api/(.*%.*)"],
  runtime: "nodejs",
};
