/** How a deletion stands. Times are ISO 8601. */
export type ErasureStatus = {
  code: string;
  source: "OWNER" | "FACEBOOK";
  requestedAt: string;
  /** Null while it is under way. */
  finishedAt: string | null;
};
