import { localDateOf } from "@/lib/i18n/calendar";
import { isInWindow, windowOf } from "@/lib/text/days/contradictions";
import type { DayMention } from "@/lib/text/days/types";

/** The first of these times that is right for the days that a text speaks of; undefined where none is. */
export function findMatchingSlot<T extends { at: string }>(
  days: readonly DayMention[],
  free: readonly T[],
  timeZone: string,
): T | undefined {
  const window = windowOf(days);
  return free.find((time) => isInWindow(window, localDateOf(time, timeZone)));
}
