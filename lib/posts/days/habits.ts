import type { Cues } from "./cues";
import type { Cue } from "./words/types";
import type { Group } from "./groups";
import { hasHours, isAgain, isAny, isOpening, isRestDay, isThisWeek, isUnderHours } from "./hours";
import type { Reading } from "./reading";

/** From so many days on a range of weekdays is one of opening hours: "Tuesday to Saturday". */
const LONG = 5;
/** Words that make a day a certain one. */
const CERTAIN: readonly Cue[] = ["this", "next", "until"];

export type CuedGroup = { group: Group; cues: Cues };

const isBare = ({ atoms }: Group) => atoms.every(({ dates, isWeekend }) => dates.length === 0 && !isWeekend);

/** How many days a range of weekdays has. */
function lengthOf({ atoms, isRange }: Group): number {
  const [first, last] = [atoms[0]?.weekday, atoms.at(-1)?.weekday];
  if (!isRange || first === undefined || last === undefined) return atoms.length;
  return first === last ? 8 : ((last - first + 7) % 7) + 1;
}

/** The groups of a text that name no certain days, but such days of every week: "every Saturday", opening hours. */
export function habitsOf(reading: Reading, all: readonly CuedGroup[]): ReadonlySet<Group> {
  const habits = new Set<Group>();
  const tables = new Map<number, Group[]>();
  for (const { group, cues } of all) {
    if (isHabit(reading, group, cues)) habits.add(group);
    if (!isBare(group) || cues.found.has("this")) continue;
    if (!hasHours(reading, group) && !isOpening(reading, group)) continue;
    const line = reading.tokens[group.start]?.line ?? 0;
    tables.set(line, [...(tables.get(line) ?? []), group]);
  }
  all.forEach(({ group }, at) => {
    for (const { group: other } of [all[at - 1], all[at + 1]].filter((beside) => beside !== undefined))
      if (habits.has(other) && isSameDay(reading, group, other)) habits.add(group);
  });
  for (const table of tablesOf(tables)) {
    const timed = table.filter((group) => hasHours(reading, group));
    const isTable = timed.length >= 3 || timed.some((group) => lengthOf(group) >= LONG);
    if (isTable && !table.some((group) => isThisWeek(reading, group)))
      table.forEach((group) => habits.add(group));
  }
  return habits;
}

/** "A Sunday without pancakes is no real Sunday": what the one is, the other is too. */
function isSameDay({ tokens }: Reading, one: Group, other: Group): boolean {
  const [from, to] = one.start < other.start ? [one.end, other.start] : [other.end, one.start];
  if (to - from > 12 || tokens.slice(from, to).some(({ begins }) => begins)) return false;
  return isBare(one) && isBare(other) && one.atoms[0]?.weekday === other.atoms[0]?.weekday;
}

/** Groups with hours on lines below each other. */
function tablesOf(lines: ReadonlyMap<number, Group[]>): Group[][] {
  const tables: Group[][] = [];
  let last = -2;
  for (const [line, groups] of [...lines].sort(([a], [b]) => a - b)) {
    const table = line <= last + 1 ? tables.at(-1) : undefined;
    if (table) table.push(...groups);
    else tables.push([...groups]);
    last = line;
  }
  return tables;
}

function isHabit(reading: Reading, group: Group, { found }: Cues): boolean {
  if (found.has("every") || found.has("counted") || group.atoms.some(({ form }) => form === "every"))
    return true;
  // German "am Wochenende geöffnet" may be any; "dieses Wochenende" is not.
  if (group.atoms.some(({ isWeekend }) => isWeekend))
    return !CERTAIN.some((cue) => found.has(cue)) && isOpening(reading, group);
  if (!isBare(group))
    return (
      isAgain(reading, group) &&
      group.atoms.every(({ dates }) => dates.every(({ year }) => year === undefined))
    );
  if (CERTAIN.some((cue) => found.has(cue)) || isThisWeek(reading, group)) return false;
  if (isAny(reading, group)) return true;
  if (
    found.has("article") &&
    !isOfNoun(reading, group) &&
    !(group.isRange && group.atoms[0]?.language === "fr" && !isOpening(reading, group))
  )
    return true;
  if (found.has("from") && !group.isRange) return false;
  if (isAgain(reading, group) || isRestDay(reading, group) || isUnderHours(reading, group)) return true;
  const days = lengthOf(group);
  return group.isRange && (days >= LONG || (hasHours(reading, group) && isOpening(reading, group)));
}

const NOUN_ARTICLES = new Set(
  "il,lo,la,l,i,gli,le,al,allo,alla,del,dello,della,dal,nel,nello,nella,sul".split(","),
);

/** Italian "il laboratorio di domenica" is a certain one, "di domenica" is every Sunday. */
function isOfNoun({ tokens }: Reading, { start }: Group): boolean {
  return tokens[start - 1]?.text === "di" && NOUN_ARTICLES.has(tokens[start - 3]?.text ?? "");
}
