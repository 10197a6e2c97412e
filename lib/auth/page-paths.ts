/** The pages that require a session. */
export const PROTECTED =
  /^\/(dashboard|week|business-profile|onboarding|photos|post-generator|your-posts|subscription|feedback|settings)(\/|$)/;

/** The sign-in page, and the page whose action redirects there: what such a redirect sets does not reach the browser. */
export const LEADS_TO_LOGIN = /^\/(?:login|letter\/[^/]+)$/;

/** The sign-in page that returns to `path`, a path of this app with its query. */
export function loginPath(path: string): `/login?${string}` {
  return `/login?callbackUrl=${encodeURIComponent(path)}`;
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
