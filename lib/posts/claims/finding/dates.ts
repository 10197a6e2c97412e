import { isAddress } from "@/lib/days/addresses";
import { dateAt } from "@/lib/days/dates/dates";
import { getLexicon } from "@/lib/days/text/lexicon";
import type { Atom } from "@/lib/days/text/reading";
import type { Value } from "../types";
import { type Match, type Scan, isFree } from "./scan";

/** The dates of a text, with their month or without ("the 14th"); no mere weekdays, which claim nothing. */
export function findDates(scan: Scan): Match[] {
  const { tokens, reading } = scan;
  const { names } = getLexicon();
  const found: Match[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const isStart =
      token?.kind === "number" ||
      (token?.kind === "word" && (names.get(token.plain) ?? []).some((name) => "month" in name));
    if (!isStart || scan.taken[at]) continue;
    const atom = dateAt(reading, at) ?? (scan.loose ? figuresAlone(scan, at) : null);
    if (!atom || atom.dates.length === 0 || !isFree(scan, atom.start, atom.end) || isLonger(scan, atom.end))
      continue;
    if (isHour(scan, atom.start, atom.end)) continue;
    if (
      !scan.loose &&
      isAddress(reading, { start: atom.start, end: atom.end, atoms: [atom], isRange: false })
    )
      continue;
    const parts = atom.dates.map(({ date, month, year }): Value[] => [{ is: "date", date, month, year }]);
    found.push({ start: atom.start, end: atom.end, kind: "DATE", parts });
    at = atom.end - 1;
  }
  return found;
}

/** In an owner's words a date in figures stands anywhere: "workshop 12.12. at 2", "open 24/12". */
function figuresAlone({ tokens }: Scan, at: number): Atom | null {
  const [day, mark, month, end] = tokens.slice(at, at + 4);
  const isClosed = mark?.text === "." && end?.text === "." && end.tight;
  const isWhole = mark?.tight && month?.tight && month.kind === "number" && (isClosed || mark.text === "/");
  if (day?.kind !== "number" || !isWhole || day.to - day.from > 2 || month.to - month.from > 2) return null;
  const [first, second] = [Number(day.text), Number(month.text)];
  const dates = [
    { date: first, month: second },
    ...(mark.text === "/" ? [{ date: second, month: first }] : []),
  ].filter((date) => date.month >= 1 && date.month <= 12 && date.date >= 1 && date.date <= 31);
  return { start: at, end: at + (isClosed ? 4 : 3), language: "en", dates, form: "one" };
}

/** A longer run of figures, such as "06.12.34.56.78", is a phone number. */
function isLonger({ tokens }: Scan, end: number): boolean {
  const [last, mark, next] = [tokens[end - 1], tokens[end], tokens[end + 1]];
  const at = last?.kind === "mark" ? last : mark;
  const number = last?.kind === "mark" ? mark : next;
  return (
    last?.kind !== "word" &&
    /^[./]$/.test(at?.text ?? "") &&
    Boolean(at?.tight && number?.tight) &&
    number?.kind === "number"
  );
}

/** "11.30" is a time sooner than a date, which ends with its point where it has no year ("21.3."). */
function isHour({ tokens }: Scan, start: number, end: number): boolean {
  const [hour, mark, minute] = tokens.slice(start, end);
  return (
    end === start + 3 &&
    mark?.text === "." &&
    Number(hour?.text) <= 24 &&
    minute !== undefined &&
    minute.to - minute.from === 2 &&
    Number(minute.text) < 60
  );
}
