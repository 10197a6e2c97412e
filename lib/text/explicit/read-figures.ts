import { amountsIn } from "./amounts";
import { findBlanks } from "./blanks";
import { clocksOfLine } from "./clocks";
import { daysOfLine } from "./days";
import { linesOf } from "./grammar";
import type { Explicit, FoundClaim, Place, SaidDay } from "./types";

const WEB = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;

/** The places of a text that something was found in. */
export class Taken {
  readonly #characters: Uint8Array;
  constructor(length: number) {
    this.#characters = new Uint8Array(length);
  }
  isFree(from: number, to: number): boolean {
    return !this.#characters.subarray(from, to).includes(1);
  }
  /** Those of some places that were free. */
  take<P extends Place>(places: readonly P[]): P[] {
    const free = places.filter(({ from, to }) => this.isFree(from, to));
    for (const { from, to } of free) this.#characters.fill(1, from, to);
    return free;
  }
}

/** The days of a text alone, without the libraries that know phone numbers and links: for the browser. */
export function readDays(text: string, timeZone: string): SaidDay[] {
  const taken = new Taken(text.length);
  taken.take(placesOf(text.matchAll(WEB)));
  return readFigures(text, timeZone, taken).days;
}

/** What is explicit in a text beside its links and phone numbers. @param taken what is in links */
export function readFigures(text: string, timeZone: string, taken: Taken): Explicit {
  const blanks = taken.take(findBlanks(text).map(({ from, to }) => ({ from, to })));
  const lines = linesOf(text);
  const within = (start: number) => (from: number, to: number) => taken.isFree(start + from, start + to);
  const clocks = lines.map((line) => taken.take(clocksOfLine(line, within(line.from))));
  const claims: FoundClaim[] = taken.take(amountsIn(text, timeZone));
  const days: SaidDay[] = [];
  lines.forEach((line, at) => {
    const singles = (clocks[at] ?? []).filter(({ single, value }) => single && !value.role);
    const begins = new Set(singles.map(({ from }) => from - line.from));
    const found = daysOfLine(line, within(line.from), begins, timeZone);
    days.push(...found.days);
    const dates = found.claims.map((claim) => ({
      ...{ ...claim, from: claim.from + line.from, to: claim.to + line.from },
    }));
    taken.take(dates);
    claims.push(...dates);
  });
  const times = clocks.flat().map(({ from, to, value }): FoundClaim => ({ from, to, kind: "TIME", value }));
  return { days, claims: [...claims, ...times], blanks };
}

const placesOf = (matches: Iterable<RegExpExecArray>): Place[] =>
  Array.from(matches, ({ 0: all, index }) => ({ from: index, to: index + all.length }));
