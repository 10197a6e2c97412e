import { isContradicted } from "@/lib/days/contradictions";
import type { DayMention } from "@/lib/days/types";

/** The first of these times at which no day that a text speaks of is contradicted; undefined where none is. */
export function fittingSlot<T extends { at: string }>(
  days: readonly DayMention[],
  free: readonly T[],
  timeZone: string,
): T | undefined {
  return free.find(({ at }) => !days.some((mention) => isContradicted(mention, new Date(at), timeZone)));
}
