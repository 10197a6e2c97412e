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
  "VALIDATION_FAILED",
  "NETWORK",
  "INTERNAL_ERROR",
] as const satisfies readonly (ErrorCode | "NETWORK")[];
export type LoginError = (typeof LOGIN_ERRORS)[number];

/** The error that a code stands for, ours or next-auth's own; what is not known is INTERNAL_ERROR. */
export function loginErrorOf(code: string | null | undefined): LoginError | null {
  if (!code) return null;
  if (code === "CredentialsSignin") return "INVALID_CREDENTIALS";
  return LOGIN_ERRORS.find((known) => known === code) ?? "INTERNAL_ERROR";
}
