/**
 * What the explicit reader knows of a language beside Intl's names: alternatives of an expression, in small letters and
 * without accents; an empty list never matches.
 */
export type Words = {
  /** Frequent words, with their accents, by which the language of a line is told. */
  common: string;
  /** Before a day or a clock time. */
  until: string;
  from: string;
  /** Before a weekday, and behind it. */
  this: string;
  next: string;
  nextAfter: string;
  /** Before a weekday that comes again. */
  every: string;
  /** Passed over between such a word and its day. */
  glue: string;
  /** Between the ends of a range, and the days of a list. */
  to: string;
  and: string;
  today: string;
  tomorrow: string;
  /** Before an hour without a unit, and behind an hour. */
  at: string;
  clock: string;
  /** Endings of a weekday, a month or a date. */
  ending: string;
  /** Beside a date that belongs to an address. */
  street: string;
};
