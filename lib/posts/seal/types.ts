import type { ErrorCode } from "@/lib/errors";

/**
 * What can be checked of a post: that its days agree with when it goes out, that its owner has said its prices and
 * times, that no blank is left, that its links answer, that its page is public, that it went out, and that the page
 * shows it.
 */
export const CHECK_KINDS = ["DAYS", "CLAIMS", "BLANKS", "LINKS", "PAGE", "SENT", "SEEN"] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Why something was not checked. */
export const OPEN_REASONS = [
  /** A draft without a time: its days have nothing to agree with. */
  "NO_TIME",
  /** That is done once the post is scheduled. */
  "NOT_SCHEDULED",
  /** It is about to be done; `at` says when, where that is known. */
  "SOON",
  /** The other side did not answer. */
  "NO_ANSWER",
  /** Only a model calls these words a claim, and it has not read all that the owner said. */
  "UNREAD",
  /** More links than are opened. */
  "MANY",
  /** The post went out before it could be done. */
  "AT_ONCE",
  /** The page shows other words than the post had when it was checked. */
  "OTHER_WORDS",
  /** It was published before this was kept, or it could not be kept. */
  "NOT_KEPT",
] as const;
export type OpenReason = (typeof OPEN_REASONS)[number];

/** By what something was checked: our own rules, a model that read the text, our look at links, Facebook, or its owner. */
export type CheckedBy = "RULES" | "MODEL" | "LOOK" | "FACEBOOK" | "OWNER";

/** One thing that was checked, or was not. Also what Post.seal keeps, so that it only ever gets more fields. */
export type Check = {
  kind: CheckKind;
  /** RIGHT: checked and right. WRONG: checked and not right. OPEN: not checked. */
  outcome: "RIGHT" | "WRONG" | "OPEN";
  /** When it was checked, or will be (SOON): ISO 8601; null where that is not known. */
  at: string | null;
  by: CheckedBy | null;
  /** The model's name, of MODEL. */
  model?: string;
  /** Of OPEN. */
  reason?: OpenReason;
  /** What is wrong, or was not checked, or is kept by its owner's word: words of the text, or links. */
  words?: string[];
  /** Of WRONG: the problem, where we have words for it. */
  code?: ErrorCode;
  /** How many days, claims or links were looked at. */
  count?: number;
};

/** The response of GET /api/post/{id}/seal. */
export type PostSeal = {
  revision: number;
  /** As it was checked when the post was published, and stays; else as it is now. */
  kept: boolean;
  checks: Check[];
  /** A model is about to read the text, and may know better. */
  reading: boolean;
};
