import type { Actor, SystemActor } from "@/lib/auth";
import type { Locale } from "@/lib/locales";

/** Who knocks, as far as it is known: for limits and for the list of sessions. */
export type Client = {
  /** Null where no trusted proxy tells it. */
  address: string | null;
  userAgent: string;
  /** The cookie of a browser that has signed in before, as it was sent. */
  device?: string;
  /** The language that the request was made in; English where it is not told. */
  locale?: Locale;
};

/** What stands beside a line of activity: names and words of the owner's own, never a secret. */
export type AuditFacts = Record<string, string | number>;

/** A line of activity. `at` is ISO 8601. */
export type AuditLine = { id: number; kind: string; facts: AuditFacts; at: string };

/** A signed-in device. Times are ISO 8601. */
export type SessionLine = { id: string; userAgent: string; createdAt: string; lastSeenAt: string };

/** What the Settings page shows of an account. */
export type AccountSettings = {
  hasPassword: boolean;
  /** Whether this session began so recently that it stands for a password. */
  fresh: boolean;
  /** A changed address that waits to be verified. */
  pendingEmail: string | null;
  /** The sessions that are alive, the latest used first. */
  sessions: SessionLine[];
  /** The latest first. */
  activity: AuditLine[];
};

/** What a client of the API gets for e-mail and password. */
export type IssuedToken = {
  token: string;
  tokenType: "Bearer";
  /** Seconds that the token lasts, unless its session is ended before. */
  expiresIn: number;
};

/** One part of an export: its rows one after the other, or one answer. */
export type ExportPart = AsyncIterable<unknown> | Promise<unknown>;

/** How a domain gives a person's data away, and erases it; lib/privacy calls every domain's. */
export type PrivacyStep = {
  /** The tables it answers for: every table that leads to a user is some domain's. */
  tables: readonly string[];
  /** What the owner takes along, by the name it has in the file. Never a key, a hash or a token. */
  exportData: (actor: Actor) => Record<string, ExportPart>;
  /**
   * What has to be done before the rows go with their user. Safe to repeat. "later": not yet, ask again in a
   * minute. @throws ProviderError when a vendor cannot be asked now; then it is tried again too
   */
  eraseData?: (job: SystemActor, userId: string) => Promise<"done" | "later">;
};

/** A passkey as its owner sees it. Times are ISO 8601. */
export type PasskeyLine = {
  id: string;
  name: string;
  /** Kept in an account of its maker rather than in one device. */
  synced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

/** A linked Google account, by the address that Google named at the last sign-in. `lastUsedAt` is ISO 8601. */
export type GoogleLine = { id: string; email: string; lastUsedAt: string };

/** What one signs in with beside a password. */
export type SignInWays = {
  totp: boolean;
  /** How many are unused. */
  recoveryCodes: number;
  passkeys: PasskeyLine[];
  google: GoogleLine[];
};

/** An authenticator app's new secret: to be typed, and as the dark squares of a QR code. */
export type TotpSetup = { secret: string; qr: { size: number; path: string } };

/** Fresh recovery codes, which are shown once. */
export type RecoveryCodes = { codes: string[] };
