import { DAY_MS, addDays, mondayOf, nextExisting } from "@/lib/i18n/calendar";
import { wallTime } from "@/lib/i18n/wall-time";
import type { Slot, SlotTime } from "./types";

/** How many weeks ahead a free slot is looked for. */
export const WEEKS_AHEAD = 8;

/** When a slot is in the week that begins on `monday` (yyyy-MM-dd), by a clock in `timeZone`. */
export function slotTime({ weekday, minute }: Slot, monday: string, timeZone: string): SlotTime {
  const { at, shifted } = nextExisting({ date: addDays(monday, weekday - 1), minute }, timeZone);
  return { weekday, minute, at: at.toISOString(), shifted };
}

/** The slots of a week in order of time. Two that coincide when the clock is put forward count as one. */
export function slotTimesOf(slots: readonly Slot[], monday: string, timeZone: string): SlotTime[] {
  const times = slots.map((slot) => slotTime(slot, monday, timeZone));
  times.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || Number(a.shifted) - Number(b.shifted));
  return times.filter(({ at }, index) => at !== times[index - 1]?.at);
}

/**
 * The first `count` slots after `now` that no post has, within the coming eight weeks; fewer where there are no more.
 * @param taken the times of the scheduled posts, ISO 8601
 */
export function nextFreeSlots(
  slots: readonly Slot[],
  taken: Iterable<string>,
  now: Date,
  timeZone: string,
  count: number,
): SlotTime[] {
  const used = new Set(Array.from(taken, (at) => Date.parse(at)));
  const end = now.getTime() + WEEKS_AHEAD * 7 * DAY_MS;
  const monday = mondayOf(wallTime(now, timeZone).date);
  const free: SlotTime[] = [];
  // One week before and after: a slot that a clock skips may lie in the next week.
  for (let week = -1; week <= WEEKS_AHEAD + 1; week++) {
    for (const time of slotTimesOf(slots, addDays(monday, week * 7), timeZone)) {
      const at = Date.parse(time.at);
      if (free.length === count) return free;
      if (at <= now.getTime() || at > end || used.has(at)) continue;
      used.add(at);
      free.push(time);
    }
  }
  return free;
}
