/** Who made a version: the model from a brief, the model out of another text, or the owner by hand. */
export type VersionSource = "DRAFT" | "REWRITE" | "OWNER";

/** A text that a post has had, or that was written for it. */
export type PostVersion = {
  id: number;
  content: string;
  source: VersionSource;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** The answer of GET /api/post/{id}/versions: each text once, oldest first. Empty for a post that never had another. */
export type VersionList = {
  versionList: PostVersion[];
  /** The id of the version that the post has now; null in an empty list. */
  current: number | null;
};

/**
 * The answer of POST /api/post/{id}/rewrite: the new wording of the part, which changes the post only when it is saved
 * with the text around it. The whole new text is a version of the post already. Amounts are in credits.
 */
export type RewriteResult = {
  /** The part, without blanks at its ends: UTF-16 offsets into the text of the requested revision. */
  start: number;
  end: number;
  replacement: string;
  remainingCreditAmount: number;
  cost: number;
};

/** Stream events of POST /api/post/{id}/rewrite, besides `done` and `error`. */
export type RewriteEvents = { text: { delta: string } };
