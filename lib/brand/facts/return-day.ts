/** The day from which somebody who is away is there again: "Back on Thursday". */
import { daysIn } from "@/lib/text/days/mentions";
import type { DayMention, Writing } from "@/lib/text/days/types";
import { linesOf } from "@/lib/text/explicit/grammar";
import type { Place } from "@/lib/text/explicit/types";
import { BESIDE_DAY, RETURNS } from "./return-words";

const CLAUSE = /[:;!?\n]|(?<!\d)\./g;
const PART = /[,–—]|\s(?:and|und|és|et|y|e)(?=\s)/g;

type ReadAway = {
  /** The day of return, yyyy-MM-dd; null where the text as a whole is not clear about it. */
  back: string | null;
  /** What the text says of other days. */
  days: DayMention[];
};

/** What a text says of the days on which somebody is away. In doubt it names no day of return. */
export function readAway(text: string, writing: Writing): ReadAway {
  const mentions = daysIn(text, writing);
  const isIn =
    ({ from, to }: Place) =>
    ({ from: at }: Place) =>
      at >= from && at < to;
  const found = pieces({ from: 0, to: text.length }, CLAUSE).flatMap((clause) => {
    const whole = returnIn(text.slice(clause.from, clause.to), writing);
    const parts = whole.day === null ? pieces(clause, PART) : [clause];
    return parts.flatMap((part) => {
      const { isSaid, day } = returnIn(text.slice(part.from, part.to), writing);
      return isSaid ? [{ ...part, day }] : [];
    });
  });
  const returns = found.filter(({ day }) => day !== null);
  if (returns.length === 0) return { back: null, days: mentions };
  const back = found.length === 1 ? (found[0]?.day ?? null) : null;
  const days = mentions.filter((day) => !returns.some((part) => isIn(part)(day)));
  const isClear =
    back !== null &&
    days.every(({ kind, said }) =>
      kind === "until" || kind === "range" ? said.last <= back : kind === "from" && said.first < back,
    ) &&
    named(text).every((name) => [...days, ...returns].some((place) => isIn(place)(name)));
  // A beginning without an end is refused, so its owner says which is meant.
  return isClear ? { back, days } : { back: null, days: mentions.filter(({ kind }) => kind === "from") };

  function pieces({ from, to }: Place, at: RegExp): Place[] {
    const ends = Array.from(text.slice(from, to).matchAll(at), ({ index }) => from + index);
    const cuts = ends.filter((cut) => !mentions.some((day) => cut >= day.from && cut < day.to));
    return [from, ...cuts].map((begin, n) => ({ from: begin, to: cuts[n] ?? to }));
  }
}

/** The names of days and months in a text, certain ones or not. */
const named = (text: string): Place[] =>
  linesOf(text).flatMap(({ text: line, from, grammar }) =>
    Array.from(line.matchAll(grammar.name), ({ 0: all, index }) => ({
      from: from + index,
      to: from + index + all.length,
    })),
  );

/** Whether words say that somebody is there again, and the day, where they say nothing else: read as if they said until when. */
function returnIn(words: string, writing: Writing): { isSaid: boolean; day: string | null } {
  const clause = words.replace(/^[\s\p{P}]*(?:(?:and|und|és|et|y|e)\s)?/u, "");
  const said = RETURNS.filter(({ again }) => again.test(clause));
  for (const { again, between, until } of said) {
    const rest = clause.replace(again, " ").replace(between, " ").replace(/\s+/g, " ").trim();
    const whole = until(rest);
    const [day, ...more] = daysIn(whole, writing);
    if (day?.kind === "until" && day.from === 0 && more.length === 0 && BESIDE_DAY.test(whole.slice(day.to)))
      return { isSaid: true, day: day.said.first };
  }
  return { isSaid: said.length > 0, day: null };
}
