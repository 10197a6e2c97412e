/** How a text speaks of a day. */
export type DayKind =
  /** A weekday: "this Saturday". */
  | "weekday"
  /** A date, with or without its year or weekday. */
  | "date"
  /** From one day to another: "24–26 December". */
  | "range"
  /** The last day of something: "until Saturday", "by 5 March". */
  | "until"
  /** The first day of something: "from Thursday". */
  | "from"
  /** A day that is said to be today or tomorrow: "tomorrow, Saturday". */
  | "today";

/** The clock that a text's days are counted by. */
export type Writing = {
  /** When the words were written. */
  writtenAt: Date;
  /** When they go out and are read, where that is known: their days count from then. */
  sendsAt?: Date | null;
  /** The business's zone, an IANA name. */
  timeZone: string;
};

/** A place in a text that speaks of a day; days are calendar days of the business's zone, yyyy-MM-dd. */
export type DayMention = {
  /** Where it stands in the text, in UTF-16 code units; `to` is behind it. */
  from: number;
  to: number;
  kind: DayKind;
  /** The days that it speaks of: the first and the last; the same for one day. */
  said: { first: string; last: string };
  /** The last day on which it is still true. */
  latest: string;
  /** The first day on which it is true; only of kind "today", where it is `latest`. */
  earliest?: string;
  /** Of kind "today" without a date: any day of this weekday is right, 0 (Sunday) to 6. */
  weekday?: number;
  /** A weekday by itself: whoever reads it counts from the day of reading, so no day of sending is wrong for it. */
  counted?: true;
  /** The weekday, 0 to 6, that it calls its date, which is another. */
  misnamed?: number;
};
