import type { Token } from "@/lib/days/text/tokens";
import type { Value } from "../types";
import { isNear, rangesAt } from "./amounts";
import { findBareCount } from "./bare-counts";
import { isInside } from "./figures";
import { type Finder, type Scan, isFree, languageAt } from "./scan";
import { IDLE, LABELS } from "./words/idle";
import { isNoun } from "./words/nouns";
import { isYearNumber } from "./years";

/** "8 places", "12 new flavours", "50+ varieties": a number in figures, and what it counts. */
export const findCount: Finder = (scan, at) => {
  const { tokens } = scan;
  if (tokens[at]?.kind !== "number" || isInside(tokens, at)) return null;
  for (const { amounts, end } of rangesAt(scan, at)) {
    const [first] = amounts;
    if (!first || amounts.some((amount) => amount.language)) continue;
    const plus = tokens[end]?.text === "+" && tokens[end]?.tight ? 1 : 0;
    const noun = end + plus;
    if (!isCounted(scan, at, noun) || !isFree(scan, at, noun + 1)) continue;
    // An owner may leave out a unit: "gel 32 instead of 40 euros".
    const parts = amounts.map(({ amount }): Value[] => [
      { is: "count", amount, noun: tokens[noun]?.plain ?? "" },
      ...(scan.loose ? [{ is: "number", amount } as const] : []),
    ]);
    return { start: at, end: noun + 1, kind: "NUMBER", parts };
  }
  return scan.loose ? null : findBareCount(scan, at);
};

function isCounted(scan: Scan, at: number, noun: number): boolean {
  const { tokens } = scan;
  const token = tokens[noun];
  const [number, before] = [tokens[at], tokens[at - 1]];
  if (!token || !number || !isNoun(scan, noun) || !isNear(scan, noun)) return false;
  // Of a Hungarian number only its ending stands behind a hyphen: "34-es".
  if (token.hyphen && languageAt(scan, at) === "hu") return false;
  if (isOrdinal(number, token) || IDLE.has(token.text)) return false;
  // "1. Platz", a list's "2) Milk"
  if (before?.kind === "word" && (LABELS.has(before.text) || isName(scan, at))) return false;
  if (/^[#/]$/.test(before?.text ?? "") || isYearNumber(number)) return false;
  return true;
}

/** "Windows 11 laptops": a capital in the middle of a sentence, in languages that have none for nouns. */
function isName(scan: Scan, at: number): boolean {
  const { tokens, reading } = scan;
  const before = tokens[at - 1];
  if (scan.loose || !before?.capital || before.begins || reading.languages.of(before.line) === "de")
    return false;
  return tokens[at - 2]?.kind === "word" && !/^\p{Lu}{2}/u.test(reading.text.slice(before.from, before.to));
}

const isOrdinal = (number: Token, next: Token) =>
  next.tight &&
  /^(?:st|nd|rd|th|er|ère|e|ème|ª|º|°|a|o|ste|te|ten|dik|ik)$/.test(next.text) &&
  number.text.length < 4;
