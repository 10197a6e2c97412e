import type { Fact } from "@/lib/brand/facts/types";
import type { ErrorCode } from "@/lib/errors";
import type { Need } from "@/lib/posts/needs/types";
import type { DayMention } from "@/lib/text/days/types";
import type { ReadDays } from "@/lib/text/days/with-read";
import type { ClaimKind } from "@/lib/text/explicit/types";

/** The context of a text. The business's time zone decides how phone numbers and numeric dates are read. */
export type Setting = { timeZone: string; /** When the text was written. */ writtenAt: Date };

/** Where the owner said something. */
export type SaidSource =
  /** In the request for a draft, or an instruction for rewriting it. */
  | "REQUEST"
  /** In the text itself, typed by the owner. */
  | "EDIT"
  | "FACT"
  /** In a photo's description. */
  | "PHOTO"
  /** On a page the owner linked. */
  | "LINK"
  | "BRAND"
  /** It is the date on which the post was written or goes out. */
  | "SCHEDULE"
  /** In a published post that this one copies or repeats. */
  | "POST";

/** SAID: a source says it. UNSAID: none does. RIGHT: none does, but the owner confirmed it. */
export type ClaimVerdict = "SAID" | "UNSAID" | "RIGHT";

/** A claim in a post's text. Offsets are UTF-16 code units; `to` is exclusive. */
export type Claim = {
  from: number;
  to: number;
  kind: ClaimKind;
  /** As it is written. */
  text: string;
  /** Normalised, prefixed with its kind: equal for equal claims, however they are written. */
  value: string;
  verdict: ClaimVerdict;
  /** Where it was said; null if nowhere. */
  source: SaidSource | null;
  /** The fact that says it, if one does. */
  factId: string | null;
};

/** The response of GET /api/post/{id}/claims: the claims of `revision`, in text order. */
export type PostClaims = {
  revision: number;
  claims: Claim[];
  /** The days a model found in the text; null if no model has read it. */
  read: ReadDays | null;
  /** All days of the text, those included. */
  days: DayMention[];
  /** A model is about to read the text and may correct this. */
  reading: boolean;
  /** Of what its owner's account lacks, the plan and the credits; the page is asked for by itself. */
  needs: Need[];
  /** The beginning of the plan that it belongs to, ISO 8601: no time before it is offered. Empty without one. */
  earliest: string;
};

/** The response of POST /api/post/{id}/claims. */
export type MarkedClaims = PostClaims & {
  /** The fact created on request; null if it could not be, with the reason in `code`. */
  fact?: Fact | null;
  code?: ErrorCode;
};
