import { env } from "./env";

/**
 * Whether a request with effects comes from our own pages. Browsers send `Origin` with every such request
 * and `Sec-Fetch-Site` with all; one that a cookie signs and that has neither is not from a browser of ours.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  return origin === null ? site !== null : origin === env().APP_URL;
}

/** `path` when it is a path of our own, else `/dashboard`; never another origin. */
export function ownPath(path: unknown, fallback = "/dashboard"): string {
  if (typeof path !== "string" || !isPath(path) || /[\u0000-\u001f\\]/.test(path)) return fallback;
  const url = new URL(path, env().APP_URL);
  const own = url.pathname + url.search + url.hash;
  // Parsed, `/..//other.site` is `//other.site`, which a browser takes for another host.
  return url.origin === env().APP_URL && isPath(own) ? own : fallback;
}

/** One slash, and nothing behind it that makes it the beginning of a host. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}
