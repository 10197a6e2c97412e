import { wallTime } from "@/lib/i18n/wall-time";

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
