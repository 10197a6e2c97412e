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
