import { addDays } from "@/lib/i18n/calendar";
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import { ANSWER_DAYS, EVENING_HOUR, HOURS_TO_COME } from "./constants";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From when on an owner is asked about a post: the first evening, by her clock, by which people had hours to come. */
export function askedFrom(publishedAt: Date, timeZone: string): Date {
  const earliest = new Date(publishedAt.getTime() + HOURS_TO_COME * HOUR_MS);
  const { date } = wallTime(earliest, timeZone);
  const evenings = [date, addDays(date, 1)].map((day) =>
    instantOf({ date: day, hour: EVENING_HOUR, minute: 0 }, timeZone),
  );
  // No clock is put forward over an evening; one that were would be asked at once.
  return evenings.find((evening) => evening !== null && evening >= earliest) ?? earliest;
}

/** Until when an answer that is asked for from then on is taken. */
export const answeredUntil = (from: Date): Date => new Date(from.getTime() + ANSWER_DAYS * DAY_MS);

/** Whether an owner is asked about a post now, and may answer. */
export function isAsked(publishedAt: Date, { timeZone, now }: { timeZone: string; now: Date }): boolean {
  const from = askedFrom(publishedAt, timeZone);
  return from <= now && now < answeredUntil(from);
}
