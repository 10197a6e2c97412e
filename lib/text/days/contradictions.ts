/** The days that a text mentions, compared with the day on which it goes out. */
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import { dayAt, dayOfIso, endOfWeek, isoOf, nextWeekday, weekdayOf } from "../../i18n/calendar";
import type { DayMention } from "./types";

/**
 * The days (yyyy-MM-dd) on which a text may go out, as far as its own days say: all that a time for it has to be compared
 * with, however many days it names.
 */
export type DayWindow = {
  earliest: string;
  latest: string;
  /** 0 (Sunday) to 6; null for none: two contradict each other. */ weekday?: number | null;
};

const ALWAYS: DayWindow = { earliest: "0000-00-00", latest: "9999-99-99" };

/** What the days of a text leave, with those that are counted from the day of writing: for choosing a time for a draft. */
export function windowOf(mentions: readonly DayMention[]): DayWindow {
  return mentions.reduce<DayWindow>((window, { latest, earliest, weekday }) => {
    if (weekday !== undefined)
      return {
        ...window,
        weekday: window.weekday === undefined || window.weekday === weekday ? weekday : null,
      };
    return {
      ...window,
      latest: latest < window.latest ? latest : window.latest,
      earliest: earliest !== undefined && earliest > window.earliest ? earliest : window.earliest,
    };
  }, ALWAYS);
}

/** Whether a text with that window may go out on a day, yyyy-MM-dd. */
export function isInWindow({ earliest, latest, weekday }: DayWindow, date: string): boolean {
  return (
    date >= earliest && date <= latest && (weekday === undefined || weekday === weekdayOf(dayOfIso(date)))
  );
}

/** Whether a text's mention of a day is wrong if it is sent at that moment. */
export function isContradicted(mention: DayMention, sendsAt: Date, timeZone: string): boolean {
  if (mention.misnamed !== undefined) return true;
  return !mention.counted && !isInWindow(windowOf([mention]), isoOf(dayAt(sendsAt, timeZone)));
}

/**
 * The next moment, at the same time of day, at which a text's days are right; null where there is none ahead, and where a
 * date has the wrong weekday, which no moment makes right.
 * @param sendsAt when it goes out, ISO 8601
 */
export function rightTime(
  mentions: readonly DayMention[],
  { sendsAt, timeZone, now }: { sendsAt: string; timeZone: string; now: Date },
): string | null {
  const wall = wallTime(new Date(sendsAt), timeZone);
  // Not before the week that it is planned for.
  const from = Math.max(dayAt(now, timeZone), endOfWeek(dayOfIso(wall.date)) - 6);
  const dates = mentions.flatMap(({ latest, said, weekday, counted }) =>
    counted ? [] : weekday === undefined ? [latest, said.first] : [isoOf(nextWeekday(weekday, from))],
  );
  const times = dates.flatMap((date) => instantOf({ ...wall, date }, timeZone) ?? []);
  const right = times.find(
    (at) => at > now && !mentions.some((mention) => isContradicted(mention, at, timeZone)),
  );
  return right?.toISOString() ?? null;
}

/** The last day (yyyy-MM-dd) on which a text may go out without mentioning a past day; null for any day. */
export function latestDayOf(mentions: readonly DayMention[]): string | null {
  return mentions.reduce<string | null>(
    (earliest, { latest }) => (earliest === null || latest < earliest ? latest : earliest),
    null,
  );
}
