import { DAY_CODES, MAX_INTERVALS } from "./constants";
import type { Interval, WeekHours } from "./types";

const DAY = 24 * 60;
const CLOSED = /^(?:off|closed)$/i;
const CLOCK = /^(\d{1,2}):(\d{2})$/;

/**
 * Opening hours as schema.org writes them ("Mo-Fr 09:00-12:00,14:00-18:00; Sa 09:00-13:00"). A day that is not named,
 * or is `off` (OpenStreetMap's word), is closed. A day named twice is open at both times.
 * @returns null for any other text, for times that overlap, and for more than three a day
 * Sources: schema.org/openingHours, wiki.openstreetmap.org/wiki/Key:opening_hours
 */
export function parseHours(text: string): WeekHours | null {
  const week: Interval[][] = DAY_CODES.map(() => []);
  const named = new Set<number>();
  for (const rule of text.split(/[;\n]/).map((part) => part.trim())) {
    if (rule === "") continue;
    const [, names = "", times = ""] = /^([A-Za-z,\s–-]*[A-Za-z])\s+(\S.*)$/.exec(rule) ?? [];
    const days = daysOf(names);
    const intervals = CLOSED.test(times) ? [] : intervalsOf(times);
    if (!days || !intervals) return null;
    for (const day of days) {
      const known = week[day];
      if (!known || (named.has(day) && (known.length === 0 || intervals.length === 0))) return null;
      known.push(...intervals);
      named.add(day);
    }
  }
  return named.size > 0 && isSound(week) ? week : null;
}

/** Writes opening hours as `parseHours` reads them, days with the same hours together: one text for one week. */
export function formatHours(week: WeekHours): string {
  const rules: string[] = [];
  for (let first = 0; first < week.length;) {
    const times = timesOf(week[first]);
    let last = first;
    while (last + 1 < week.length && timesOf(week[last + 1]) === times) last += 1;
    const days = first === last ? DAY_CODES[first] : `${DAY_CODES[first]}-${DAY_CODES[last]}`;
    rules.push(`${days} ${times}`);
    first = last + 1;
  }
  return rules.join("; ");
}

/** When it closes on a day: minutes after that day's midnight, beyond 1440 where that is after midnight; null: closed. */
export function closingMinute(week: WeekHours, weekday: number): number | null {
  return week[weekday]?.at(-1)?.to ?? null;
}

/** When it opens on a day: minutes after its midnight; null: closed. */
export function openingMinute(week: WeekHours, weekday: number): number | null {
  return week[weekday]?.[0]?.from ?? null;
}

/** A time of day as hours and minutes, "09:00"; one after midnight as the clock shows it. */
export function clockOf(minute: number): string {
  const shown = minute === DAY ? DAY : minute % DAY;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(shown / 60))}:${pad(shown % 60)}`;
}

/** The minutes after midnight of "09:00" and "9:00"; null for what is no time of day. "24:00" is the end of the day. */
export function minuteOf(clock: string): number | null {
  const [, hour, minute] = CLOCK.exec(clock.trim()) ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  const at = Number(hour) * 60 + Number(minute);
  return at <= DAY ? at : null;
}

function timesOf(intervals: readonly Interval[] = []): string {
  if (intervals.length === 0) return "off";
  return intervals.map(({ from, to }) => `${clockOf(from)}-${clockOf(to)}`).join(",");
}

function daysOf(names: string): number[] | null {
  const days = names.split(",").map((part) => {
    const [first = -1, last = first, ...more] = part
      .split(/[-–]/)
      .map((name) => DAY_CODES.findIndex((code) => code.toLowerCase() === name.trim().toLowerCase()));
    if (first < 0 || last < 0 || more.length > 0) return null;
    // "Sa-Mo" goes over the end of the week.
    const length = ((last - first + 7) % 7) + 1;
    return Array.from({ length }, (_, at) => (first + at) % 7);
  });
  return days.includes(null) ? null : days.flatMap((found) => found ?? []);
}

function intervalsOf(times: string): Interval[] | null {
  const found = times.split(",").map((part) => {
    const [from, to, ...more] = part.split(/[-–]/).map(minuteOf);
    if (from === undefined || from === null || from >= DAY || to === undefined || to === null) return null;
    if (more.length > 0 || from === to) return null;
    return { from, to: to > from ? to : to + DAY };
  });
  return found.includes(null) ? null : found.flatMap((interval) => interval ?? []);
}

/** Puts each day's times in order. @returns whether they are few enough, and one ends before the next begins */
function isSound(week: Interval[][]): boolean {
  return week.every((intervals) => {
    intervals.sort((a, b) => a.from - b.from);
    const apart = intervals.every(({ to }, at) => to <= (intervals[at + 1]?.from ?? Infinity));
    return apart && intervals.length <= MAX_INTERVALS;
  });
}
