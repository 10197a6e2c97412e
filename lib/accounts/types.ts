/** Who knocks, as far as it is known: for limits and for the list of sessions. */
export type Client = {
  /** Null where no trusted proxy tells it. */
  address: string | null;
  userAgent: string;
  /** The cookie of a browser that has signed in before, as it was sent. */
  device?: string;
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
