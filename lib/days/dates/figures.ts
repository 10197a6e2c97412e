import { getLexicon } from "@/lib/days/text/lexicon";
import type { Atom, PartialDate, Reading } from "@/lib/days/text/reading";
import type { Token } from "@/lib/days/text/tokens";

const DASH = /^[-–—−]$/;
/** After figures that are no date. */
const AMOUNT = /^(?:h|uhr|am|pm|óra|órakor|euros?|eur|ft|kg|g|km|cm|l|%|€|\$|£|°|stars?|sterne|cups?|inch)$/;

type Figures = { date: PartialDate; end: number; mark: string; closed: boolean };

/** 12.03.2026, 12/3, 2026-03-12, and two of them as a range: 24.12.–26.12., 24.–26.12. */
export function figuresAt(reading: Reading, at: number): Atom | null {
  const { tokens, languages } = reading;
  const token = tokens[at];
  if (!token || isInside(tokens, at)) return null;
  const language = languages.of(token.line) ?? "en";
  const short = shortRange(reading, at);
  const first = short?.first ?? figures(reading, at);
  if (!first) return null;
  const second = short?.second ?? secondOf(reading, first.end);
  const end = second?.end ?? first.end;
  const next = tokens[end];
  if (next && (AMOUNT.test(next.text) || (next.tight && next.kind === "number"))) return null;
  if (
    next?.tight &&
    /^[/.:]$/.test(next.text) &&
    tokens[end + 1]?.tight &&
    tokens[end + 1]?.kind === "number"
  )
    return null;
  const ending = next?.hyphen && next.kind === "word" ? next : undefined;
  if (!second && first.date.year === undefined && !ending && !isDateHere(reading, at, first)) return null;
  const form =
    ending && /ig$/.test(ending.text) ? "until" : ending && /t[óő]l$/.test(ending.text) ? "from" : "one";
  const dates = second ? [first.date, second.date] : [first.date];
  return { start: at, end: ending ? end + 1 : end, language, dates, isRange: Boolean(second), form };
}

/** In a longer run of figures: a phone number, an amount. */
export function isInside(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (before?.kind === "number") return true;
  return Boolean(
    token?.tight &&
    before &&
    /^[/.:,+]$/.test(before.text) &&
    before.tight &&
    tokens[at - 2]?.kind === "number",
  );
}

const valueOf = (token: Token | undefined, most: number) => {
  if (token?.kind !== "number" || token.to - token.from > 2) return undefined;
  const value = Number(token.text);
  return value >= 1 && value <= most ? value : undefined;
};

/** One date in figures at a place, in the order of its language. */
function figures(reading: Reading, at: number): Figures | null {
  const { tokens } = reading;
  const [one, mark, two] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (one?.kind !== "number" || two?.kind !== "number" || !mark || !/^[-./]$/.test(mark.text) || !mark.tight)
    return null;
  const isHungarian = reading.languages.of(one.line) === "hu";
  if (!two.tight && !(mark.text === "." && isHungarian)) return null;
  if (one.to - one.from === 4) return yearFirst(reading, at, mark.text);
  const third =
    tokens[at + 3]?.text === mark.text && (tokens[at + 4]?.tight || mark.text === ".")
      ? tokens[at + 4]
      : undefined;
  const year = third?.kind === "number" ? yearOf(third) : undefined;
  const monthFirst = isMonthFirst(reading, one, mark.text, year !== undefined);
  const date = inOrder(
    Number(one.text),
    Number(two.text),
    monthFirst,
    reading.languages.of(one.line) === "en",
  );
  if (!date || one.to - one.from > 2 || two.to - two.from > 2) return null;
  if (year !== undefined) return { date: { ...date, year }, end: at + 5, mark: mark.text, closed: true };
  if (mark.text === "-") return null;
  const closed = mark.text === "." && tokens[at + 3]?.text === "." && Boolean(tokens[at + 3]?.tight);
  return { date, end: at + (closed ? 4 : 3), mark: mark.text, closed };
}

function yearFirst({ tokens }: Reading, at: number, mark: string): Figures | null {
  const year = yearOf(tokens[at]);
  const month = valueOf(tokens[at + 2], 12);
  const date = tokens[at + 3]?.text === mark ? valueOf(tokens[at + 4], 31) : undefined;
  if (year === undefined || month === undefined || date === undefined) return null;
  const closed = mark === "." && tokens[at + 5]?.text === "." && tokens[at + 5]?.tight;
  return { date: { date, month, year }, end: at + (closed ? 6 : 5), mark, closed: true };
}

function yearOf(token: Token | undefined): number | undefined {
  const value = Number(token?.text);
  if (token && token.to - token.from === 2) return value >= 20 && value < 60 ? 2000 + value : undefined;
  return value >= 1900 && value <= 2199 ? value : undefined;
}

function isMonthFirst(
  { languages, monthFirst }: Reading,
  { line }: Token,
  mark: string,
  hasYear: boolean,
): boolean {
  const language = languages.of(line);
  if (language === "hu") return !hasYear;
  return mark !== "." && monthFirst && (language === undefined || language === "en");
}

function inOrder(one: number, two: number, monthFirst: boolean, either: boolean): PartialDate | null {
  const [month, date] = monthFirst ? [one, two] : [two, one];
  const isDate = (m: number, d: number) => m >= 1 && m <= 12 && d >= 1 && d <= 31;
  if (isDate(month, date)) return { date, month };
  return either && isDate(date, month) ? { date: month, month: date } : null;
}

/** The other end of a range: "–26.12." */
function secondOf(reading: Reading, at: number): Figures | null {
  const joiner = reading.tokens[at];
  return joiner && DASH.test(joiner.text) ? figures(reading, at + 1) : null;
}

/** "24.–26.12.", "24-26/12", "24. bis 26.12.", "24./25.12.": the month stands once. */
function shortRange(reading: Reading, at: number): { first: Figures; second: Figures } | null {
  const { tokens } = reading;
  const day = valueOf(tokens[at], 31);
  const joinerAt = tokens[at + 1]?.text === "." && tokens[at + 1]?.tight ? at + 2 : at + 1;
  const joiner = tokens[joinerAt];
  if (
    day === undefined ||
    !joiner ||
    !(DASH.test(joiner.text) || (joinerAt > at + 1 && /^(?:bis|und|\/)$/.test(joiner.text)))
  )
    return null;
  const second = figures(reading, joinerAt + 1);
  // "12-14.30" is a time: a month in figures after one dash ends with its point, or is parted by a slash.
  if (!second || second.date.month === undefined || !(second.closed || second.mark === "/")) return null;
  return { first: { ...second, date: { ...second.date, date: day } }, second };
}

/** Whether figures without a year are a date where they stand: after "on", at a beginning, after a mark. */
function isDateHere(
  { text, tokens, languages }: Reading,
  at: number,
  { mark, closed, end }: Figures,
): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (!token) return false;
  if (/^(?:24\/7|24\/24|7\/7|1\/2|1\/4|3\/4)$/.test(text.slice(token.from, tokens[end - 1]?.to)))
    return false;
  const language = languages.of(token.line) ?? "en";
  const isCued = getLexicon().languages[language].phraseBefore("on", tokens, at) > 0;
  const isFull = (tokens[at + 2]?.to ?? 0) - (tokens[at + 2]?.from ?? 0) === 2;
  const isStart = !before || before.kind !== "word";
  if (mark === "/")
    return isCued || (isStart && isFull && !(before?.kind === "mark" && /^[€$£]$/.test(before.text)));
  return isCued ? closed || isFull : closed && isStart;
}
