/**
 * The days that a text speaks of, by rule and in the product's seven languages, held against the day on which it goes
 * out. Written here because chrono-node knows no Hungarian and weighs more than all of this.
 */
import {
  type Day,
  dayAt,
  endOfWeek,
  isoOf,
  lastDate,
  nextDate,
  nextWeekday,
  dayOf,
  weekdayOf,
} from "./calendar";
import { isPast } from "./past";
import { type Cues, cuesAround } from "./cues";
import { type Group, groupsOf } from "./groups";
import { habitsOf } from "./habits";
import { isProperName } from "./proper-names";
import { type Atom, type PartialDate, type Reading, readingOf } from "./reading";
import { todayBeside } from "./today";
import type { DayMention, Writing } from "./types";

/** Where a text speaks of certain days, in its order; not "every Saturday", days that are over, nor opening hours. */
export function daysIn(text: string, { writtenAt, timeZone }: Writing): DayMention[] {
  const reading = readingOf(text, dayAt(writtenAt, timeZone), timeZone);
  const all = groupsOf(reading).map((group) => ({ group, cues: cuesAround(reading, group) }));
  const habits = habitsOf(reading, all);
  return all.flatMap(({ group, cues }) => (habits.has(group) ? [] : (mentionOf(reading, group, cues) ?? [])));
}

/** Where a text speaks of a day that does not go with the day on which it is sent. */
export function contradictionsOf(
  text: string,
  { sendsAt, ...writing }: Writing & { /** When it goes out. */ sendsAt: Date },
): DayMention[] {
  return daysIn(text, writing).filter((mention) => isContradicted(mention, sendsAt, writing.timeZone));
}

/** Whether what a text says of a day is wrong when it is sent at that moment. */
export function isContradicted(mention: DayMention, sendsAt: Date, timeZone: string): boolean {
  const day = dayAt(sendsAt, timeZone);
  if (mention.weekday !== undefined) return mention.weekday !== weekdayOf(day);
  const sent = isoOf(day);
  return sent > mention.latest || (mention.earliest !== undefined && sent < mention.earliest);
}

/** The last day (yyyy-MM-dd) on which a text may go out without speaking of a day that is over; null for any day. */
export function latestDayOf(text: string, writing: Writing): string | null {
  return daysIn(text, writing).reduce<string | null>(
    (earliest, { latest }) => (earliest === null || latest < earliest ? latest : earliest),
    null,
  );
}

function mentionOf(reading: Reading, group: Group, cues: Cues): DayMention | null {
  const { found } = cues;
  if (found.has("over") || (found.has("since") && !group.isRange) || isProperName(reading, group, cues))
    return null;
  const days = daysOf(reading, group, cues);
  if (!days) return null;
  const today = todayBeside(reading, group);
  const first = reading.tokens[Math.min(today?.start ?? cues.start, cues.start)];
  const last = reading.tokens[group.end - 1];
  if (!first || !last) return null;
  const place = { from: first.from, to: last.to };
  const said = { first: isoOf(days.first), last: isoOf(days.last) };
  if (today && !found.has("until") && !found.has("from")) {
    const sent = isoOf(days.first - today.offset);
    const [atom] = group.atoms;
    const weekday =
      atom?.weekday !== undefined && atom.dates.length === 0
        ? (atom.weekday - today.offset + 7) % 7
        : undefined;
    return {
      ...place,
      kind: "today",
      said: { first: said.first, last: said.first },
      latest: sent,
      earliest: sent,
      weekday,
    };
  }
  const kind = kindOf(group, cues);
  if (
    isPast(reading, group) &&
    kind !== "until" &&
    kind !== "from" &&
    !found.has("this") &&
    !found.has("next")
  )
    return null;
  const latest = isoOf(kind === "from" ? days.first : days.latest);
  return { ...place, kind, said, latest };
}

function kindOf({ atoms, isRange }: Group, { found }: Cues): DayMention["kind"] {
  if (found.has("until") || (!isRange && atoms.some(({ form }) => form === "until"))) return "until";
  if (isRange) return "range";
  if (found.has("from") || atoms[0]?.form === "from") return "from";
  if (atoms.some(({ isWeekend }) => isWeekend)) return "weekend";
  return atoms.some(({ dates }) => dates.length > 0) ? "date" : "weekday";
}

/** The days of a group: what it says, and the last day of every plausible reading. */
type Days = { first: Day; last: Day; latest: Day };

function daysOf(reading: Reading, group: Group, { found }: Cues): Days | null {
  const { written } = reading;
  const [first] = group.atoms;
  if (!first) return null;
  if (first.isWeekend) return weekend(reading, group, found);
  const dates = group.atoms.flatMap((atom) => atom.dates);
  if (dates.length > 0) return datesOf(group, written);
  return weekdaysOf(group.atoms, written, found);
}

/** A weekend that no word makes a certain one is any. In German and Hungarian "am Wochenende" is the next. */
function weekend({ tokens, written }: Reading, { start, atoms }: Group, found: Cues["found"]): Days | null {
  const language = atoms[0]?.language;
  const isCertain =
    (language === "hu" && tokens[start]?.plain !== "hetvege") ||
    (language === "de" && /^(?:am|zum|übers)$/.test(tokens[start - 1]?.text ?? ""));
  if (!isCertain && !found.has("this") && !found.has("next")) return null;
  const sunday = endOfWeek(written) + (found.has("next") ? 7 : 0);
  // On a weekend "this weekend" may be the coming one.
  const isNow = weekdayOf(written) % 6 === 0 && !found.has("next");
  return { first: sunday - 1, last: sunday, latest: isNow ? sunday + 7 : sunday };
}

function weekdaysOf(atoms: readonly Atom[], written: Day, found: Cues["found"]): Days {
  const days: Day[] = [];
  for (const { weekday = 0 } of atoms) days.push(nextWeekday(weekday, days.at(-1) ?? written));
  const [first = written, last = written] = [days[0], days.at(-1)];
  // "Next Saturday" is that of next week for some, and the first for others.
  if (found.has("next")) {
    const later = Math.max(first, nextWeekday(weekdayOf(first), endOfWeek(written) + 1));
    return { first: later, last: later + last - first, latest: later + last - first };
  }
  // Written on a Saturday, "Saturday" may be that day or the next.
  return { first, last, latest: first === written ? last + 7 : last };
}

function datesOf({ atoms, isRange }: Group, written: Day): Days | null {
  const dates = atoms.flatMap((atom) => atom.dates);
  const [start, end] = [dates[0], dates.at(-1)];
  if (!end || !start) return null;
  const last = resolve(end, written);
  if (last === null || last < written) return null;
  const whole: PartialDate = { month: end.month, year: end.year, ...start };
  if (whole.month === undefined && start === end) return { first: last, last, latest: last };
  const first = isRange ? startOf(whole, last) : resolve(whole, written);
  const from = first === null || first > last ? last : first;
  return { first: from, last, latest: last };
}

function resolve({ date, month, year }: PartialDate, written: Day): Day | null {
  return year !== undefined && month !== undefined
    ? dayOf(year, month, date)
    : nextDate(date, month, written);
}

/** The beginning of a range, from its end: "24 December to 2 January" begins in the year before. */
function startOf({ date, month }: PartialDate, last: Day): Day | null {
  return month === undefined ? last : lastDate(date, month, last);
}
