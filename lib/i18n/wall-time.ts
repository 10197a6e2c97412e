import { TZDateMini } from "@date-fns/tz/date/mini";

/** A time as a clock on the wall shows it; `date` is yyyy-MM-dd, `hour` 0 to 23. */
export type WallTime = { date: string; hour: number; minute: number };

/** What a clock in `timeZone` (an IANA name) shows at an instant. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const local = new TZDateMini(instant, timeZone);
  const pad = (value: number) => String(value).padStart(2, "0");
  const date = `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
  return { date, hour: local.getHours(), minute: local.getMinutes() };
}

/**
 * The instant at which a clock in `timeZone` shows `wall`. Where the clock shows it twice (the night it is put
 * back) it is the first; null where it never does (the night it is put forward).
 */
export function instantOf(wall: WallTime, timeZone: string): Date | null {
  const [year = 0, month = 1, day = 1] = wall.date.split("-").map(Number);
  const utc = Date.UTC(year, month - 1, day, wall.hour, wall.minute);
  // The offset a day before and a day after: one of them holds, and of two that do the earlier instant is first.
  const found = [-1, 1]
    .map((days) => new TZDateMini(utc + days * 86_400_000, timeZone).getTimezoneOffset())
    .map((offset) => new Date(utc + offset * 60_000))
    .filter((instant) => isSame(wallTime(instant, timeZone), wall));
  found.sort((a, b) => a.getTime() - b.getTime());
  return found[0] ?? null;
}

function isSame(a: WallTime, b: WallTime): boolean {
  return a.date === b.date && a.hour === b.hour && a.minute === b.minute;
}
