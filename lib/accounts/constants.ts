import type { Limit } from "@/lib/http/rate-limit";

/** How long a mailed verification link works. */
export const VERIFY_LINK_HOURS = 24;

/** Days for which a browser is recognized as the one that signed up. */
export const SIGN_UP_COOKIE_DAYS = 7;

/** How long a mailed link that sets a new password works. */
export const RESET_LINK_HOURS = 1;

/**
 * Days for which a new second factor may be an attacker's, so that a password reset can remove it. An older one stays,
 * because otherwise access to the mailbox would be enough to bypass it.
 */
export const RESET_DISTRUST_DAYS = 7;

/** How long a mailed link that verifies a changed address works. */
export const EMAIL_LINK_HOURS = 24;

/** How recent a sign-in must be to replace the password as confirmation, where an account has none. */
export const FRESH_SIGN_IN_MINUTES = 10;

/** The last page of the Google sign-in popup, which notifies the waiting page. */
export const GOOGLE_LANDING = "/auth/google/done";

/** The popup of a social sign-in: its name and size (spec.md section 9). */
export const SIGN_IN_POPUP = { name: "postwright-sign-in", width: 500, height: 600 } as const;

/** The channel between the popup and the waiting page, besides `postMessage`. */
export const SIGN_IN_CHANNEL = "postwright-sign-in";

/** How long to wait for the popup's message after it closed, so that a late success still counts. */
export const CLOSED_POPUP_MS = 8_000;

/** How long the second step of a sign-in may take after the first. */
export const PENDING_TWO_FACTOR_SECONDS = 10 * 60;

/** How long a code of the authenticator app is valid; the default of every app (RFC 6238). */
export const TOTP_STEP_SECONDS = 30;

/** How many recovery codes there are at a time. */
export const RECOVERY_CODES = 10;

/** How long a passkey challenge is valid. */
export const PASSKEY_MINUTES = 5;

/** Maximum characters of a password; longer ones would only cost time. */
export const PASSWORD_MAX_LENGTH = 200;

/** Minimum estimated guesses of a password, whatever its length: as many as for six random characters. */
export const PASSWORD_MIN_GUESSES = 1_000_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Rate limits. A visitor's attempts are counted per client, and per client and e-mail address, so that nobody is
 * refused for what others did with the same address.
 */
export const LIMITS = {
  signInByClient: { name: "sign-in:client", points: 50, seconds: 15 * MINUTE },
  signInByClientAndEmail: { name: "sign-in:pair", points: 10, seconds: 15 * MINUTE },
  /** Guesses from a browser that has signed in to this account before, counted apart from everybody else's. */
  signInByDevice: { name: "sign-in:device", points: 10, seconds: 15 * MINUTE },
  googleByClient: { name: "google:client", points: 50, seconds: 15 * MINUTE },
  passkeyByClient: { name: "passkey:client", points: 100, seconds: 15 * MINUTE },
  signUpByClient: { name: "sign-up:client", points: 100, seconds: HOUR },
  signUpByClientAndEmail: { name: "sign-up:pair", points: 5, seconds: HOUR },
  resendByClient: { name: "resend:client", points: 30, seconds: HOUR },
  resendByClientAndEmail: { name: "resend:pair", points: 5, seconds: HOUR },
  resetByClient: { name: "reset:client", points: 30, seconds: HOUR },
  resetByClientAndEmail: { name: "reset:pair", points: 5, seconds: HOUR },
  changeEmailByUser: { name: "change-email:user", points: 5, seconds: HOUR },
  confirmByUser: { name: "confirm:user", points: 10, seconds: 15 * MINUTE },
  /** Three of a million codes fit at a time: forty tries are one chance in eight thousand a day. */
  codeByUser: { name: "second-factor:user", points: 8, seconds: 15 * MINUTE },
  codeByUserDaily: { name: "second-factor:day", points: 40, seconds: 24 * HOUR },
  recoveryByUser: { name: "recovery-code:user", points: 20, seconds: 15 * MINUTE },
  linkByClient: { name: "account-link:client", points: 60, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * Wrong passwords for one e-mail address, from all clients. Past `points` the address counts as under attack: each
 * guess is delayed, longer with every further `points`, and a client has only a few.
 */
export const ATTACK = {
  limit: { name: "sign-in:email", points: 20, seconds: HOUR },
  guessesPerClient: 3,
  firstDelayMs: 1_000,
  longestDelayMs: 8_000,
} as const;

/**
 * How often a mail that a stranger can trigger is sent to one address. A suppressed mail was already sent minutes ago
 * and is still valid.
 */
export const MAIL_INTERVAL = {
  verification: { name: "mail:verification", points: 10, seconds: HOUR },
  resend: { name: "mail:resend", points: 10, seconds: HOUR },
  known: { name: "mail:known", points: 1, seconds: 10 * MINUTE },
  reset: { name: "mail:reset", points: 1, seconds: 3 * MINUTE },
  newEmail: { name: "mail:new-email", points: 5, seconds: HOUR },
} as const satisfies Record<string, Limit>;

/** The targets of next-auth's sign-in form, and of the form that leads to Google. */
export const SIGN_IN_TARGET = "/api/auth/callback/credentials";
export const GOOGLE_TARGET = "/api/auth/signin/google";
