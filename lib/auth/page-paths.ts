import { TIME_ZONE_COOKIE } from "@/lib/i18n/time-zone";

/** The pages that require a session. */
export const PROTECTED =
  /^\/(dashboard|week|business-profile|onboarding|photos|post-generator|your-posts|subscription|feedback|settings|what-worked)(\/|$)/;

/** The sign-in page, and the page whose action redirects there: what such a redirect sets does not reach the browser. */
export const LEADS_TO_LOGIN = /^\/(?:login|letter\/[^/]+)$/;

/** Where 'Start Creating Now' leads. */
const BEGINNING = /^\/post-generator(?:\?|$)/;

/**
 * The sign-in page that returns to `path`, a path of this app with its query. From the beginning it is the sign-up form.
 * @param visitor the cookies of a browser: one that has seen a signed-in page knows its time zone, and signs in
 */
export function loginPath(path: string, visitor?: { has: (name: string) => boolean }): `/login?${string}` {
  const signsUp = visitor !== undefined && BEGINNING.test(path) && !visitor.has(TIME_ZONE_COOKIE);
  return `/login?${signsUp ? "mode=sign-up&" : ""}callbackUrl=${encodeURIComponent(path)}`;
}

/** Whether a path's percent-encoding is valid. Next fails on an invalid one. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
