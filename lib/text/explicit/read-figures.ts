import { amountsIn } from "./amounts";
import { findBlanks } from "./blanks";
import { clocksOf } from "./clocks";
import { datesOf, daysOf } from "./days";
import { lineOf, linesOf } from "./grammar";
import type { Explicit, FoundClaim, Place, SaidDay } from "./types";

const WEB = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** A letter of no word. */
const HIDDEN = "\u3164";

/** A text in which places are hidden, since something has been found there. */
export function without(text: string, found: readonly Place[]): string {
  let end = 0;
  const parts = [...found]
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => {
      const part = text.slice(end, from) + HIDDEN.repeat(Math.max(0, to - Math.max(end, from)));
      end = Math.max(end, to);
      return part;
    });
  return parts.join("") + text.slice(end);
}

/** The days of a text alone, without the libraries that know phone numbers and links: for the browser. */
export function readDays(text: string, timeZone: string): SaidDay[] {
  const links = Array.from(text.matchAll(WEB), ({ 0: all, index: from }) => ({
    from,
    to: from + all.length,
  }));
  return readFigures(without(text, links), timeZone).days;
}

/** What is explicit in a text beside its links and phone numbers. @param text without its links */
export function readFigures(text: string, timeZone: string): Explicit {
  const blanks = findBlanks(text).map(({ from, to }) => ({ from, to }));
  const filled = without(text, blanks);
  const lines = linesOf(filled);
  const times = lines.flatMap(clocksOf);
  const amounts = amountsIn(without(filled, times), timeZone);
  const rest = without(filled, [...times, ...amounts]);
  const clocks = new Set(times.flatMap(({ from, value }) => (value.role ? [] : from)));
  const days: SaidDay[] = [];
  const claims: FoundClaim[] = [...amounts, ...times];
  for (const {
    from,
    text: { length },
    grammar,
  } of lines) {
    const line = lineOf(rest.slice(from, from + length), from, grammar);
    const dates = datesOf(line, timeZone);
    days.push(...daysOf(line, dates, clocks).sort((a, b) => a.from - b.from));
    claims.push(
      ...dates.map(({ date, ...at }): FoundClaim => ({
        ...{ from: from + at.from, to: from + at.to, kind: "DATE", value: { is: "date", ...date } },
      })),
    );
  }
  return { days, claims, blanks };
}
