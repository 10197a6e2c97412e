import type { AuditLine } from "@/lib/audit/types";
import type { Locale } from "@/lib/i18n/locales";

/** Client metadata for rate limits and the session list. */
export type Client = {
  /** Null where no trusted source states it. */
  address: string | null;
  userAgent: string;
  /** The raw cookie of a browser that has signed in before. */
  device?: string;
  /** The raw cookie of a browser that has signed up and awaits its mail. */
  signUp?: string;
  /** The raw cookie of a browser with a pending passkey challenge. */
  passkey?: string;
  /** The language of the request; English by default. */
  locale?: Locale;
};

/** Where and when a sign-up was made. */
export type SignUpOrigin = { createdAt: Date; userAgent: string; address: string | null };

/** A signed-in device. Times are ISO 8601. */
export type SessionLine = {
  id: string;
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
  /** It has made the calendar address, which ends with it. */
  calendar: boolean;
};

/** What an owner keeps when other sessions end. */
export type KeptAccess = {
  /** The ids of what she claims. */
  keep?: readonly string[];
  /** The address of this browser's push device, empty without one; undefined where no script has found out. */
  endpoint?: string;
};

/** What gives access without a session. `name`: the user agent that made it. `createdAt` is ISO 8601. */
export type AccessSummary = { kind: "calendar" | "push"; id: string; name: string; createdAt: string };

/** What the Settings page shows of an account. */
export type AccountSettings = {
  hasPassword: boolean;
  /** Whether this session is recent enough to replace the password as confirmation. */
  fresh: boolean;
  /** A new address that is not yet verified. */
  pendingEmail: string | null;
  /** Of the business; null until a browser has sent one. */
  timeZone: string | null;
  /** Whether the model may read what they write themselves. */
  modelReads: boolean;
  /** Live sessions, most recently used first. */
  sessions: SessionLine[];
  /**
   * What other sessions have made, and the calendar address of any session, since that may have been a copy of this
   * session's token; it ends with them.
   */
  othersAccess: AccessSummary[];
  /** The latest first. */
  activity: AuditLine[];
};

/** The token that an API client gets for e-mail and password. */
export type IssuedToken = {
  token: string;
  tokenType: "Bearer";
  /** Seconds until the token expires, unless its session is ended earlier. */
  expiresIn: number;
};

/** A passkey as its owner sees it. Times are ISO 8601. */
export type PasskeySummary = {
  id: string;
  name: string;
  /** Synced through its provider's account rather than bound to one device. */
  synced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

/** A linked Google account, by the address that Google named at the last sign-in. `lastUsedAt` is ISO 8601. */
export type GoogleSummary = { id: string; email: string; lastUsedAt: string };

/**
 * A sign-in method besides the password, or what gives access without a session, as the reset page lists it. `name` is
 * empty for `totp`, and a user agent for what a session has made.
 */
export type ResetAccess = {
  kind: "passkey" | "google" | "totp" | AccessSummary["kind"];
  id: string;
  name: string;
  createdAt: Date;
};

/** The sign-in methods besides the password. */
export type SignInMethods = {
  totp: boolean;
  /** How many are unused. */
  recoveryCodes: number;
  passkeys: PasskeySummary[];
  google: GoogleSummary[];
};

/** An authenticator app's new secret: as text, and as the dark squares of a QR code. */
export type TotpSetup = { secret: string; qr: { size: number; path: string } };

/** Fresh recovery codes, which are shown once. */
export type RecoveryCodes = { codes: string[] };
