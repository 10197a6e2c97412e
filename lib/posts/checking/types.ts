import type { Fact } from "@/lib/brand/facts/types";
import type { ErrorCode } from "@/lib/errors";
import type { Need } from "@/lib/posts/needs/types";
import type { DayMention } from "@/lib/text/days/types";
import type { ReadDays } from "@/lib/text/days/with-read";

/** What kind of claim a place of a text makes. */
export const CLAIM_KINDS = [
  "PRICE",
  "PERCENT",
  "NUMBER",
  "TIME",
  "DATE",
  "PHONE",
  "ADDRESS",
  "LINK",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** The setting of a text: the business's zone decides how phone numbers and dates in figures are read. */
export type Setting = { timeZone: string; /** When the words were written. */ writtenAt: Date };

/** Where an owner has said something. */
export type SaidSource =
  /** In the request, or in an instruction for changing words. */
  | "REQUEST"
  /** In the text itself, which they typed. */
  | "EDIT"
  | "FACT"
  /** In the description of a photo, or a line about it. */
  | "PHOTO"
  /** On a page that they linked. */
  | "LINK"
  | "BRAND"
  /** It follows from the day on which the post was written or goes out. */
  | "SCHEDULE"
  /** In a post of theirs that went out, of which this one is made. */
  | "POST";

/** SAID: a source says it. UNSAID: none does. RIGHT: none does, and the owner says that it is right. */
export type ClaimVerdict = "SAID" | "UNSAID" | "RIGHT";

/** What a place of a post's text claims, in UTF-16 code units; `to` is behind it. */
export type Claim = {
  from: number;
  to: number;
  kind: ClaimKind;
  /** As it is written. */
  text: string;
  /** In our normal form, after its kind: the same for the same claim, however it is written. */
  value: string;
  verdict: ClaimVerdict;
  /** Who said it; null where nobody did. */
  source: SaidSource | null;
  /** The fact that says it. */
  factId: string | null;
};

/** The response of GET /api/post/{id}/claims: in the order of the text, of the post as it is in `revision`. */
export type PostClaims = {
  revision: number;
  claims: Claim[];
  /** What a model has read of days in the text; null where none has read it. */
  read: ReadDays | null;
  /** The days of the text, with that. */
  days: DayMention[];
  /** A model is about to read the text, and may find more or know better. */
  reading: boolean;
  /** Of what its owner's account lacks, the plan and the credits; the page is asked for by itself. */
  needs: Need[];
  /** The beginning of the plan that it belongs to, ISO 8601: no time before it is offered. Empty without one. */
  earliest: string;
};

/** The response of POST /api/post/{id}/claims. */
export type MarkedClaims = PostClaims & {
  /** What was kept as a fact, if that was asked for; null where it could not be, for a reason that `code` names. */
  fact?: Fact | null;
  code?: ErrorCode;
};
