import { wallTime } from "@/lib/posts/scheduling/schedule-times";
import type { ScheduleChoice } from "./schedule-fields";

/**
 * Whether the post is scheduled, and when; the time is kept while the switch is off. A null lateness leaves it
 * unchanged.
 */
export type Schedule = { on: boolean; choice: ScheduleChoice | null; ifLateMinutes: number | null };

/** The workspace's initial value: send at once. */
export const NO_SCHEDULE: Schedule = { on: false, choice: null, ifLateMinutes: null };

/** Scheduled for a free time that was pressed; at once where that has passed. */
export function scheduleFor(at: string, timeZone: string): Schedule {
  const instant = new Date(at);
  if (instant.getTime() <= Date.now()) return NO_SCHEDULE;
  return { ...NO_SCHEDULE, on: true, choice: wallTime(instant, timeZone) };
}
