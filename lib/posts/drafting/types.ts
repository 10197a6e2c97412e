import type { TextEvent } from "@/lib/posts/answers/text-event";
import type { UnreadLink } from "@/lib/posts/links/types";
import type { Post } from "@/lib/posts/types";

/** The part of a generated post that is handed to the workspace. */
export type GeneratedPost = Pick<Post, "id" | "content" | "imageUrl" | "media">;

/** Details of a refusal for lack of credits: the balance and the amount that would have been reserved. */
export type CreditsShort = { remainingCreditAmount: number; neededCreditAmount: number };

/** The response to a draft request. Amounts are in credits. */
export type DraftResult = {
  generatedPost: GeneratedPost;
  /** The post's revision as it was saved. */
  revision: number;
  remainingCreditAmount: number;
  cost: number;
  /** A code of lib/errors.ts, set when the text succeeded but the image failed. Only the text is charged. */
  imageError?: string;
  /** The links that could not be read, if there are any: the text was written without them. */
  unreadLinks?: UnreadLink[];
};

/** Stream events of POST /api/post/draft, besides `done` (the envelope) and `error` (the same, with `status`). */
export type DraftEvents = {
  text: TextEvent;
  image: { state: "started" | "ready" | "failed" };
};
