import type { NextRequest } from "next/server";
import { env } from "@/lib/settings/env";

/** The sources of photos. */
function photoSources(): string {
  const { sandboxed, SANDBOX_URL } = env();
  const facebook = sandboxed.includes("facebook") ? SANDBOX_URL : "https://*.fbcdn.net https://*.fbsbx.com";
  return `'self' data: blob: ${facebook}`;
}

/** The targets of our forms. Chrome also checks a form's redirects, and sign-in redirects to Google. */
function formTargets(): string {
  const { google, GOOGLE_ISSUER } = env();
  return google ? `'self' ${new URL(GOOGLE_ISSUER).origin}` : "'self'";
}

/** The Content-Security-Policy of a page, for one nonce. */
function contentSecurityPolicy(nonce: string): string {
  const development = env().NODE_ENV !== "production";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${photoSources()}`,
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    // Explicit, because workers fall back to script-src, where strict-dynamic makes browsers ignore 'self'.
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action ${formTargets()}`,
    "frame-ancestors 'none'",
    ...(env().https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const STATIC_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policies of documents and workers in public/, which cannot receive a nonce. */
const STATIC_POLICIES: ReadonlyMap<string, string> = new Map([
  // Our own pages show them in a frame.
  ["/legal/terms.pdf", "frame-ancestors 'self'"],
  ["/legal/cookie-policy.pdf", "frame-ancestors 'self'"],
  ["/privacy.html", STATIC_PAGE],
  ["/offline.html", `${STATIC_PAGE}; script-src 'self'; connect-src 'self'`],
  // It caches only files of our own origin.
  ["/sw.js", "default-src 'none'; script-src 'self'; connect-src 'self'"],
]);

/** The policy of a response: a static document's own, or the one that `pageHeaders` put into `headers`. */
export function policyOf(pathname: string, headers: Headers): string {
  return STATIC_POLICIES.get(pathname) ?? headers.get("content-security-policy") ?? "";
}

/** The request headers for a page, with a policy that has a fresh nonce, and the requested path. */
export function pageHeaders({ headers, nextUrl }: NextRequest): Headers {
  const forwarded = new Headers(headers);
  forwarded.set("content-security-policy", contentSecurityPolicy(btoa(crypto.randomUUID())));
  forwarded.set("x-postwright-path", nextUrl.pathname + nextUrl.search);
  return forwarded;
}

/** The nonce of a policy, or undefined. */
export function nonceOf(policy: unknown): string | undefined {
  return typeof policy === "string" ? /'nonce-([^']+)'/.exec(policy)?.[1] : undefined;
}
