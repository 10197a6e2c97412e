import { DAY_CODES } from "@/lib/brand/hours/constants";
import { clockOf, formatHours, minuteOf, parseHours } from "@/lib/brand/hours/rules";
import type { Interval, WeekHours } from "@/lib/brand/hours/types";

/** Times of day as they are typed, "09:00". */
export type Times = { from: string; to: string };
/** A day being edited. One that is closed keeps its times, in case it is opened again. */
export type DayDraft = { open: boolean; times: Times[] };
export type HoursDraft = DayDraft[];

const USUAL: Times = { from: "09:00", to: "17:00" };
const AFTERNOON: Times = { from: "14:00", to: "18:00" };
/** Monday to Friday. */
const WEEKDAYS = 5;

/** The week as it is edited; of an owner without hours Monday to Friday from nine to five. */
export function draftOf(week: WeekHours | null): HoursDraft {
  return DAY_CODES.map((_, day) => {
    if (!week) return { open: day < WEEKDAYS, times: [USUAL] };
    const times = (week[day] ?? []).map(({ from, to }) => ({ from: clockOf(from), to: clockOf(to) }));
    return { open: times.length > 0, times: times.length > 0 ? times : [USUAL] };
  });
}

/** The week as it is stored, or null while a time is missing or times overlap. */
export function hoursTextOf(draft: HoursDraft): string | null {
  const week = draft.map(({ open, times }) => (open ? intervalsOf(times) : []));
  if (week.includes(null)) return null;
  const text = formatHours(week.map((day) => day ?? []));
  return parseHours(text) ? text : null;
}

/** The draft with one day changed. */
export function withDay(draft: HoursDraft, day: number, change: Partial<DayDraft>): HoursDraft {
  return draft.map((before, at) => (at === day ? { ...before, ...change } : before));
}

/** Monday's hours from Monday to Friday. */
export function withMondayOnWeekdays(draft: HoursDraft): HoursDraft {
  const [monday] = draft;
  return draft.map((day, at) => (monday && at < WEEKDAYS ? monday : day));
}

/** Whether a day has a break, which is to open twice. */
export const hasBreak = (draft: HoursDraft) => draft.some(({ open, times }) => open && times.length > 1);

/** Every open day with a break, or none. */
export function withBreaks(draft: HoursDraft, on: boolean): HoursDraft {
  return draft.map(({ open, times: [first = USUAL, ...more] }) => {
    if (!on) return { open, times: [{ from: first.from, to: more.at(-1)?.to ?? first.to }] };
    return { open, times: more.length > 0 ? [first, ...more] : [{ ...first, to: "12:00" }, AFTERNOON] };
  });
}

function intervalsOf(times: readonly Times[]): Interval[] | null {
  const found = times.map(({ from, to }) => {
    const [start, end] = [minuteOf(from), minuteOf(to)];
    if (start === null || end === null || start === end) return null;
    return { from: start, to: end > start ? end : end + 24 * 60 };
  });
  return found.includes(null) ? null : found.flatMap((interval) => interval ?? []);
}
