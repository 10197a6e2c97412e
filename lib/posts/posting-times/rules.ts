import type { Industry } from "@/lib/brand/types";
import { type WallTime, instantOf, wallTime } from "@/lib/i18n/wall-time";
import type { Slot, SlotTime } from "./types";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** How many weeks ahead a free slot is looked for. */
export const WEEKS_AHEAD = 8;

/** The date so many days after `date` (yyyy-MM-dd), or before it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week that `date` (yyyy-MM-dd) is in. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** The first instant at which a clock in `timeZone` shows `date` (yyyy-MM-dd). */
export function startOfDay(date: string, timeZone: string): Date {
  return nextExisting({ date, minute: 0 }, timeZone).at;
}

/** When a slot is in the week that begins on `monday` (yyyy-MM-dd), by a clock in `timeZone`. */
export function slotTime({ weekday, minute }: Slot, monday: string, timeZone: string): SlotTime {
  const { at, shifted } = nextExisting({ date: addDays(monday, weekday - 1), minute }, timeZone);
  return { weekday, minute, at: at.toISOString(), shifted };
}

/** When a clock in `to` shows what a clock in `from` shows at `instant`; where that time is skipped, the next one. */
export function sameClock(instant: Date, from: string, to: string): Date {
  const { date, hour, minute } = wallTime(instant, from);
  const { at } = nextExisting({ date, minute: hour * 60 + minute }, to);
  return new Date(at.getTime() + (instant.getTime() % MINUTE_MS));
}

/** The instant so many days after `instant` at the same time of day; where a clock in `timeZone` skips it, the next. */
export function daysLater(instant: Date, days: number, timeZone: string): Date {
  const { date, hour, minute } = wallTime(instant, timeZone);
  const { at } = nextExisting({ date: addDays(date, days), minute: hour * 60 + minute }, timeZone);
  return new Date(at.getTime() + (instant.getTime() % MINUTE_MS));
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

type DayMinute = { date: string; minute: number };

/** The instant of a wall time; where the clock skips it, the next minute that the clock shows. */
function nextExisting({ date, minute }: DayMinute, timeZone: string): { at: Date; shifted: boolean } {
  for (let skipped = 0; skipped <= DAY_MINUTES; skipped++) {
    const at = instantOf(wallOf(date, minute + skipped), timeZone);
    if (at) return { at, shifted: skipped > 0 };
  }
  throw new RangeError(`No time in ${timeZone} follows minute ${minute} of ${date}`);
}

function wallOf(date: string, minute: number): WallTime {
  const day = Math.floor(minute / DAY_MINUTES);
  const rest = minute % DAY_MINUTES;
  return { date: addDays(date, day), hour: Math.floor(rest / 60), minute: rest % 60 };
}

const at = (weekday: number, hour: number, minute = 0): Slot => ({ weekday, minute: hour * 60 + minute });

const PROPOSED: Record<Industry, Slot[]> = {
  retail: [at(2, 8), at(4, 16), at(6, 9)],
  healthcare: [at(1, 8), at(3, 12), at(5, 8)],
  education: [at(1, 16), at(3, 16), at(7, 18)],
  finance: [at(2, 8), at(3, 12), at(4, 8)],
  technology: [at(2, 10), at(3, 14), at(4, 10)],
  other: [at(2, 9), at(4, 16), at(6, 10)],
};

/** Three posting times to begin with, by when the customers of such a business have time to read. */
export function proposedSlots(trade: Industry): Slot[] {
  return PROPOSED[trade].map((slot) => ({ ...slot }));
}
