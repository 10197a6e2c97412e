import { countryOfZone } from "@/lib/i18n/places";
import { type Grammar, type Line, roleOf } from "./grammar";
import type { Place, SaidDate, SaidDay } from "./types";

type Groups = Record<string, string | undefined>;
type Dated = Place & { date: SaidDate; last?: SaidDate; weekday?: number; ending?: string };

/** Behind figures that are no date. */
const UNIT = /^\s?(?:[%€$£°]|(?:h|uhr|am|pm|ft|eur|euros?|kg|g|l|km|cm)(?!\p{L}))/u;

const isDate = ({ day, month, year }: SaidDate) =>
  day > 0 && month > 0 && month < 13 && day <= new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();

const weekdayOf = ({ days, shortDays }: Grammar, name: string) => {
  const long = days.findIndex((day) => name.startsWith(day));
  return long >= 0 ? long : shortDays.indexOf(name.replace(".", ""));
};

/** The dates of a line, each end of a range and each of a list by itself. */
export function datesOf(line: Line, timeZone: string): Dated[] {
  const { text, grammar } = line;
  const [street, behindStreet] = grammar.street;
  const found = Array.from(text.matchAll(grammar.date), ({ 0: all, index: from, groups = {} }): Dated[] => {
    const to = from + all.length;
    const [before, behind] = [line.before(from), line.behind(to)];
    // "5 to" 9 October, December 5 "–7".
    const beside = groups.m1 ? grammar.dayBehind.exec(behind) : grammar.dayBefore.exec(before);
    const isCued =
      groups.wd !== undefined || [beside, grammar.cue.exec(before), grammar.role.exec(before)].some(Boolean);
    const date = groups.n ? figures(grammar, groups, isCued, timeZone) : named(grammar, groups);
    if (!date || street.test(before) || behindStreet.test(behind) || (groups.n && UNIT.test(behind)))
      return [];
    const dated = { from, to, date, ...calledBy(groups) };
    if (!beside?.groups) return [dated];
    const [length, joint] = [beside[0].length, beside.groups.joint?.length ?? 0];
    const other = { date: { ...date, day: Number(beside.groups.d) }, ...calledBy(beside.groups) };
    return groups.m1
      ? [dated, { from: to + joint, to: to + length, ...other }]
      : [{ from: from - length, to: from - joint, ...other }, dated];
  });
  return found.flat().filter(({ date }) => isDate(date));

  function calledBy({ wd, ending, ending2 }: Groups) {
    return { ...(wd && { weekday: weekdayOf(grammar, wd) }), ending: ending ?? ending2 };
  }
}

function named({ months }: Grammar, { d, d1, d3, m, m1, m3, m4, ...said }: Groups): SaidDate {
  const name = m ?? m1;
  const month = name === "sept" ? 9 : name ? (months.indexOf(name) % 12) + 1 : Number(m3 ?? m4);
  const year = said.y ?? said.y1 ?? said.y2 ?? said.y3;
  return { day: Number(d ?? d1 ?? d3), month, ...(year && { year: Number(year) }) };
}

/** "24/7" and "9.30" are no dates without a sign that they are. */
function figures({ id }: Grammar, groups: Groups, isCued: boolean, timeZone: string): SaidDate | null {
  const { d = "", n = "", sep, y4, closed } = groups;
  const isPadded = d.length === 2 && n.length === 2 && sep === "/";
  if (!y4 && !isCued && !isPadded && !(closed && sep === ".")) return null;
  const year = y4 && { year: Number(y4) + (y4.length === 2 ? 2000 : 0) };
  const isMonthFirst = id === "en" && sep === "/" && (countryOfZone(timeZone) === "US" || Number(n) > 12);
  const [day, month] = isMonthFirst ? [Number(n), Number(d)] : [Number(d), Number(n)];
  return { day, month, ...(year || {}) };
}

/** The days of a line: with a date, or weekdays that are certain ones. @param clocks where single clock times begin */
export function daysOf(line: Line, dates: readonly Dated[], clocks: ReadonlySet<number>): SaidDay[] {
  return [...rangesOf(line, dates).map((dated) => dayOf(line, dated)), ...weekdaysOf(line, dates, clocks)];
}

/** Two dates with "to" or a dash between them are one range; two of a list are two. */
function rangesOf({ text, grammar }: Line, dates: readonly Dated[]): Dated[] {
  const ranged: Dated[] = [];
  for (const dated of dates) {
    const before = ranged.at(-1);
    const between = before && !before.last && grammar.range.exec(text.slice(before.to, dated.from));
    if (between && !between.groups?.and) ranged.splice(-1, 1, { ...before, to: dated.to, last: dated.date });
    else ranged.push(dated);
  }
  return ranged;
}

/** What is said before a day, and where it begins. */
function cuesOf({ grammar, before }: Line, from: number) {
  let start = from;
  const take = (expression: RegExp) => {
    const found = expression.exec(before(start));
    start -= found?.[0].length ?? 0;
    return found?.groups;
  };
  const [which, role, relative] = [take(grammar.which), take(grammar.role), take(grammar.relative)];
  return {
    ...{ start, which, role, isEvery: grammar.every.test(before(start)) },
    ...(relative && { distance: relative.today ? 0 : 1 }),
  };
}

function dayOf(line: Line, { from, to, date, last, weekday, ending }: Dated): SaidDay {
  const { grammar } = line;
  const { start, role, distance } = cuesOf(line, from);
  // "december 6-án, szombaton"; "6 December (Sunday)"
  const after = weekday === undefined && !last ? grammar.weekdayAfter.exec(line.behind(to)) : null;
  const name = after && (grammar.id === "hu" || after[0].includes("(")) ? after : null;
  const called = name?.groups?.wd ? weekdayOf(grammar, name.groups.wd) : weekday;
  return {
    ...{ from: line.from + start, to: line.from + to + (name?.[0].length ?? 0), date },
    role: last ? "range" : (roleOf(role, name?.groups?.ending ?? ending) ?? "on"),
    ...(last && { last }),
    ...(called !== undefined && { weekday: called }),
    ...(distance !== undefined && { distance }),
  };
}

/** Weekdays without a date that are certain ones: until, from, this, next, today, tomorrow, or with a clock time. */
function weekdaysOf(line: Line, dates: readonly Dated[], clocks: ReadonlySet<number>): SaidDay[] {
  const { text, grammar } = line;
  const dated = new Uint8Array(text.length);
  for (const { from, to } of dates) dated.fill(1, from, to + 3);
  return Array.from(text.matchAll(grammar.weekday)).flatMap(({ 0: all, index: from, groups }): SaidDay[] => {
    const to = from + all.length;
    const behind = line.behind(to);
    if (dated[from] || grammar.weekdayTo.test(behind) || grammar.toWeekday.test(line.before(from))) return [];
    const { start, isEvery, distance, ...cues } = cuesOf(line, from);
    const whichBehind = grammar.whichBehind.exec(behind);
    const role = roleOf(cues.role, groups?.ending);
    const which = cues.which ?? whichBehind?.groups;
    const isOne = which ?? distance;
    const isClock = clocks.has(to + (grammar.toClock.exec(behind)?.[0].length ?? 0));
    const isFeira = grammar.id !== "pt" || /feira|domingo|sabado/.test(all) || role === "until" || which;
    if (!isFeira || (isOne === undefined && (isEvery || !(role ?? isClock)))) return [];
    return [
      {
        ...{ from: line.from + start, to: line.from + to + (whichBehind?.[0].length ?? 0) },
        ...{ role: role ?? "on", weekday: weekdayOf(grammar, groups?.wd ?? all) },
        ...(which && { which: which.this ? "this" : "next" }),
        ...(distance !== undefined && { distance }),
      },
    ];
  });
}
