import type { Locale } from "@/lib/i18n/locales";
import type { Day } from "@/lib/days/calendar";
import { type Languages, languagesOf } from "./language";
import { type Token, tokensOf } from "./tokens";

/** A text as the finders of weekdays and dates see it. */
export type Reading = {
  text: string;
  tokens: readonly Token[];
  languages: Languages;
  /** The day on which it was written. */
  written: Day;
  /** Whether figures in English put the month first. */ monthFirst: boolean;
  /** Remembers what is asked of each token again and again. */
  memo: (name: string, answer: (at: number) => number) => (at: number) => number;
};

/** A date as far as the text says it. */
export type PartialDate = { date: number; month?: number; year?: number };

/** A day, or days of one month, in one place of a text: tokens `start` to `end`, which is behind the last. */
export type Atom = {
  start: number;
  end: number;
  language: Locale;
  weekday?: number;
  /** "24–26 December" has two, "24 December" one, a mere weekday none. */
  dates: PartialDate[];
  isRange?: boolean;
  isWeekend?: boolean;
  /** What the word itself says: Hungarian "szombatig", German "samstags". */
  form: "one" | "every" | "until" | "from";
};

export function readingOf(text: string, written: Day, timeZone: string): Reading {
  const tokens = tokensOf(text);
  // The United States and Canada; elsewhere in the Americas posts are not in English as a rule.
  const monthFirst = timeZone.startsWith("America/") || timeZone.startsWith("US/");
  return { text, tokens, languages: languagesOf(tokens), written, monthFirst, memo: memoOf(tokens.length) };
}

function memoOf(length: number): Reading["memo"] {
  const known = new Map<string, Int8Array>();
  return (name, answer) => {
    const answers = known.get(name) ?? new Int8Array(length + 1).fill(-1);
    known.set(name, answers);
    return (at) => {
      const before = answers[at] ?? -1;
      if (before >= 0) return before;
      const found = answer(at);
      answers[at] = found;
      return found;
    };
  };
}
