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
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\\]/.test(path))
    return fallback;
  const url = new URL(path, env().APP_URL);
  return url.origin === env().APP_URL ? url.pathname + url.search + url.hash : fallback;
}
