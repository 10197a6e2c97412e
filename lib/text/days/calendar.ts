import { wallTime } from "@/lib/i18n/wall-time";

const DAY_MS = 86_400_000;

/** A calendar day, counted from 1 January 1970. */
export type Day = number;

/** The day that a clock in `timeZone` shows at an instant. */
export function dayAt(instant: Date, timeZone: string): Day {
  return dayOfIso(wallTime(instant, timeZone).date);
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
