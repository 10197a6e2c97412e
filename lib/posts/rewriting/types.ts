import type { TextEvent } from "@/lib/posts/answers/text-event";

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
export type RewriteEvents = { text: TextEvent };
