import type { FormOfAddress } from "@/lib/brand/voice/types";
import type { ErrorCode } from "@/lib/errors";

/** A post of the page, in the owner's own words. */
export type OwnPost = { id: string; text: string; /** ISO 8601. */ createdAt: string };

/** What the model wrote for a post, and what went out. */
export type SentEdit = { written: string; sent: string };

/** What an owner does to the model's texts: `times` of the `of` that gave occasion for it. */
export type EditHabit = {
  kind: "EXCLAMATIONS" | "EMOJI" | "HASHTAGS" | "SHORTER" | "LONGER";
  times: number;
  of: number;
};

/** How an owner writes, as far as it can be counted; `value` is a number of words of WORDS. */
export type PostHabit = {
  kind: "WORDS" | "NO_EXCLAMATIONS" | "EXCLAMATIONS" | "NO_EMOJI" | "EMOJI" | "NO_HASHTAGS" | "HASHTAGS";
  value: number;
};

/** A sentence of a proposed note, by its message key; `value` as in PostHabit. */
export type NoteLine = { kind: PostHabit["kind"] | "SHORTER" | "LONGER"; value: number };

/** The response to GET /api/business/voice/evidence; nothing of it is kept. */
export type VoiceEvidence = {
  /** The latest posts of the connected page, newest first, without reshares and without what we wrote. */
  posts: OwnPost[];
  /** Why the page was not read: FACEBOOK_NOT_CONNECTED or what Facebook answered; null: it was. */
  unread: ErrorCode | null;
  edits: EditHabit[];
  /** The form of address of these posts, if they have one. */
  address: FormOfAddress | null;
  /** The line that several of them end with; empty without one. */
  signature: string;
};
