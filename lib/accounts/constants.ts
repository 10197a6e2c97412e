/** How long a mailed verification link works. */
export const VERIFY_LINK_HOURS = 24;

/** How long a mailed link that sets a new password works. */
export const RESET_LINK_HOURS = 1;

/** How long a mailed link that verifies a changed address works. */
export const EMAIL_LINK_HOURS = 24;

/**
 * Days for which what is over is still known: an old link says that it has expired, and a browser that comes back
 * is found to be one that notices are pushed to. An address that nobody verified is forgotten with its last link.
 */
export const OVER_KEPT_DAYS = 30;

/** How recent a sign-in has to be to stand for the password, where an account has none. */
export const FRESH_SIGN_IN_MINUTES = 10;

/** Lines of activity that Settings shows at first, and when all are asked for. */
export const ACTIVITY_LINES = { first: 10, all: 200 } as const;

/** What can stand in an account's activity; words are `Settings.activity.kinds.<kind>`. */
export const AUDIT_KINDS = [
  "SIGNED_IN",
  "SIGNED_OUT",
  "SIGN_IN_FAILED",
  "SESSION_ENDED",
  "OTHER_SESSIONS_ENDED",
  "PASSWORD_CHANGED",
  "PASSWORD_RESET",
  "EMAIL_CHANGE_ASKED",
  "EMAIL_CHANGED",
  "GOOGLE_LINKED",
  "GOOGLE_UNLINKED",
  "TWO_FACTOR_ON",
  "TWO_FACTOR_OFF",
  "RECOVERY_CODE_USED",
  "RECOVERY_CODES_MADE",
  "PASSKEY_ADDED",
  "PASSKEY_REMOVED",
  "PAGE_CONNECTED",
  "PAGE_DISCONNECTED",
  "PAGE_REVOKED",
  "PLAN_CHANGED",
  "POST_DELETED",
  "DATA_EXPORTED",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The page on which the popup of Google's sign-in ends; it tells the page that waits. */
export const GOOGLE_LANDING = "/auth/google/done";

/** The popup of a social sign-in: its name and size (spec.md section 9). */
export const SIGN_IN_POPUP = { name: "postwright-sign-in", width: 500, height: 600 } as const;

/** Over this channel the popup's page and the waiting page speak, beside `postMessage`. */
export const SIGN_IN_CHANNEL = "postwright-sign-in";

/** How long after the popup was seen closed its message comes, so that a late success still wins. */
export const CLOSED_POPUP_MS = 8_000;

/** How long the second step of a sign-in may take after the first. */
export const HALF_SESSION_SECONDS = 10 * 60;

/** How long a code of the authenticator app lasts; what every app assumes (RFC 6238). */
export const TOTP_STEP_SECONDS = 30;

/** How many recovery codes there are at a time. */
export const RECOVERY_CODES = 10;

/** How long a person may take to find the device with the passkey. */
export const PASSKEY_MINUTES = 5;

/** Characters of a password at most; more would only cost time. */
export const PASSWORD_MAX_LENGTH = 200;

/** Below this many guesses a password is refused, whatever its length: what six random characters give. */
export const PASSWORD_MIN_GUESSES = 1_000_000;

/**
 * How often each may be tried. An address that is typed and a client are counted apart, so that guessing is
 * slow from one place as well as against one account; a sign-in that succeeds clears its count.
 */
export const LIMITS = {
  signInByEmail: { name: "sign-in:email", points: 10, seconds: 15 * 60 },
  signInByClient: { name: "sign-in:client", points: 50, seconds: 15 * 60 },
  mailByEmail: { name: "account-mail:email", points: 5, seconds: 60 * 60 },
  mailByClient: { name: "account-mail:client", points: 30, seconds: 60 * 60 },
  /** Guesses from a browser that has signed in to this account before: nobody else's count against it. */
  signInByDevice: { name: "sign-in:device", points: 10, seconds: 15 * 60 },
  confirmByUser: { name: "confirm:user", points: 10, seconds: 15 * 60 },
  /** Three of a million codes fit at a time: forty tries are one chance in eight thousand a day. */
  codeByUser: { name: "second-factor:user", points: 8, seconds: 15 * 60 },
  codeByUserDaily: { name: "second-factor:day", points: 40, seconds: 24 * 60 * 60 },
  recoveryByUser: { name: "recovery-code:user", points: 20, seconds: 15 * 60 },
  linkByClient: { name: "account-link:client", points: 60, seconds: 15 * 60 },
} as const;

/** Where the sign-in page's form and its parts are sent, with script and without. */
export const LOGIN_TARGETS = {
  "sign-in": "/api/auth/callback/credentials",
  "sign-up": "/api/auth/sign-up",
  resend: "/api/auth/verification",
};
