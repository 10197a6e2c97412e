/** A place in a text, in UTF-16 code units; `to` is behind it. */
export type Place = { from: number; to: number };

/** The parts of a date that are named; months are 1 to 12. */
export type SaidDate = { day: number; month: number; year?: number };

/** A day as a text says it, before any calendar. */
export type SaidDay = Place & {
  role: "on" | "from" | "until" | "range";
  date?: SaidDate;
  /** The end of a range. */
  last?: SaidDate;
  /** 0 (Sunday) to 6. With a date it is what the text says that date is. */
  weekday?: number;
  /** Which weekday is meant, where that is said. */
  which?: "this" | "next";
  /** Days after the day on which it is read: 1 for "tomorrow, Saturday". */
  distance?: number;
};

/** What a place says, the same however it is written. Parts that are not said are left open. */
export type Value =
  /** ISO 4217, or "$" for any dollar. */
  | { is: "money"; amount: number; currency?: string }
  | { is: "percent"; amount: number }
  /** Minutes after midnight; `open` where it can be in the evening as well ("at 7"). */
  | { is: "time"; minute: number; open?: true; role?: "from" | "until" }
  | ({ is: "date" } & SaidDate)
  /** E.164. */
  | { is: "phone"; number: string }
  | { is: "mail"; address: string }
  | { is: "link"; host: string; path: string }
  /** A figure of anything else, and a street with its number: only a model finds them. */
  | { is: "number"; amount: number }
  | { is: "address"; house: string; words: string[] };

export type ClaimKind = "PRICE" | "PERCENT" | "TIME" | "DATE" | "PHONE" | "LINK" | "NUMBER" | "ADDRESS";

/** A place of a text that says something that can be right or wrong. */
export type FoundClaim = Place & {
  kind: ClaimKind;
  value: Value;
  /** Found by a model alone. */
  read?: true;
};

/** What is explicit in a text, each in its order. */
export type Explicit = {
  days: SaidDay[];
  claims: FoundClaim[];
  /** Places in which something was to be put: "[your address]", "XXX". */
  blanks: Place[];
};
