import { HELD_FOR_TEXT } from "@/lib/posts/constants";
import type { HeldFor } from "@/lib/posts/types";
import type { ReleaseRequest } from "./schema";
import { type WallTime, wallTime, instantOf } from "@/lib/i18n/wall-time";

/** Posts go out at quarter hours. */
const MINUTE_STEP = 15;
const QUARTER_MS = MINUTE_STEP * 60_000;
const QUARTERS = [0, 15, 30, 45] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The first quarter hour after `now`; at 23:50 that is tomorrow's midnight. */
export function nextQuarter(now: Date, timeZone: string): WallTime {
  const next = (Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS;
  return wallTime(new Date(next), timeZone);
}

/** Tomorrow at 12:00 PM: what the schedule says when it is switched on. */
export function tomorrowNoon(now: Date, timeZone: string): WallTime {
  const [year = 0, month = 1, day = 1] = wallTime(now, timeZone).date.split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
  return { date, hour: 12, minute: 0 };
}

/** The minutes of an hour that can be chosen: quarters that exist on that day and are still to come. */
export function minutesOf({ date, hour }: Omit<WallTime, "minute">, now: Date, timeZone: string): number[] {
  return QUARTERS.filter((minute) => isAhead({ date, hour, minute }, now, timeZone));
}

/** The hours of a day, 0 to 23, in which something can be chosen. */
export function hoursOf(date: string, now: Date, timeZone: string): number[] {
  return HOURS.filter((hour) => minutesOf({ date, hour }, now, timeZone).length > 0);
}

/** Whether a chosen time exists and is still to come. */
export function isAhead(wall: WallTime, now: Date, timeZone: string): boolean {
  return (instantOf(wall, timeZone)?.getTime() ?? 0) > now.getTime();
}

/** A day is chosen: today begins with the next quarter hour, another day keeps the time of day. */
export function chooseDay(wall: WallTime, date: string, now: Date, timeZone: string): WallTime {
  const today = date === wallTime(now, timeZone).date;
  return nearestChoice(today ? nextQuarter(now, timeZone) : { ...wall, date }, now, timeZone);
}

/** The nearest time that can be chosen on the day of `wall`, later rather than earlier. */
export function nearestChoice(wall: WallTime, now: Date, timeZone: string): WallTime {
  const hours = hoursOf(wall.date, now, timeZone);
  const hour = nearest(hours, wall.hour);
  if (hour === undefined) return nextQuarter(now, timeZone);
  const minutes = minutesOf({ date: wall.date, hour }, now, timeZone);
  // An hour that had to change begins at its first quarter.
  const minute = nearest(minutes, hour === wall.hour ? wall.minute : 0);
  return { date: wall.date, hour, minute: minute ?? 0 };
}

function nearest(values: readonly number[], wanted: number): number | undefined {
  return values.find((value) => value >= wanted) ?? values.at(-1);
}

/** Whether a post is held for what its text says. */
export const isForText = (heldFor: string | null | undefined): heldFor is (typeof HELD_FOR_TEXT)[number] =>
  HELD_FOR_TEXT.some((code) => code === heldFor);

/**
 * What lets a held post go out at its time after all: for its text, its owner's word that it may.
 * Without that it would be held for it again.
 */
export const atItsTime = (
  heldFor: HeldFor | null | undefined,
  scheduledAt: string,
): Extract<ReleaseRequest, { action: "confirm" | "reschedule" }> =>
  isForText(heldFor) ? { action: "confirm" } : { action: "reschedule", scheduledAt };

/**
 * Whether a post is held until its owner decides, whatever else changes. One that was late, or leaned on a fact that was
 * over, is held anew where that is still so at another time.
 */
export const isByOwner = (heldFor: string | null | undefined): boolean =>
  heldFor === "POST_HELD" || heldFor === "RESTORED";
