import { sentenceOf } from "./clauses";
import type { CuedGroup, Cues } from "./cues";
import type { Cue } from "./text/words/types";
import { type Group, isApart } from "./dates/groups";
import { isBesideFeast } from "./feasts";
import {
  hasHours,
  isAgain,
  isAny,
  isOpening,
  isRestDay,
  isRhetorical,
  isThisWeek,
  isUnderHours,
  isUsual,
} from "./hours";
import { isModifier } from "./day-as-modifier";
import type { Reading } from "./text/reading";
import { todayBeside } from "./today";
import { LONG, isBare, isRestOfWeek, isSameDay, lengthOf, tablesOf } from "./weeks";

/** Words that make a day definite. */
const CERTAIN: readonly Cue[] = ["this", "next", "until"];

/** The groups of a text that mean days of every week instead of definite ones: "every Saturday", opening hours. */
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
    if (isBesideFeast(reading, all, at)) habits.add(group);
    for (const { group: other } of [all[at - 1], all[at + 1]].filter((beside) => beside !== undefined))
      if (
        habits.has(other) &&
        !isCertain(all[at]) &&
        (isSameDay(reading, group, other) || isRestOfWeek(reading, group, other))
      )
        habits.add(group);
  });
  for (const [at, { group }] of all.entries()) {
    const next = all[at + 1];
    if (!next || isCertain(all[at]) || isCertain(next) || !isTimetable(reading, group, next.group)) continue;
    habits.add(group).add(next.group);
  }
  for (const week of weeksOf(reading, all)) for (const { group } of week) habits.add(group);
  for (const table of tablesOf(tables)) {
    const timed = table.filter((group) => hasHours(reading, group));
    // "Tue–Fri 10–18, Sat 9–16"
    const isTable =
      timed.length >= 3 ||
      (timed.length === 2 && timed.some(({ isRange }) => isRange)) ||
      timed.some((group) => lengthOf(group) >= LONG);
    if (isTable && !table.some((group) => isThisWeek(reading, group)))
      table.forEach((group) => habits.add(group));
  }
  return habits;
}

const isCertain = (cued: CuedGroup | undefined) =>
  cued !== undefined && [...CERTAIN, "from" as const].some((cue) => cued.cues.found.has(cue));

/** "Story time is Tuesday at 10:30 and Saturday at 11": two days of a sentence that do not follow each other, each with its hours. */
function isTimetable(reading: Reading, one: Group, other: Group): boolean {
  if (!isBare(one) || !isBare(other) || sentenceOf(reading, one).end < other.end) return false;
  const isNear = ((other.atoms[0]?.weekday ?? 0) - (one.atoms.at(-1)?.weekday ?? 0) + 7) % 7 <= 1;
  return !isNear && hasHours(reading, one) && hasHours(reading, other);
}

/** Three mere weekdays in one sentence, each with something else: "Zumba Monday, spin Tuesday, boxing Thursday". */
function weeksOf(reading: Reading, all: readonly CuedGroup[]): CuedGroup[][] {
  const weeks = new Map<number, CuedGroup[]>();
  for (const cued of all) {
    if (!isBare(cued.group) || isCertain(cued)) continue;
    const { start } = sentenceOf(reading, cued.group);
    weeks.set(start, [...(weeks.get(start) ?? []), cued]);
  }
  return [...weeks.values()].filter(({ length }) => length >= 3);
}

function isHabit(reading: Reading, group: Group, cues: Cues): boolean {
  const { found } = cues;
  if (found.has("every") || found.has("counted") || group.atoms.some(({ form }) => form === "every"))
    return true;
  // German "am Wochenende geöffnet" may be any; "dieses Wochenende" is not.
  if (group.atoms.some(({ isWeekend }) => isWeekend))
    return !CERTAIN.some((cue) => found.has(cue)) && (isOpening(reading, group) || isAgain(reading, group));
  if (!isBare(group))
    return (
      isAgain(reading, group) &&
      group.atoms.every(({ dates }) => dates.every(({ year }) => year === undefined))
    );
  if (!found.has("this") && !found.has("next") && !todayBeside(reading, group) && isAny(reading, group, cues))
    return true;
  if (CERTAIN.some((cue) => found.has(cue)) || isThisWeek(reading, group) || todayBeside(reading, group))
    return false;
  if (isRhetorical(reading, group) || (found.size === 0 && isModifier(reading, group))) return true;
  if (
    found.has("article") &&
    !isOfNoun(reading, group) &&
    !(group.isRange && group.atoms[0]?.language === "fr" && !isOpening(reading, group))
  )
    return true;
  if (found.has("from") && !group.isRange) return false;
  if (isApart(group) || isAgain(reading, group) || isRestDay(reading, group) || isUnderHours(reading, group))
    return true;
  if (isUsual(reading, group)) return true;
  const days = lengthOf(group);
  const isFromMonday = group.atoms[0]?.weekday === 1 && days === LONG - 1;
  return (
    group.isRange && (days >= LONG || isFromMonday || (hasHours(reading, group) && isOpening(reading, group)))
  );
}

const NOUN_ARTICLES = new Set(
  "il,lo,la,l,i,gli,le,al,allo,alla,del,dello,della,dal,nel,nello,nella,sul".split(","),
);

/** Italian "il laboratorio di domenica" is a certain one, "di domenica" is every Sunday. */
function isOfNoun({ tokens }: Reading, { start }: Group): boolean {
  const noun = tokens[start - 3]?.text === "di" ? start - 4 : start - 2;
  return tokens[start - 1]?.text === "di" && NOUN_ARTICLES.has(tokens[noun - 1]?.text ?? "");
}
