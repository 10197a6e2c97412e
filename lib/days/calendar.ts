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

/** The first such date on or after a day; without a month it is in any. Null for 30 February. */
export function nextDate(date: number, month: number | undefined, from: Day): Day | null {
  const at = new Date(from * DAY_MS);
  const [year, start] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
  // 29 February is at most eight years away, the 31st at most two months.
  const tries =
    month === undefined
      ? [0, 1, 2].map((n) => dayOf(year + Math.floor((start - 1 + n) / 12), ((start - 1 + n) % 12) + 1, date))
      : [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => dayOf(year + n, month, date));
  return tries.find((day) => day !== null && day >= from) ?? null;
}

/** The last such date on or before a day. */
export function lastDate(date: number, month: number, before: Day): Day | null {
  const year = new Date(before * DAY_MS).getUTCFullYear();
  const tries = [0, 1, 2, 3, 4].map((n) => dayOf(year - n, month, date));
  return tries.find((day) => day !== null && day <= before) ?? null;
}
