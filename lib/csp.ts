import type { NextRequest } from "next/server";
import { env } from "./env";

/** Addresses that the content of a policy needs beside our own. */
function pictureSources(): string {
  const { sandboxed, SANDBOX_URL } = env();
  const facebook = sandboxed.includes("facebook") ? SANDBOX_URL : "https://*.fbcdn.net https://*.fbsbx.com";
  return `'self' data: blob: ${facebook}`;
}

/** Where our forms may lead. Chrome asks for the redirects of a form too, and Google's is one of them. */
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
    `img-src ${pictureSources()}`,
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    // Said of its own: under strict-dynamic 'self' among the scripts does not count, and a worker falls back on them.
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

/** The headers that a page is handed: the request's, a policy with a nonce of its own, and the path that was asked for. */
export function pageHeaders({ headers, nextUrl }: NextRequest): Headers {
  const handed = new Headers(headers);
  handed.set("content-security-policy", contentSecurityPolicy(btoa(crypto.randomUUID())));
  handed.set("x-postwright-path", nextUrl.pathname + nextUrl.search);
  return handed;
}

/** The nonce in a policy that was made here, or undefined. */
export function nonceOf(policy: unknown): string | undefined {
  return typeof policy === "string" ? /'nonce-([^']+)'/.exec(policy)?.[1] : undefined;
}
