/** Thirty days: how long a sign-in lasts, in seconds. */
export const SESSION_MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** The session cookie's name. On https it is `__Host-`: Secure, this host only, path `/`. */
export function sessionCookieName(https: boolean): string {
  return https ? "__Host-postwright.session" : "postwright.session";
}
