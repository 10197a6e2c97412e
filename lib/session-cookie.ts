/** Thirty days: how long a sign-in lasts, in seconds. */
export const SESSION_MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** The session cookie's name. On https it is `__Host-`: Secure, this host only, path `/`. */
export function sessionCookieName(https: boolean): string {
  return https ? "__Host-postwright.session" : "postwright.session";
}

/** The cookie that pairs with the sign-in form's hidden csrfToken. */
export function csrfCookieName(https: boolean): string {
  return https ? "__Host-postwright.csrf" : "postwright.csrf";
}

/** The cookie in which next-auth keeps where a sign-in leads. */
export function callbackCookieName(https: boolean): string {
  return https ? "__Host-postwright.callback" : "postwright.callback";
}

/** The cookie of a browser that has signed in before; it opens nothing. */
export function deviceCookieName(https: boolean): string {
  return https ? "__Host-postwright.device" : "postwright.device";
}

/** The cookie between the two steps of a sign-in with a second factor. */
export function halfSessionCookieName(https: boolean): string {
  return https ? "__Host-postwright.half" : "postwright.half";
}

/** The cookies of a sign-in that is on its way to a provider and back: `pkce`, `state`, `nonce`. */
export function tripCookieName(https: boolean, what: string): string {
  return https ? `__Host-postwright.${what}` : `postwright.${what}`;
}

/** The attributes of these cookies: not for scripts, not with requests that other sites cause. */
export function sessionCookieOptions(https: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: https } as const;
}
