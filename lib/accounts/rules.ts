import type { ErrorCode } from "@/lib/errors";
import { ATTACK } from "./constants";

/** Advice on a guessable password, by zxcvbn's warning. Message keys. */
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

/** Every message that a field of /login can show, by message key. */
export const LOGIN_FIELD_KEYS = [
  "Login.errors.email",
  "Login.errors.emailMissing",
  "Login.errors.passwordMissing",
  "Login.errors.passwordTooLong",
  "Login.errors.passwordTooShort",
  "Validation.characters",
  ...new Set(Object.values(ADVICE)),
  "Login.advice.general",
] as const;

/** The message key of the advice for zxcvbn's `feedback.warning`. */
export function adviceOf(warning: string | null): string {
  return ADVICE[warning as keyof typeof ADVICE] ?? "Login.advice.general";
}

/** The errors that /login can show for a failed attempt; their texts are `Errors.<code>`. */
export const LOGIN_ERRORS = [
  "INVALID_CREDENTIALS",
  "EMAIL_NOT_VERIFIED",
  "TOO_MANY_REQUESTS",
  "FOREIGN_ORIGIN",
  "FORM_EXPIRED",
  "SIGN_IN_TO_CONFIRM",
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
  "SERVER_BUSY",
  "INTERNAL_ERROR",
  "NETWORK",
  "TIMEOUT",
  "BAD_RESPONSE",
] as const satisfies readonly (ErrorCode | "NETWORK" | "TIMEOUT" | "BAD_RESPONSE")[];
export type LoginError = (typeof LOGIN_ERRORS)[number];

/** next-auth's own codes for a failed sign-in. Source: next-auth.js.org/configuration/pages#error-page */
const NEXT_AUTH_ERRORS: ReadonlyMap<string, LoginError> = new Map([
  ["CredentialsSignin", "INVALID_CREDENTIALS"],
  ["OAuthSignin", "GOOGLE_UNAVAILABLE"],
  ["OAuthCallback", "GOOGLE_FAILED"],
  ["Callback", "GOOGLE_FAILED"],
]);

/**
 * The identity error codes of spec.md section 8, with their texts (message keys). Those of the popup and the network
 * arise in the browser; the server's own codes map to the others.
 */
export const IDENTITY_ERRORS = {
  // Never shown on the screen, since it would reveal who is registered. The mail to that address says it.
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

/** Maps an error code, ours or next-auth's, to what /login shows; an unknown one is INTERNAL_ERROR. */
export function loginErrorOf(code: string | null | undefined): LoginError | null {
  if (!code) return null;
  return LOGIN_ERRORS.find((known) => known === code) ?? NEXT_AUTH_ERRORS.get(code) ?? "INTERNAL_ERROR";
}

/** How programs name themselves in a user agent; the first match counts, since most name others too. */
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
 * A user agent in a few words: a browser and its system, brand names that are the same in every language. A program
 * that is not a browser is named by its product token (`curl`); null if nothing is recognised.
 */
export function describeDevice(userAgent: string): { browser: string; system: string | null } | null {
  const find = (table: readonly [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const program = /^(?!Mozilla\b)[\w.-]{2,40}/.exec(userAgent)?.[0] ?? null;
  const [browser, system] = [find(BROWSERS) ?? program, find(SYSTEMS)];
  return browser ? { browser, system } : null;
}

/** How long the `uses`-th guess at one e-mail address within the window of ATTACK is delayed, in ms. */
export function attackDelayMs(uses: number): number {
  const { limit, firstDelayMs, longestDelayMs } = ATTACK;
  const steps = Math.floor((uses - 1) / limit.points) - 1;
  return steps < 0 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** steps);
}
