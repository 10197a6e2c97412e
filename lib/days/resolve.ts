import { type Day, dayOf, endOfWeek, lastDate, nextDate, nextWeekday, weekdayOf } from "./calendar";
import type { Cues } from "./cues";
import type { Group } from "./dates/groups";
import { isNextWeek } from "./hours";
import type { Atom, PartialDate, Reading } from "./text/reading";

/** The days of a group: what it says, and the last day of every plausible reading. */
type Days = { first: Day; last: Day; latest: Day };

/** The days that a group means; null for past ones and for no definite day. */
export function daysOf(reading: Reading, group: Group, { found }: Cues): Days | null {
  const { written } = reading;
  const [first] = group.atoms;
  if (!first) return null;
  if (first.isWeekend) return weekend(reading, group, found);
  const dates = group.atoms.flatMap((atom) => atom.dates);
  if (dates.length > 0) return datesOf(group, written);
  const isNext = found.has("next") || (!found.has("this") && isNextWeek(reading, group));
  return weekdaysOf(group.atoms, written, isNext);
}

/** A weekend that no word makes a certain one is any. In German and Hungarian "am Wochenende" is the next. */
function weekend({ tokens, written }: Reading, { start, atoms }: Group, found: Cues["found"]): Days | null {
  const language = atoms[0]?.language;
  const isCertain =
    (language === "hu" && tokens[start]?.plain === "hetvegen") ||
    (language === "de" && /^(?:am|zum|übers)$/.test(tokens[start - 1]?.text ?? ""));
  if (!isCertain && !found.has("this") && !found.has("next")) return null;
  const sunday = endOfWeek(written) + (found.has("next") ? 7 : 0);
  // On a weekend "this weekend" may be the coming one.
  const isNow = weekdayOf(written) % 6 === 0 && !found.has("next");
  return { first: sunday - 1, last: sunday, latest: isNow ? sunday + 7 : sunday };
}

function weekdaysOf(atoms: readonly Atom[], written: Day, isNext: boolean): Days {
  const days: Day[] = [];
  for (const { weekday = 0 } of atoms) days.push(nextWeekday(weekday, days.at(-1) ?? written));
  const [first = written, last = written] = [days[0], days.at(-1)];
  // "Next Saturday" is that of next week for some, and the first for others.
  if (isNext) {
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
