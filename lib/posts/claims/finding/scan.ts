import type { Locale } from "@/lib/i18n/locales";
import type { Reading } from "@/lib/days/text/reading";
import type { Token } from "@/lib/days/text/tokens";
import type { ClaimKind, Setting, Value } from "../types";

/** A text as the finders see it. */
export type Scan = {
  text: string;
  tokens: readonly Token[];
  /** Tokens at which a number begins, in figures or in words. */
  seeds: readonly number[];
  reading: Reading;
  setting: Setting;
  /** An owner's own words are read more leniently: numbers without a unit count, and times without "at". */
  loose: boolean;
  /** Whether a token belongs to a claim already, or makes none. */
  taken: Uint8Array;
};

/** Tokens `start` to `end`, which is behind the last, and what they say. */
export type Match = { start: number; end: number; kind: ClaimKind; parts: Value[][] };

/** Looks for a claim around the number that begins at a token. */
export type Finder = (scan: Scan, at: number) => Match | null;

export const isFree = ({ taken }: Scan, start: number, end: number): boolean => {
  for (let at = start; at < end; at++) if (taken[at]) return false;
  return true;
};

/** The likeliest language of the line of a token. */
export const languageAt = ({ reading, tokens }: Scan, at: number): Locale | undefined =>
  reading.languages.of(tokens[at]?.line ?? 0);

/** Whether the tokens around a place, in small letters and without accents, are these words. */
export function isPhrase(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, n) => tokens[at + n]?.plain === word);
}
