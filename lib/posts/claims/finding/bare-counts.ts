import type { Value } from "../types";
import { amountsAt, rangesAt } from "./amounts";
import { type Finder, type Match, type Scan, isFree, isPhrase } from "./scan";
import { unitAt } from "./words/units";

/** A number in figures without a noun behind it that counts all the same. */
export const findBareCount: Finder = (scan, at) => age(scan, at) ?? rate(scan, at) ?? ofThem(scan, at);

/** "under 3", "aged 8 to 12", "18+": years of age without the word. */
function age(scan: Scan, at: number): Match | null {
  const { tokens } = scan;
  if (
    !/^(?:under|over|aged|ages|age)$/.test(tokens[at - 1]?.text ?? "") &&
    !(tokens[at + 1]?.text === "+" && tokens[at + 1]?.tight)
  )
    return null;
  for (const { amounts, end } of rangesAt(scan, at)) {
    if (amounts.some(({ amount, language }) => amount > 120 || language) || !isFree(scan, at, end)) continue;
    const parts = amounts.map(({ amount }): Value[] => [
      { is: "measure", amount: amount * 12, of: "month", raw: amount },
      { is: "count", amount, noun: "" },
    ]);
    return { start: at, end, kind: "NUMBER", parts };
  }
  return null;
}

/** "max. 6", "no more than four", "legfeljebb hat": a number that something is bounded by. */
const BOUNDS = new Set(
  "max,maximum,maximal,most,least,than,höchstens,mindestens,legfeljebb,legalább,maximálisan,máximo,mínimo,máx,massimo,minimo,minimum".split(
    ",",
  ),
);

export const findBounded: Finder = (scan, at) => {
  const { tokens } = scan;
  const before = tokens[at - 1]?.text === "." ? tokens[at - 2] : tokens[at - 1];
  if (before?.kind !== "word" || !BOUNDS.has(before.text)) return null;
  const [number] = amountsAt(scan, at);
  if (!number || number.amount < 2 || !isFree(scan, at, number.end)) return null;
  return {
    start: at,
    end: number.end,
    kind: "NUMBER",
    parts: [[{ is: "count", amount: number.amount, noun: "" }]],
  };
};

/** "120 a day" */
function rate(scan: Scan, at: number): Match | null {
  const [number] = amountsAt(scan, at);
  if (!number || !/^(?:a|per|am|pro|al|par|por|na)$/.test(scan.tokens[number.end]?.text ?? "")) return null;
  const unit = unitAt(scan.tokens[number.end + 1]);
  if (!unit || !/^(?:day|min|month)$/.test(unit.of) || !isFree(scan, at, number.end + 2)) return null;
  return {
    start: at,
    end: number.end + 2,
    kind: "NUMBER",
    parts: [[{ is: "count", amount: number.amount, noun: "" }]],
  };
}

/** "4 of them" */
function ofThem(scan: Scan, at: number): Match | null {
  if (!isPhrase(scan.tokens, at + 1, ["of", "them"]) || !isFree(scan, at, at + 3)) return null;
  const [number] = amountsAt(scan, at);
  return number
    ? {
        start: at,
        end: at + 3,
        kind: "NUMBER",
        parts: [[{ is: "count", amount: number.amount, noun: "" }]],
      }
    : null;
}
