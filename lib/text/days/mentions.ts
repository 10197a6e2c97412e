import { readDays } from "@/lib/text/explicit/read-figures";
import type { SaidDate, SaidDay } from "@/lib/text/explicit/types";
import { type Day, dayAt, dayOf, endOfWeek, isoOf, nextWeekday, weekdayOf } from "../../i18n/calendar";
import type { DayMention, Writing } from "./types";
import { type ReadDays, withRead } from "./with-read";

/** A date without its year is the first from so many days before on: what is older is the next year's. */
const BACK_DAYS = 60;

/**
 * The days that a text speaks of, in its order; not what has passed when it was written.
 * @param read what a model has read in it
 */
export function daysIn(text: string, writing: Writing, read: ReadDays | null = null): DayMention[] {
  return mentionsOf(withRead(readDays(text, writing.timeZone), read, text.length), writing);
}

/** Whether a text names a date that has passed when it is written. */
export function namesPastDay(text: string, { writtenAt, timeZone }: Writing): boolean {
  const written = dayAt(writtenAt, timeZone);
  return readDays(text, timeZone).some(({ date, last }) => {
    const span = date && spanOf(date, last, written - BACK_DAYS);
    return span ? span.last < written : false;
  });
}

/** The calendar days of days as they are said: counted from the day of sending, or else from that of writing. */
export function mentionsOf(
  days: readonly SaidDay[],
  { writtenAt, sendsAt, timeZone }: Writing,
): DayMention[] {
  const written = dayAt(writtenAt, timeZone);
  const anchor = sendsAt ? dayAt(sendsAt, timeZone) : written;
  return days.flatMap((said) => mentionOf(said, { anchor, written: Math.min(written, anchor) }) ?? []);
}

type Clock = { anchor: Day; written: Day };

function mentionOf(said: SaidDay, clock: Clock): DayMention | null {
  return said.date ? dateOf(said, said.date, clock) : weekdayMention(said, clock.anchor);
}

function dateOf(said: SaidDay, date: SaidDate, { anchor, written }: Clock): DayMention | null {
  const { from, to, role, distance, weekday } = said;
  const span = spanOf(date, said.last, written - BACK_DAYS);
  if (!span) return null;
  const { first, last } = span;
  const isEnd = role === "until" || role === "range";
  // What was over when it was written is told as that, unless it is the end of something.
  if (last < written && (!isEnd || last < written - BACK_DAYS)) return null;
  const days = { from, to, said: { first: isoOf(first), last: isoOf(last) } };
  const misnamed = weekday !== undefined && weekdayOf(first) !== weekday ? { misnamed: weekday } : {};
  if (distance !== undefined && anchor - first < BACK_DAYS) {
    const day = isoOf(first - distance);
    return { ...days, kind: "today", latest: day, earliest: day, ...misnamed };
  }
  const kind = role === "on" ? "date" : role;
  return { ...days, kind, latest: isoOf(role === "from" ? first : last), ...misnamed };
}

/** A range ends after it begins: "24 December to 2 January". */
function spanOf(date: SaidDate, end: SaidDate | undefined, from: Day): { first: Day; last: Day } | null {
  const isYearBehind = end?.year !== undefined && date.year === undefined;
  const last = isYearBehind ? dayFrom(end, from) : null;
  const first = dayFrom(date, last === null ? from : last - 365);
  if (first === null) return null;
  const until = end ? (last ?? dayFrom(end, first)) : first;
  return until === null || until < first ? null : { first, last: until };
}

/** The day of a date: the first one from a day on, where its year is not said. */
function dayFrom({ day, month, year }: SaidDate, from: Day): Day | null {
  if (year !== undefined) return dayOf(year, month, day);
  const first = new Date(from * 86_400_000).getUTCFullYear();
  // 29 February is at most eight years away.
  const days = Array.from({ length: 9 }, (_, n) => dayOf(first + n, month, day));
  return days.find((one) => one !== null && one >= from) ?? null;
}

function weekdayMention(
  { from, to, role, weekday = 0, which, distance }: SaidDay,
  anchor: Day,
): DayMention | null {
  const place = { from, to };
  if (distance !== undefined) {
    const sent = (weekday - distance + 7) % 7;
    const day = isoOf(nextWeekday(weekday, anchor));
    const latest = isoOf(nextWeekday(sent, anchor));
    return {
      ...place,
      kind: "today",
      said: { first: day, last: day },
      latest,
      earliest: latest,
      weekday: sent,
    };
  }
  const next = nextWeekday(weekday, anchor);
  // "From Monday" on a Monday is that day, or in a week.
  if (next === anchor && role === "from") return null;
  // "Next Saturday" is that of next week for some, and the first for others.
  const day = which === "next" ? Math.max(next, nextWeekday(weekday, endOfWeek(anchor) + 1)) : next;
  // On a Saturday, "Saturday" may be that day or the next.
  const latest = isoOf(day === anchor && role !== "from" ? day + 7 : day);
  const kind = role === "until" || role === "from" ? role : "weekday";
  return { ...place, kind, said: { first: isoOf(day), last: isoOf(day) }, latest, counted: true };
}
