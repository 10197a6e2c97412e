import type { Fact } from "@/lib/brand/facts/types";
import type { ErrorCode } from "@/lib/errors";

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

/** What makes a time of day certain: am or pm; an hour above 12; a 24-hour form; or nothing ("at 7"). */
export type ClockForm = "exact" | "hour24" | "clock" | "open";

/** What a place says, in a form that is the same however it is written. */
export type Value =
  | {
      is: "money";
      amount: number;
      /** ISO 4217, or "$" for any dollar; undefined where none is named. */ currency?: string;
    }
  | { is: "percent"; amount: number }
  | { is: "time"; /** After midnight. */ minute: number; form: ClockForm }
  | { is: "date"; date: number; month?: number; year?: number }
  | { is: "year"; year: number }
  /** In a base unit ("min", "g", "person"); `raw` as it is written. */
  | { is: "measure"; amount: number; of: string; raw: number }
  | { is: "count"; amount: number; noun: string }
  | { is: "offer"; get: number; pay: number }
  /** Without a unit; only in what an owner has said. */
  | { is: "number"; amount: number }
  | { is: "phone"; number: string }
  | { is: "address"; number: string; names: string[] }
  | { is: "mail"; address: string }
  | { is: "link"; host: string; path: string };

/**
 * A place of a text that says something that can be right or wrong, in UTF-16 code units; `to` is behind it. A range
 * ("8 to 12") has several parts; each part can have several readings, the likeliest first.
 */
export type FoundClaim = { from: number; to: number; kind: ClaimKind; parts: Value[][] };

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
  verdict: ClaimVerdict;
  /** Who said it; null where nobody did. */
  source: SaidSource | null;
  /** The fact that says it. */
  factId: string | null;
};

/** The response of GET /api/post/{id}/claims: in the order of the text, of the post as it is in `revision`. */
export type PostClaims = { revision: number; claims: Claim[] };

/** The response of POST /api/post/{id}/claims. */
export type MarkedClaims = PostClaims & {
  /** What was kept as a fact, if that was asked for; null where it could not be, for a reason that `code` names. */
  fact?: Fact | null;
  code?: ErrorCode;
};
