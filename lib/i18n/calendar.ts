import { type WallTime, instantOf, wallTime } from "./wall-time";

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** A calendar day, counted from 1 January 1970. */
export type Day = number;

/** The day that a clock in `timeZone` shows at an instant. */
export function dayAt(instant: Date, timeZone: string): Day {
  return dayOfIso(dateAt(instant, timeZone));
}

/** yyyy-MM-dd */
export function isoOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day of yyyy-MM-dd. */
export function dayOfIso(date: string): Day {
  return Date.parse(date) / DAY_MS;
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The day of a date, or null where no such date is. Months are 1 to 12. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  return at.getUTCMonth() === month - 1 ? at.getTime() / DAY_MS : null;
}

/** The first such weekday on or after a day. */
export function nextWeekday(weekday: number, from: Day): Day {
  return from + ((weekday - weekdayOf(from) + 7) % 7);
}

/** The Sunday that ends the week (from Monday on) of a day. */
export function endOfWeek(day: Day): Day {
  return nextWeekday(0, day);
}

/** The date of an instant, yyyy-MM-dd, by a clock in `timeZone`. */
export function dateAt(instant: Date, timeZone: string): string {
  return wallTime(instant, timeZone).date;
}

/** The same of ISO 8601. */
export function dateOf(at: string, timeZone: string): string {
  return dateAt(new Date(at), timeZone);
}

/** The date so many days after `date` (yyyy-MM-dd), or before it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week that `date` (yyyy-MM-dd) is in. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** The first instant at which a clock in `timeZone` shows `date` (yyyy-MM-dd). */
export function startOfDay(date: string, timeZone: string): Date {
  return nextExisting({ date, minute: 0 }, timeZone).at;
}

/** When a clock in `to` shows what a clock in `from` shows at `instant`; where that time is skipped, the next one. */
export function sameClock(instant: Date, from: string, to: string): Date {
  const { date, hour, minute } = wallTime(instant, from);
  const { at } = nextExisting({ date, minute: hour * 60 + minute }, to);
  return new Date(at.getTime() + (instant.getTime() % MINUTE_MS));
}

/** The instant so many days after `instant` at the same time of day; where a clock in `timeZone` skips it, the next. */
export function daysLater(instant: Date, days: number, timeZone: string): Date {
  const { date, hour, minute } = wallTime(instant, timeZone);
  const { at } = nextExisting({ date: addDays(date, days), minute: hour * 60 + minute }, timeZone);
  return new Date(at.getTime() + (instant.getTime() % MINUTE_MS));
}

type DayMinute = { date: string; minute: number };

/** The instant of a wall time; where the clock skips it, the next minute that the clock shows. */
export function nextExisting({ date, minute }: DayMinute, timeZone: string): { at: Date; shifted: boolean } {
  for (let skipped = 0; skipped <= DAY_MINUTES; skipped++) {
    const at = instantOf(wallOf(date, minute + skipped), timeZone);
    if (at) return { at, shifted: skipped > 0 };
  }
  throw new RangeError(`No time in ${timeZone} follows minute ${minute} of ${date}`);
}

function wallOf(date: string, minute: number): WallTime {
  const day = Math.floor(minute / DAY_MINUTES);
  const rest = minute % DAY_MINUTES;
  return { date: addDays(date, day), hour: Math.floor(rest / 60), minute: rest % 60 };
}

const known = new WeakMap<object, { timeZone: string; date: string }>();

/**
 * The date, yyyy-MM-dd, on which a clock in `timeZone` shows a time. Computed once for each time of a request: a week has
 * hundreds, and they are compared for each of its drafts.
 */
export function localDateOf(time: { at: string }, timeZone: string): string {
  const found = known.get(time);
  if (found?.timeZone === timeZone) return found.date;
  const { date } = wallTime(new Date(time.at), timeZone);
  known.set(time, { timeZone, date });
  return date;
}
