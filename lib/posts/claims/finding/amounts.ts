import type { Locale } from "@/lib/i18n/locales";
import { behindJoiner, figuresAt, isInside, multiplied } from "./figures";
import type { Scan } from "./scan";
import { wordNumbersAt } from "./words/number-words";

/** A number, in figures or in words; `language` of words. */
export type Amount = { amount: number; end: number; language?: Locale; decimals: number; mark?: string };

/** Amounts, and where the last of them ends. */
type Range = { amounts: readonly Amount[]; end: number };

/** Several finders look at each place of a text: what begins there is found once. */
type Known = { amounts: Map<number, readonly Amount[]>; ranges: Map<number, readonly Range[]> };
const known = new WeakMap<Scan["tokens"], Known>();

function knownOf({ tokens }: Scan): Known {
  const kept: Known = known.get(tokens) ?? { amounts: new Map(), ranges: new Map() };
  known.set(tokens, kept);
  return kept;
}

/** The numbers that begin at a token. @param glued whether one may stand at a letter, as in "3x2" */
export function amountsAt(scan: Scan, at: number, glued = false): readonly Amount[] {
  if (glued) return findAmounts(scan, at, true);
  const { amounts } = knownOf(scan);
  const found = amounts.get(at) ?? findAmounts(scan, at, false);
  amounts.set(at, found);
  return found;
}

function findAmounts({ text, tokens }: Scan, at: number, glued: boolean): Amount[] {
  const token = tokens[at];
  if (token?.kind === "number") {
    if (!glued && isInside(tokens, at)) return [];
    return figuresAt(text, tokens, at).map(({ amount, end, decimals, mark }) => {
      const { by, end: last } = multiplied(tokens, end);
      return { amount: amount * by, end: last, decimals, mark };
    });
  }
  return wordNumbersAt(tokens, at).map((number) => ({ ...number, decimals: 0 }));
}

/** Two amounts that are joined, such as "5–10"; one alone otherwise. The last of them stands before a unit. */
export function rangesAt(scan: Scan, at: number): readonly Range[] {
  const { ranges } = knownOf(scan);
  const found = ranges.get(at) ?? findRanges(scan, at);
  ranges.set(at, found);
  return found;
}

function findRanges(scan: Scan, at: number): Range[] {
  return amountsAt(scan, at).flatMap((first) => {
    const next = behindJoiner(scan.tokens, first.end);
    const seconds =
      next < 0 ? [] : amountsAt(scan, next).filter(({ language }) => language === first.language);
    return [
      ...seconds.map((second) => ({ amounts: [first, second], end: second.end })),
      { amounts: [first], end: first.end },
    ];
  });
}

/** At most one blank or a hyphen stands before the token. */
export function isNear({ text, tokens }: Scan, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return Boolean(before && token && /^[ \u00a0\u202f\u2009-]?$/.test(text.slice(before.to, token.from)));
}
