import type { ScheduleChoice } from "./schedule-fields";

/**
 * Whether the post is scheduled, and when: as it is chosen, and the moment that this is (ISO), null without one. Both
 * are kept while the switch is off. A null lateness leaves it unchanged.
 */
export type Schedule = {
  on: boolean;
  choice: ScheduleChoice | null;
  at: string | null;
  ifLateMinutes: number | null;
};

/** The workspace's initial value: send at once. */
export const NO_SCHEDULE: Schedule = { on: false, choice: null, at: null, ifLateMinutes: null };

/** Scheduled for a free time that was pressed; at once where that has passed. The dialog turns it into a choice. */
export function scheduleFor(at: string): Schedule {
  return { ...NO_SCHEDULE, at, on: Date.parse(at) > Date.now() };
}
