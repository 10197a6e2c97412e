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

/** The cookie in which next-auth stores the URL that a sign-in returns to. */
export function callbackCookieName(https: boolean): string {
  return https ? "__Host-postwright.callback" : "postwright.callback";
}

/** The cookie of a browser that has signed in before; it grants no access. */
export function deviceCookieName(https: boolean): string {
  return https ? "__Host-postwright.device" : "postwright.device";
}

/** The cookie of a browser that has signed up and awaits the verification mail. */
export function signUpCookieName(https: boolean): string {
  return https ? "__Host-postwright.sign-up" : "postwright.sign-up";
}

/** The cookie of a browser with a pending passkey challenge. */
export function passkeyCookieName(https: boolean): string {
  return https ? "__Host-postwright.passkey" : "postwright.passkey";
}

/** The cookie between the two steps of a sign-in with a second factor. */
export function pendingTwoFactorCookieName(https: boolean): string {
  return https ? "__Host-postwright.half" : "postwright.half";
}

/** The cookie of a browser that has had its demo post. */
export function demoCookieName(https: boolean): string {
  return https ? "__Host-postwright.demo" : "postwright.demo";
}

/** The cookies of a pending OAuth sign-in: `pkce`, `state`, `nonce`. */
export function oauthCookieName(https: boolean, what: string): string {
  return https ? `__Host-postwright.${what}` : `postwright.${what}`;
}

/** The attributes of these cookies: not readable by scripts, and not sent with cross-site subrequests or form posts. */
export function sessionCookieOptions(https: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: https } as const;
}
