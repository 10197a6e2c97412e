/**
 * What the explicit reader knows of a language beside Intl's names: alternatives of an expression, in small letters and
 * without accents; an empty list never matches.
 */
export type Words = {
  /** Before a day or a clock time. */
  until: string;
  from: string;
  /** Beside a weekday. */
  this: string;
  next: string;
  /** Before a weekday that comes again. */
  every: string;
  /** Passed over between such a word and its day. */
  glue: string;
  /** Between the ends of a range. */
  to: string;
  /** Before an hour without a unit, and behind an hour. */
  at: string;
  clock: string;
  /** Endings of a weekday, a month or a date, in a language that has them. */
  ending?: string;
  /** Beside a date that belongs to an address. */
  street: string;
};
