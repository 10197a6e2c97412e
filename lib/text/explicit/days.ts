import { countryOfZone } from "@/lib/i18n/places";
import type { Grammar, Line } from "./grammar";
import type { FoundClaim, SaidDate, SaidDay } from "./types";

type Groups = Record<string, string | undefined>;
/** A date in a line; a list of two is one with `last` until it is known whether it is a range. */
type Dated = {
  from: number;
  to: number;
  date: SaidDate;
  last?: SaidDate;
  list: boolean;
  weekday?: number;
  ending?: string;
  /** Where the first of two ends, and the second begins. */
  split?: [number, number];
};

/** What stands before a place; more does not matter. */
export const REACH = 40;
/** Behind figures that are no date. */
const UNIT = /^\s?(?:[%€$£°]|(?:h|uhr|am|pm|ft|eur|euros?|kg|g|l|km|cm)(?!\p{L}))/u;

/** The days of a line: with a date, or weekdays that are certain ones. @param clocks where single clock times begin */
export function daysOfLine(
  line: Line,
  isFree: (from: number, to: number) => boolean,
  clocks: ReadonlySet<number>,
  timeZone: string,
) {
  const dates = datesOf(line, timeZone).filter(({ from, to }) => isFree(from, to));
  const days = [
    ...withRanges(line, dates).map((dated) => dayOf(line, dated)),
    ...weekdaysOf(line, dates, clocks),
  ].flat();
  const claims = dates.flatMap(({ from, to, date, last, split }): FoundClaim[] => {
    const claim = (start: number, end: number, one: SaidDate): FoundClaim => ({
      ...{ from: start, to: end, kind: "DATE", value: { is: "date", ...one } },
    });
    return last && split ? [claim(from, split[0], date), claim(split[1], to, last)] : [claim(from, to, date)];
  });
  return { days: days.sort((a, b) => a.from - b.from), claims };
}

const isDate = ({ day, month, year }: SaidDate) =>
  day > 0 && month > 0 && month < 13 && day <= new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();

const monthOf = ({ months }: Grammar, name: string) =>
  name === "sept" ? 9 : (months.indexOf(name) % 12) + 1;
const weekdayOf = ({ days, shortDays }: Grammar, name = "") => {
  const long = days.findIndex((day) => name.startsWith(day));
  return long >= 0 ? long : shortDays.indexOf(name.replace(".", ""));
};

function datesOf(line: Line, timeZone: string): Dated[] {
  const { text, grammar } = line;
  const found: Dated[] = [];
  const taken = new Uint8Array(text.length);
  for (const expression of [grammar.monthFirst, grammar.date])
    for (const { 0: all, index: from, groups = {}, indices } of text.matchAll(expression)) {
      const to = from + all.length;
      if (taken.subarray(from, to).includes(1)) continue;
      const date = groups.m ? named(grammar, groups) : figures(line, groups, { from, to, timeZone });
      const [first, second] = groups.d2
        ? [Number(groups.d), Number(groups.d2)]
        : [Number(groups.d1 ?? 0), Number(groups.d)];
      const other = date && first > 0 ? { ...date, day: first } : undefined;
      if (!date || !isDate(groups.d2 ? { ...date, day: second } : date) || (other && !isDate(other)))
        continue;
      const [before, after] = grammar.street;
      if (before.test(text.slice(Math.max(0, from - REACH), from)) || after.test(text.slice(to, to + REACH)))
        continue;
      const span = { date: other ?? date, last: other && (groups.d2 ? { ...date, day: second } : date) };
      const weekday = groups.wd ? weekdayOf(grammar, groups.wd) : undefined;
      taken.fill(1, from, to);
      const [one, two] = groups.d2 ? ["d", "d2"] : ["d1", "d"];
      const [end, begin] = [indices?.groups?.[one ?? ""]?.[1], indices?.groups?.[two ?? ""]?.[0]];
      found.push({
        ...{ from, to, ...span, weekday },
        list: groups.and !== undefined,
        ending: groups.ending ?? groups.ending2,
        split: end === undefined || begin === undefined ? undefined : [end, begin],
      });
    }
  const iso = Array.from(
    text.matchAll(/(?<!\d)(20\d\d)(?:-(\d\d)-(\d\d)|\.\s?(\d\d?)\.\s?(\d\d?)\.?)(?!\d)/g),
  );
  for (const { 0: all, index: from, 1: year, 2: m, 3: d, 4: m2, 5: d2 } of iso) {
    const date = { day: Number(d ?? d2), month: Number(m ?? m2), year: Number(year) };
    if (isDate(date)) found.push({ from, to: from + all.length, date, list: false });
  }
  return found.sort((a, b) => a.from - b.from);
}

function named(grammar: Grammar, { d, m = "", y, y2 }: Groups): SaidDate {
  const year = y ?? y2;
  return { day: Number(d), month: monthOf(grammar, m), ...(year && { year: Number(year) }) };
}

/** "24/7" and "9.30" are no dates without a sign that they are. */
function figures(
  { text, grammar }: Line,
  groups: Groups,
  at: { from: number; to: number; timeZone: string },
): SaidDate | null {
  const { d = "", n = "", sep, y2, closed, wd, d1 } = groups;
  const before = text.slice(Math.max(0, at.from - REACH), at.from);
  const isCued = wd ?? d1 ?? (grammar.cue.test(before) || grammar.role.test(before));
  const isPadded = d.length === 2 && n.length === 2 && sep === "/";
  if ((!y2 && !isCued && !isPadded && !(closed && sep === ".")) || (sep === "-" && !y2)) return null;
  if (UNIT.test(text.slice(at.to, at.to + REACH))) return null;
  const isMonthFirst =
    grammar.id === "en" && sep === "/" && (countryOfZone(at.timeZone) === "US" || Number(n) > 12);
  const year = y2 && { year: y2.length === 2 ? 2000 + Number(y2) : Number(y2) };
  return isMonthFirst
    ? { day: Number(n), month: Number(d), ...(year || {}) }
    : { day: Number(d), month: Number(n), ...(year || {}) };
}

type Ranged = Dated & { isRange: boolean };

/** Two dates with "to" or a dash between them are one range; two of a list are two. */
function withRanges({ text, grammar }: Line, dates: readonly Dated[]): Ranged[] {
  const ranged: Ranged[] = [];
  for (const dated of dates) {
    const before = ranged.at(-1);
    const between = before && grammar.range.exec(text.slice(before.to, dated.from));
    if (between && !between.groups?.and && !before.isRange) {
      ranged[ranged.length - 1] = { ...before, to: dated.to, last: dated.last ?? dated.date, isRange: true };
    } else if (dated.last && dated.list) {
      const [end, begin] = dated.split ?? [dated.to, dated.from];
      ranged.push(
        { ...dated, to: end, last: undefined, isRange: false },
        { ...dated, from: begin, date: dated.last, last: undefined, weekday: undefined, isRange: false },
      );
    } else ranged.push({ ...dated, isRange: dated.last !== undefined });
  }
  return ranged;
}

function dayOf({ text, from: start, grammar }: Line, { isRange, ...dated }: Ranged): SaidDay {
  const before = text.slice(Math.max(0, dated.from - REACH), dated.from);
  const role = grammar.role.exec(before);
  const cue = role?.[0].length ?? 0;
  const relative = grammar.relative.exec(before.slice(0, before.length - cue));
  // "december 6-án, szombaton"; "6 December (Sunday)"
  const after =
    dated.weekday === undefined && !isRange
      ? grammar.weekdayAfter.exec(text.slice(dated.to, dated.to + REACH))
      : null;
  const isNamed = after && (grammar.id === "hu" || after[0].includes("("));
  const ending = (isNamed ? after.groups?.ending : undefined) ?? dated.ending ?? "";
  return {
    from: start + dated.from - cue - (relative?.[0].length ?? 0),
    to: start + dated.to + (isNamed ? after[0].length : 0),
    role: isRange ? "range" : (roleOf(ending) ?? (role?.groups?.until ? "until" : role ? "from" : "on")),
    date: dated.date,
    ...(dated.last && { last: dated.last }),
    ...(isNamed
      ? { weekday: weekdayOf(grammar, after.groups?.wd) }
      : dated.weekday !== undefined && { weekday: dated.weekday }),
    ...(relative && { distance: relative.groups?.today ? 0 : 1 }),
  };
}

const roleOf = (ending: string) =>
  ending.endsWith("ig") ? "until" : ending.endsWith("tol") ? "from" : undefined;

/** Weekdays without a date that are certain ones: until, from, this, next, today, tomorrow, or with a clock time. */
function weekdaysOf(
  { text, from: start, grammar }: Line,
  dates: readonly Dated[],
  clocks: ReadonlySet<number>,
): SaidDay[] {
  const dated = new Uint8Array(text.length);
  for (const { from, to } of dates) dated.fill(1, from, to + 3);
  return Array.from(text.matchAll(grammar.weekday)).flatMap(
    ({ 0: all, index: from, groups = {} }): SaidDay[] => {
      const to = from + all.length;
      const [before, after] = [text.slice(Math.max(0, from - REACH), from), text.slice(to, to + REACH)];
      const isDated = dated.subarray(from, to).includes(1);
      if (isDated || grammar.weekdayTo.test(after) || grammar.toWeekday.test(before)) return [];
      const which = grammar.which.exec(before);
      const nextAfter = grammar.nextAfter.exec(after);
      const role = grammar.role.exec(before.slice(0, before.length - (which?.[0].length ?? 0)));
      const said = roleOf(groups.ending ?? "") ?? (role?.groups?.until ? "until" : role ? "from" : undefined);
      const cue = (which?.[0].length ?? 0) + (role?.[0].length ?? 0);
      const relative = grammar.relative.exec(before.slice(0, before.length - cue));
      const isClock = () => clocks.has(to + (grammar.toClock.exec(after)?.[0].length ?? 0));
      const isCertain = said ?? which ?? nextAfter ?? relative;
      const isFeira = grammar.id !== "pt" || /feira|domingo|sabado/.test(all) || said === "until" || which;
      if (!isFeira || (!isCertain && (grammar.every.test(before) || !isClock()))) return [];
      if (role && !which && grammar.every.test(before.slice(0, before.length - role[0].length))) return [];
      return [
        {
          from: start + from - cue - (relative?.[0].length ?? 0),
          to: start + to + (nextAfter?.[0].length ?? 0),
          role: said ?? "on",
          weekday: weekdayOf(grammar, groups.wd),
          ...((which ?? nextAfter) && { which: which?.groups?.this ? "this" : "next" }),
          ...(relative && { distance: relative.groups?.today ? 0 : 1 }),
        },
      ];
    },
  );
}
