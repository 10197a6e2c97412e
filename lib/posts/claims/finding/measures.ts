import type { Value } from "../types";
import { isNear, rangesAt } from "./amounts";
import { type Finder, type Match, type Scan, isFree, isPhrase } from "./scan";
import { type Unit, unitAt } from "./words/units";

const measure = ({ of, factor }: Unit, amount: number): Value => ({
  is: "measure",
  amount: Math.round(amount * factor * 1000) / 1000,
  of,
  raw: amount,
});

const isEnglishOrGerman = ({ languages = [] }: Unit) =>
  languages.some((language) => language === "en" || language === "de");

const hourOf = (hour: number): Value => ({
  is: "time",
  minute: (hour % 24) * 60,
  form: hour > 12 ? "hour24" : "clock",
});

/** "30 minutes", "1 kg", "six weeks", "50-litre", "210 °C", "2–3 Stunden": a number with a unit that measures. */
export const findMeasure: Finder = (scan, at) => {
  const { tokens } = scan;
  for (const { amounts, end } of rangesAt(scan, at)) {
    if (!isNear(scan, end)) continue;
    const language = amounts[0]?.language;
    const unit = unitAt(tokens[end], language);
    const [last] = amounts.slice(-1);
    if (!unit || !last) continue;
    // "one hour", "ein Tag" is no number that one counts; "1 hour" is.
    if (language && last.amount < 2 && unit.of !== "g" && unit.of !== "l") continue;
    // "a hundred years of heartbreak"
    if (language && last.amount >= 100 && last.amount % 100 === 0 && !scan.loose) continue;
    if (!isFree(scan, at, end + 1)) continue;
    let to = end + 1;
    if (unit.of === "°" && /^[cf]$/.test(tokens[to]?.text ?? "")) to++;
    // "4200 kilója" is a price: an owner may leave out what it is counted in.
    const isWeight = scan.loose && (unit.of === "g" || unit.of === "l");
    // "18 óra", "19 heures": a span, or the hour.
    const isHour = unit.of === "min" && unit.factor === 60 && !isEnglishOrGerman(unit);
    const parts = amounts.map(({ amount }): Value[] => [
      measure(unit, amount),
      ...(isHour && amount <= 24 && Number.isInteger(amount) ? [hourOf(amount)] : []),
      ...(isWeight ? [{ is: "number", amount } as const] : []),
    ]);
    return { start: at, end: to, kind: "NUMBER", parts };
  }
  return halfHour(scan, at);
};

const HALF_HOURS: readonly [string, number][] = [
  ["half an hour", 30],
  ["half hour", 30],
  ["halbe stunde", 30],
  ["halben stunde", 30],
  ["media hora", 30],
  ["meia hora", 30],
  ["mezz ora", 30],
  ["mezza ora", 30],
  ["demi heure", 30],
  ["fel ora", 30],
  ["fel orat", 30],
  ["anderthalb stunden", 90],
  ["eineinhalb stunden", 90],
  ["masfel ora", 90],
  ["masfel oras", 90],
  ["hora y media", 90],
  ["hora e meia", 90],
  ["ora e mezza", 90],
  ["ora e mezzo", 90],
  ["heure et demie", 90],
  ["hour and a half", 90],
];
const byFirst = new Map<string, { words: string[]; minutes: number }[]>();
for (const [phrase, minutes] of HALF_HOURS) {
  const words = phrase.split(" ");
  const first = words[0] ?? "";
  byFirst.set(first, [...(byFirst.get(first) ?? []), { words, minutes }]);
}
export const HALF_WORDS: ReadonlySet<string> = new Set(byFirst.keys());

function halfHour(scan: Scan, at: number): Match | null {
  const found = byFirst
    .get(scan.tokens[at]?.plain ?? "")
    ?.find(({ words }) => isPhrase(scan.tokens, at, words));
  if (!found || !isFree(scan, at, at + found.words.length)) return null;
  // "7 y media", "siete y media"
  if (scan.tokens[at - 1]?.kind === "number") return null;
  const value: Value = { is: "measure", amount: found.minutes, of: "min", raw: found.minutes / 60 };
  return { start: at, end: at + found.words.length, kind: "NUMBER", parts: [[value]] };
}
