import { localDateOf } from "@/lib/i18n/calendar";
import { isInWindow, windowOf } from "@/lib/text/days/contradictions";
import type { DayMention } from "@/lib/text/days/types";

const NONE: ReadonlySet<string> = new Set();

/**
 * The first of these times that is right for the days that a text speaks of; undefined where none is.
 * @param kept dates, yyyy-MM-dd, on which it may go out as its owner says
 */
export function findMatchingSlot<T extends { at: string }>(
  days: readonly DayMention[],
  free: readonly T[],
  timeZone: string,
  kept = NONE,
): T | undefined {
  const window = windowOf(days);
  return free.find((time) => {
    const date = localDateOf(time, timeZone);
    return isInWindow(window, date) || kept.has(date);
  });
}
