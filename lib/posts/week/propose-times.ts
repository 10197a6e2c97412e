/** Which of several drafts gets which free time. The screens propose by it, and POST /api/week/fill places by it. */
import { latestDayOf } from "@/lib/text/days/contradictions";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { keptDates } from "@/lib/posts/right-days";
import { findMatchingSlot } from "@/lib/posts/scheduling/find-matching-slot";
import type { WeekPost } from "./types";

type Draft = Pick<WeekPost, "id" | "createdAt" | "days" | "content" | "writtenAt" | "rightDays">;
/** What of it decides the order. */
type Ordered = Pick<Draft, "id" | "createdAt" | "days">;

/**
 * The order in which drafts get their times: first those that speak of a day, the earliest day first, so that none of
 * them finds its last time taken by one that could go out at any; then the oldest.
 */
export function placingOrder<T extends Ordered>(drafts: readonly T[]): T[] {
  const key = ({ days, createdAt }: T) => `${latestDayOf(days) ?? "9999"} ${createdAt}`;
  return [...drafts].sort((a, b) => key(a).localeCompare(key(b)) || a.id - b.id);
}

/** The free time that each draft gets; null for one that no time is left for, or none that is early enough. */
export function proposeTimes(
  drafts: readonly Draft[],
  free: readonly SlotTime[],
  timeZone: string,
): Map<number, SlotTime | null> {
  const left = [...free];
  const proposed = new Map<number, SlotTime | null>();
  for (const draft of placingOrder(drafts)) {
    const slot = findMatchingSlot(draft.days, left, timeZone, keptDates(draft, draft.days));
    if (slot) left.splice(left.indexOf(slot), 1);
    proposed.set(draft.id, slot ?? null);
  }
  return proposed;
}
