import type { ErrorCode } from "@/lib/errors";

/** Advice on a guessable password, by what zxcvbn warns of. Message keys. */
const ADVICE = {
  straightRow: "Login.advice.keys",
  keyPattern: "Login.advice.keys",
  simpleRepeat: "Login.advice.repeats",
  extendedRepeat: "Login.advice.repeats",
  sequences: "Login.advice.sequence",
  recentYears: "Login.advice.dates",
  dates: "Login.advice.dates",
  topTen: "Login.advice.common",
  topHundred: "Login.advice.common",
  common: "Login.advice.common",
  similarToCommon: "Login.advice.common",
  wordByItself: "Login.advice.word",
  namesByThemselves: "Login.advice.names",
  commonNames: "Login.advice.names",
  userInputs: "Login.advice.yours",
} as const;

/** Everything that can be said at a field of /login, by message key. */
export const LOGIN_FIELD_KEYS = [
  "Login.errors.email",
  "Login.errors.emailMissing",
  "Login.errors.passwordMissing",
  "Login.errors.passwordTooLong",
  "Login.errors.passwordTooShort",
  ...new Set(Object.values(ADVICE)),
  "Login.advice.general",
] as const;

/** The message key of the advice for zxcvbn's `feedback.warning`. */
export function adviceOf(warning: string | null): string {
  return ADVICE[warning as keyof typeof ADVICE] ?? "Login.advice.general";
}

/** What can be said on /login about an attempt that failed: words are `Errors.<code>`. */
export const LOGIN_ERRORS = [
  "INVALID_CREDENTIALS",
  "EMAIL_NOT_VERIFIED",
  "TOO_MANY_REQUESTS",
  "FOREIGN_ORIGIN",
  "FORM_EXPIRED",
  "LINK_INVALID",
  "LINK_USED",
  "LINK_EXPIRED",
  "SECOND_FACTOR_REQUIRED",
  "SECOND_FACTOR_INVALID",
  "SECOND_FACTOR_EXPIRED",
  "PASSKEY_UNKNOWN",
  "PASSKEY_REFUSED",
  "SIGN_IN_CANCELLED",
  "GOOGLE_EMAIL_UNVERIFIED",
  "GOOGLE_ACCOUNT_UNVERIFIED",
  "GOOGLE_UNAVAILABLE",
  "GOOGLE_FAILED",
  "VALIDATION_FAILED",
  "NETWORK",
  "INTERNAL_ERROR",
] as const satisfies readonly (ErrorCode | "NETWORK")[];
export type LoginError = (typeof LOGIN_ERRORS)[number];

/** next-auth's own codes for a sign-in that failed. Source: next-auth.js.org/configuration/pages#error-page */
const NEXT_AUTH_ERRORS: Readonly<Record<string, LoginError>> = {
  CredentialsSignin: "INVALID_CREDENTIALS",
  OAuthSignin: "GOOGLE_UNAVAILABLE",
  OAuthCallback: "GOOGLE_FAILED",
  Callback: "GOOGLE_FAILED",
};

/**
 * The identity error codes of spec.md section 8, each with its words (message keys). Those of the popup and
 * of the network arise in the browser; the others are what the server's own codes amount to.
 */
export const IDENTITY_ERRORS = {
  // Never an error on the screen: it would tell who is registered. The mail to that address says it.
  "email-already-in-use": "Login.checkEmail",
  "wrong-password": "Errors.INVALID_CREDENTIALS",
  "user-not-found": "Errors.INVALID_CREDENTIALS",
  "invalid-credential": "Errors.INVALID_CREDENTIALS",
  "too-many-requests": "Errors.TOO_MANY_REQUESTS",
  "network-request-failed": "Errors.NETWORK",
  "popup-blocked": "Login.popup.blocked",
  "popup-closed-by-user": "Login.popup.closed",
  "cancelled-popup-request": "Errors.SIGN_IN_CANCELLED",
  "unauthorized-domain": "Errors.FOREIGN_ORIGIN",
  "web-storage-unsupported": "Errors.FORM_EXPIRED",
  "internal-error": "Errors.INTERNAL_ERROR",
  "invalid-api-key": "Errors.GOOGLE_UNAVAILABLE",
} as const;
export type IdentityError = keyof typeof IDENTITY_ERRORS;

/** The error that a code stands for, ours or next-auth's own; what is not known is INTERNAL_ERROR. */
export function loginErrorOf(code: string | null | undefined): LoginError | null {
  if (!code) return null;
  return LOGIN_ERRORS.find((known) => known === code) ?? NEXT_AUTH_ERRORS[code] ?? "INTERNAL_ERROR";
}

/** How programs name themselves in a user agent; the first that fits counts, since most name others too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * A user agent in few words: a browser and its system, both brand names that are the same in every language.
 * A program that is no browser is told by its own name (`curl`); null where nothing can be told.
 */
export function describeDevice(userAgent: string): { browser: string; system: string | null } | null {
  const find = (table: readonly [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const program = /^(?!Mozilla\b)[\w.-]{2,40}/.exec(userAgent)?.[0] ?? null;
  const [browser, system] = [find(BROWSERS) ?? program, find(SYSTEMS)];
  return browser ? { browser, system } : null;
}
