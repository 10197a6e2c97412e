import type { ScheduleChoice } from "./schedule-fields";

/** Whether the post waits for its time, and the time; the choice stays while the switch is off. Null keeps the lateness. */
export type Schedule = { on: boolean; choice: ScheduleChoice | null; ifLateMinutes: number | null };

/** As the workbench opens: at once. */
export const NO_SCHEDULE: Schedule = { on: false, choice: null, ifLateMinutes: null };
