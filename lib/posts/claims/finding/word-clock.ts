import type { Token } from "@/lib/days/text/tokens";
import type { Value } from "../types";
import { type ClockTime, HUNGARIAN_END, hourFigure, timeOf, withUnit } from "./clock";
import type { Scan } from "./scan";
import { wordNumbersAt } from "./words/number-words";

/** What stands before an hour and moves it: minutes, and whether the hour is the one to come. */
const BEFORE: readonly [string, number][] = [
  ["half past", 30],
  ["quarter past", 15],
  ["quarter to", -15],
  ["halb", -30],
  ["viertel nach", 15],
  ["viertel vor", -15],
  ["dreiviertel", -15],
  ["fel", -30],
  ["haromnegyed", -15],
  ["negyed", -45],
];
export const HALVES = new Set(BEFORE.map(([phrase]) => phrase.split(" ")[0] ?? ""));

/** A time in words that begins at a token: "half past seven", "halb acht", "fél nyolckor", "sept heures et demie". */
export function wordClockAt(scan: Scan, at: number): ClockTime | null {
  const { tokens } = scan;
  for (const [phrase, minutes] of BEFORE) {
    const words = phrase.split(" ");
    if (!words.every((word, n) => tokens[at + n]?.plain === word)) continue;
    const hour = hourAt(tokens, at + words.length);
    if (!hour) continue;
    const found = withUnit(
      scan,
      { start: at, end: hour.end, value: timeOf(hour.hour, minutes, "open"), sure: true },
      { hour: hour.hour, minute: minutes },
    );
    return { ...found, sure: true, span: false };
  }
  const hour = hourAt(tokens, at);
  if (!hour || tokens[at]?.kind === "number") return null;
  const time: ClockTime = { start: at, end: hour.end, value: timeOf(hour.hour, 0, "open"), sure: hour.sure };
  const found = withUnit(scan, time, { hour: hour.hour, minute: 0 });
  return found.span ? { ...found, sure: found.sure || found.end > hour.end + 1 } : found;
}

/** An hour, in figures or in words; Hungarian ones may end in "-kor". */
function hourAt(tokens: readonly Token[], at: number): { hour: number; end: number; sure: boolean } | null {
  const token = tokens[at];
  const inFigures = hourFigure(token, 24);
  if (inFigures !== null) {
    const isEnd = tokens[at + 1]?.hyphen && HUNGARIAN_END.test(tokens[at + 1]?.text ?? "");
    return { hour: inFigures, end: at + (isEnd ? 2 : 1), sure: Boolean(isEnd) };
  }
  const [word] = wordNumbersAt(tokens, at).filter(({ amount }) => amount >= 1 && amount <= 24);
  if (word) return { hour: word.amount, end: word.end, sure: false };
  const stem = /^(.+?)(kor|tol|ig)$/.exec(token?.plain ?? "")?.[1];
  if (!stem || token?.kind !== "word") return null;
  const [hungarian] = wordNumbersAt([{ ...token, plain: stem }], 0).filter(
    ({ language, amount }) => language === "hu" && amount <= 24,
  );
  return hungarian ? { hour: hungarian.amount, end: at + 1, sure: /kor$/.test(token.plain) } : null;
}

/** Noon and midnight, in minutes. A word of "délig" and "éjfélig" says the time without more. */
const NAMED: ReadonlyMap<string, number> = new Map(
  Object.entries({
    noon: 720,
    midday: 720,
    midnight: 0,
    mittag: 720,
    mittags: 720,
    mitternacht: 0,
    midi: 720,
    minuit: 0,
    mediodia: 720,
    medianoche: 0,
    mezzogiorno: 720,
    mezzanotte: 0,
    delig: 720,
    delben: 720,
    deltol: 720,
    ejfelig: 0,
    ejfelkor: 0,
  }),
);
export const NAMED_TIMES = new Set([...NAMED.keys(), "meio", "meia"]);

/** "noon", "Mitternacht", "meio-dia" */
export function namedTimeAt(tokens: readonly Token[], at: number): ClockTime | null {
  const token = tokens[at];
  const next = tokens[at + 1]?.plain;
  const isTwo = (token?.plain === "meio" && next === "dia") || (token?.plain === "meia" && next === "noite");
  const minute = isTwo ? (token?.plain === "meio" ? 720 : 0) : NAMED.get(token?.plain ?? "");
  if (minute === undefined || tokens[at - 1]?.plain === "apres") return null;
  const value: Value = { is: "time", minute, form: "exact" };
  return { start: at, end: at + (isTwo ? 2 : 1), value, sure: /^(?:del|ejfel)/.test(token?.plain ?? "") };
}
