import { sentenceOf } from "./clauses";
import type { Group } from "./dates/groups";
import type { Reading } from "./text/reading";

/** From so many days on a range of weekdays is one of opening hours: "Tuesday to Saturday". */
export const LONG = 5;

const hasDate = ({ atoms }: Group) => atoms.some(({ dates }) => dates.length > 0);
/** Weekdays alone. */
export const isBare = (group: Group) => !hasDate(group) && !group.atoms.some(({ isWeekend }) => isWeekend);

/** How many days a range of weekdays has. */
export function lengthOf({ atoms, isRange }: Group): number {
  const [first, last] = [atoms[0]?.weekday, atoms.at(-1)?.weekday];
  if (!isRange || first === undefined || last === undefined) return atoms.length;
  return first === last ? 8 : ((last - first + 7) % 7) + 1;
}

/** "A Sunday without pancakes is no real Sunday": what the one is, the other is too. */
export function isSameDay({ tokens }: Reading, one: Group, other: Group): boolean {
  const [from, to] = one.start < other.start ? [one.end, other.start] : [other.end, one.start];
  if (to - from > 12 || tokens.slice(from, to).some(({ begins }) => begins)) return false;
  return isBare(one) && isBare(other) && one.atoms[0]?.weekday === other.atoms[0]?.weekday;
}

/** Most of the week is said before, and this is the rest of it: "Monday to Thursday we cook, and bake on Friday". */
export function isRestOfWeek(reading: Reading, group: Group, other: Group): boolean {
  const isAfter = other.start < group.start;
  if (hasDate(group) || !isBare(other) || lengthOf(other) < (isAfter ? LONG - 1 : LONG)) return false;
  const { start, end } = sentenceOf(reading, group);
  if (!isAfter) return end - start < 5 && other.start - end < 3;
  return start <= other.start || (end - start < 8 && start - other.end < 12);
}

/** Groups with hours on lines below each other. */
export function tablesOf(lines: ReadonlyMap<number, Group[]>): Group[][] {
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
