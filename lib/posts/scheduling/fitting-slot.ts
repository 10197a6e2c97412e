import { dayOfIso, weekdayOf } from "@/lib/days/calendar";
import type { DayMention } from "@/lib/days/types";
import { localDateOf } from "@/lib/posts/posting-times/local-date";

/** The days on which a text may go out, however many it speaks of. `weekday`: null where two contradict each other. */
type Window = { earliest: string; latest: string; weekday?: number | null };

/** The first of these times at which no day that a text speaks of is contradicted; undefined where none is. */
export function fittingSlot<T extends { at: string }>(
  days: readonly DayMention[],
  free: readonly T[],
  timeZone: string,
): T | undefined {
  const window = windowOf(days);
  return free.find((time) => isIn(window, localDateOf(time, timeZone)));
}

function windowOf(days: readonly DayMention[]): Window {
  const window: Window = { earliest: "", latest: "9999" };
  for (const { earliest, latest, weekday } of days) {
    if (weekday !== undefined)
      window.weekday = window.weekday === undefined || window.weekday === weekday ? weekday : null;
    else if (latest < window.latest) window.latest = latest;
    if (weekday === undefined && earliest !== undefined && earliest > window.earliest)
      window.earliest = earliest;
  }
  return window;
}

function isIn({ earliest, latest, weekday }: Window, date: string): boolean {
  if (date < earliest || date > latest) return false;
  return weekday === undefined || weekday === weekdayOf(dayOfIso(date));
}
