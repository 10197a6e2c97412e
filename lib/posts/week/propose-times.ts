/** Which of several drafts gets which free time. The screens propose by it, and POST /api/week/fill places by it. */
import { latestDayOf } from "@/lib/posts/days/days-in-text";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { fittingSlot } from "@/lib/posts/scheduling/fitting-slot";
import type { Post } from "@/lib/posts/types";

type Draft = Pick<Post, "id" | "content" | "createdAt" | "writtenAt">;

/**
 * The order in which drafts get their times: first those that speak of a day, the earliest day first, so that none of
 * them finds its last time taken by one that could go out at any; then the oldest.
 */
export function placingOrder<T extends Draft>(drafts: readonly T[], timeZone: string): T[] {
  const latest = new Map(
    drafts.map((draft) => [draft.id, latestDayOf(draft.content, writingOf(draft, timeZone)) ?? "9999"]),
  );
  const key = ({ id, createdAt }: T) => `${latest.get(id)} ${createdAt}`;
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
  for (const draft of placingOrder(drafts, timeZone)) {
    const slot = fittingSlot(draft.content, writingOf(draft, timeZone), left);
    if (slot) left.splice(left.indexOf(slot), 1);
    proposed.set(draft.id, slot ?? null);
  }
  return proposed;
}

const writingOf = ({ writtenAt }: Draft, timeZone: string) => ({ writtenAt: new Date(writtenAt), timeZone });
