import { env } from "@/lib/settings/env";

/**
 * Whether a request with side effects comes from our own pages. Browsers send `Origin` with every such request and
 * `Sec-Fetch-Site` with all, so a request that has neither does not come from a browser.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  return origin === null ? site !== null : origin === env().APP_URL;
}

/** `path` if it is a path of this app, else `fallback`; never another origin. */
export function ownPath(path: unknown, fallback = "/dashboard"): string {
  if (typeof path !== "string" || !isPath(path) || /[\u0000-\u001f\\]/.test(path)) return fallback;
  const url = new URL(path, env().APP_URL);
  const own = url.pathname + url.search + url.hash;
  // `/..//other.site` parses to `//other.site`, which a browser would read as another host.
  return url.origin === env().APP_URL && isPath(own) ? own : fallback;
}

/** Starts with exactly one slash, so that it cannot be read as a host. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}
