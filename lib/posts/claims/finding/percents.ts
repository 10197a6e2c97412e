import type { Value } from "../types";
import { isNear, rangesAt } from "./amounts";
import { isDash } from "./figures";
import { type Finder, type Scan, isFree, isPhrase } from "./scan";

const PERCENT_WORDS = /^(?:percent|prozent\p{L}*|pct|szazalek\p{L}*)$/u;
const PERCENT_PHRASES = [
  ["per", "cent"],
  ["pour", "cent"],
  ["por", "ciento"],
  ["por", "cento"],
  ["per", "cento"],
];

/** "20 %", "twenty percent", "20–30 %", "30%-os". */
export const findPercent: Finder = (scan, at) => {
  const { tokens } = scan;
  const half = halfPriceLength(tokens, at);
  if (half > 0 && isFree(scan, at, at + half))
    return { start: at, end: at + half, kind: "PERCENT", parts: [[{ is: "percent", amount: 50 }]] };
  for (const { amounts, end } of rangesAt(scan, at)) {
    const length = percentLength(scan, end);
    // "a hundred percent sure" weighs nothing.
    if (amounts.some(({ amount, language }) => language && amount >= 100)) continue;
    if (length === 0 || !isFree(scan, at, end + length)) continue;
    const parts = amounts.map(({ amount }): Value[] => [{ is: "percent", amount }]);
    const isCut = isDash(tokens[at - 1]) && tokens[at]?.tight;
    return { start: isCut ? at - 1 : at, end: end + length, kind: "PERCENT", parts };
  }
  return null;
};

const HALVES_OF_PRICES = [
  ["half", "price"],
  ["half", "the", "price"],
  ["halben", "preis"],
  ["halber", "preis"],
  ["moitie", "prix"],
  ["mitad", "de", "precio"],
  ["mitad", "del", "precio"],
  ["metade", "do", "preco"],
  ["meta", "prezzo"],
  ["felaron"],
  ["fel", "aron"],
];
export const HALF_PRICES: ReadonlySet<string> = new Set(HALVES_OF_PRICES.map(([first = ""]) => first));

/** How many tokens from a place say "half price", which is 50 percent. */
const halfPriceLength = (tokens: Scan["tokens"], at: number): number =>
  HALF_PRICES.has(tokens[at]?.plain ?? "")
    ? (HALVES_OF_PRICES.find((words) => isPhrase(tokens, at, words))?.length ?? 0)
    : 0;

/** How many tokens from a place say "percent". */
export function percentLength(scan: Scan, at: number): number {
  const { tokens } = scan;
  const token = tokens[at];
  if (token?.text === "%" || (token?.kind === "word" && PERCENT_WORDS.test(token.plain)))
    return isNear(scan, at) ? 1 : 0;
  const phrase = PERCENT_PHRASES.find((words) => words.every((word, n) => tokens[at + n]?.plain === word));
  return phrase ? 2 : 0;
}
