/** The pages that require a session. */
export const PROTECTED =
  /^\/(dashboard|week|business-profile|onboarding|post-generator|your-posts|subscription|feedback|settings)(\/|$)/;

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
