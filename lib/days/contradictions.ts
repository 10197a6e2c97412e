/** The days that a text mentions, compared with the day on which it goes out. */
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import { dayAt, isoOf, nextWeekday, weekdayOf } from "./calendar";
import type { DayMention } from "./types";

/** Whether a text's mention of a day is wrong if it is sent at that moment. */
export function isContradicted(mention: DayMention, sendsAt: Date, timeZone: string): boolean {
  const day = dayAt(sendsAt, timeZone);
  if (mention.weekday !== undefined) return mention.weekday !== weekdayOf(day);
  const sent = isoOf(day);
  return sent > mention.latest || (mention.earliest !== undefined && sent < mention.earliest);
}

/** The first day that a text mentions and that is wrong if it is sent at that moment. @param sendsAt ISO 8601 */
export function contradictedIn(
  mentions: readonly DayMention[],
  sendsAt: string,
  timeZone: string,
): DayMention | undefined {
  return mentions.find((mention) => isContradicted(mention, new Date(sendsAt), timeZone));
}

/**
 * The next moment, at the same time of day, at which a text's mention of a day is right: on the last day on which it is
 * true, or the day itself; null where there is none ahead.
 * @param sendsAt when it goes out, ISO 8601
 */
export function rightTime(
  mentions: readonly DayMention[],
  { sendsAt, timeZone, now }: { sendsAt: string; timeZone: string; now: Date },
): string | null {
  const wall = wallTime(new Date(sendsAt), timeZone);
  const today = dayAt(now, timeZone);
  const dates = mentions.flatMap(({ latest, said, weekday }) =>
    weekday === undefined ? [latest, said.first] : [isoOf(nextWeekday(weekday, today))],
  );
  const times = dates.flatMap((date) => instantOf({ ...wall, date }, timeZone) ?? []);
  const right = times.find((at) => at > now && !contradictedIn(mentions, at.toISOString(), timeZone));
  return right?.toISOString() ?? null;
}

/** The last day (yyyy-MM-dd) on which a text may go out without mentioning a past day; null for any day. */
export function latestDayOf(mentions: readonly DayMention[]): string | null {
  return mentions.reduce<string | null>(
    (earliest, { latest }) => (earliest === null || latest < earliest ? latest : earliest),
    null,
  );
}
