import type { Token } from "@/lib/days/text/tokens";
import type { ClockForm, Value } from "../types";
import { type Scan, languageAt } from "./scan";
import { unitAt } from "./words/units";

/** A time of day at a place; `sure` if it must be one, and `length` if it may as well be a span ("20 h"). */
export type ClockTime = { start: number; end: number; value: Value; sure: boolean; span?: boolean };

const lengthOf = (token: Token) => token.to - token.from;
export const hourFigure = (token: Token | undefined, most: number): number | null =>
  token?.kind === "number" && lengthOf(token) <= 2 && Number(token.text) <= most ? Number(token.text) : null;
const minuteFigure = (token: Token | undefined): number | null =>
  token && lengthOf(token) === 2 ? hourFigure(token, 59) : null;

export const timeOf = (hour: number, minute: number, form: ClockForm): Value => ({
  is: "time",
  minute: ((((hour % 24) * 60 + minute) % 1440) + 1440) % 1440,
  form: hour > 12 || hour === 0 ? "hour24" : form,
});

/** What stands behind an hour and makes it one. */
const HUNGARIAN_HOUR = /^(?:órakor|órától|órától|óráig|órára|órai|órás)$/;
export const HUNGARIAN_END = /^(?:kor|tól|től|ig|re|ra)$/;

/** The time in figures that begins at a token: "7", "7:30", "15h30", "7.30 Uhr", "7 pm", "7-kor". */
export function clockAt(scan: Scan, at: number): ClockTime | null {
  const { tokens } = scan;
  const hour = hourFigure(tokens[at], 24);
  if (hour === null) return null;
  let end = at + 1;
  let minute = 0;
  let sure = false;
  const mark = tokens[end];
  const behind = minuteFigure(tokens[end + 1]);
  if (mark?.tight && /^[:.]$/.test(mark.text) && tokens[end + 1]?.tight && behind !== null) {
    // "21.03.2026", "1.234,50", "10:30:15"
    if (
      tokens[end + 2]?.tight &&
      /^[.,:/]$/.test(tokens[end + 2]?.text ?? "") &&
      tokens[end + 3]?.tight &&
      tokens[end + 3]?.kind === "number"
    )
      return null;
    minute = behind;
    sure = mark.text === ":";
    end += 2;
  } else if (mark?.text === "h" && behind !== null && (tokens[end + 1]?.tight || !mark.tight || hour > 0)) {
    return { start: at, end: end + 2, value: timeOf(hour, behind, "clock"), sure: true };
  }
  // "21.1 km"
  const isMore = end === at + 1 && mark?.tight && /^[.,]$/.test(mark.text) && tokens[end + 1]?.tight;
  if (isMore && tokens[end + 1]?.kind === "number") return null;
  const isEnglish = languageAt(scan, at) === "en";
  const form: ClockForm = isEnglish || end === at + 1 ? "open" : "clock";
  return withUnit(scan, { start: at, end, value: timeOf(hour, minute, form), sure }, { hour, minute });
}

/** What stands behind the figures: am, Uhr, h, óra; half past ("y media"). */
export function withUnit(
  scan: Scan,
  time: ClockTime,
  { hour, minute }: { hour: number; minute: number },
): ClockTime {
  const { tokens } = scan;
  const next = tokens[time.end];
  const meridiem = meridiemAt(tokens, time.end);
  if (meridiem && hour >= 1 && hour <= 12) {
    const value = {
      ...timeOf((hour % 12) + (meridiem.isPm ? 12 : 0), minute, "exact"),
      form: "exact",
    } as Value;
    return { ...time, end: meridiem.end, value, sure: true };
  }
  const clock = timeOf(hour, minute, "clock");
  if (next?.kind !== "word") return time;
  if (next.plain === "uhr") {
    const minutes = minuteFigure(tokens[time.end + 1]);
    const isMore = minutes !== null && minute === 0;
    return {
      ...time,
      end: time.end + (isMore ? 2 : 1),
      value: timeOf(hour, isMore ? minutes : minute, "clock"),
      sure: true,
    };
  }
  if (next.text === "o" && tokens[time.end + 1]?.plain === "clock")
    return { ...time, end: time.end + 2, value: timeOf(hour, minute, "open"), sure: true };
  if (HUNGARIAN_HOUR.test(next.text) || (next.hyphen && HUNGARIAN_END.test(next.text)))
    return {
      ...time,
      end: time.end + 1,
      // "9-től" may be in the evening, "9 órától" hardly.
      value: next.hyphen ? timeOf(hour, minute, "open") : clock,
      sure: !/^(?:órás|re|ra)$/.test(next.text),
      span: !next.hyphen && next.text !== "órakor",
    };
  const isHour =
    /^(?:h|hs|hrs|óra|heures?|horas?)$/.test(next.text) && !(languageAt(scan, time.start) === "en");
  if (isHour) {
    const added = extraMinutes(tokens, time.end + 1);
    const value = timeOf(hour, minute + added.minutes, "clock");
    return { ...time, end: added.end, value, sure: time.sure || minute > 0, span: true };
  }
  const added = extraMinutes(tokens, time.end);
  return added.minutes === 0
    ? time
    : { ...time, end: added.end, value: timeOf(hour, minute + added.minutes, "open") };
}

/** "am", "p.m.", "pm" */
function meridiemAt(tokens: readonly Token[], at: number): { isPm: boolean; end: number } | null {
  const token = tokens[at];
  if (token?.text === "am" || token?.text === "pm") return { isPm: token.text === "pm", end: at + 1 };
  const isDotted =
    (token?.text === "a" || token?.text === "p") &&
    tokens[at + 1]?.text === "." &&
    tokens[at + 2]?.text === "m";
  return isDotted ? { isPm: token?.text === "p", end: at + 3 } : null;
}

const EXTRA: readonly [string, number][] = [
  ["y media", 30],
  ["e meia", 30],
  ["e mezza", 30],
  ["e mezzo", 30],
  ["et demie", 30],
  ["et demi", 30],
  ["y cuarto", 15],
  ["e un quarto", 15],
  ["et quart", 15],
  ["e um quarto", 15],
  ["menos cuarto", -15],
  ["meno un quarto", -15],
  ["moins le quart", -15],
  ["moins quart", -15],
];

function extraMinutes(tokens: readonly Token[], at: number): { minutes: number; end: number } {
  if (!/^(?:y|e|et|menos|meno|moins)$/.test(tokens[at]?.text ?? "")) return { minutes: 0, end: at };
  for (const [phrase, minutes] of EXTRA) {
    const words = phrase.split(" ");
    if (words.every((word, n) => tokens[at + n]?.plain === word)) return { minutes, end: at + words.length };
  }
  return { minutes: 0, end: at };
}

/** Whether a unit of time stands behind a number, which is then a span and no hour. */
export const isSpan = (tokens: readonly Token[], at: number) => {
  const unit = unitAt(tokens[at]);
  return unit !== null && unit.of !== "°";
};
