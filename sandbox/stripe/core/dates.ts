export type Interval = "day" | "week" | "month" | "year";

export const HOUR = 3600;
export const DAY = 86_400;

/** A time moved by calendar units, UTC; the day is cut to the month's last. Seconds in and out. */
function addInterval(seconds: number, interval: Interval, count: number): number {
  if (interval === "day") return seconds + count * DAY;
  if (interval === "week") return seconds + count * 7 * DAY;
  const date = new Date(seconds * 1000);
  const months = date.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), last);
  const time = seconds % DAY;
  return Date.UTC(date.getUTCFullYear(), months, day) / 1000 + time;
}

/** The first end of a period after `start`, counted from the anchor so that the 31st stays the 31st. */
export function periodEnd(anchor: number, start: number, interval: Interval, count: number): number {
  for (let n = 1; ; n++) {
    const end = addInterval(anchor, interval, n * count);
    if (end > start) return end;
  }
}

/** A day as Stripe writes it in invoice lines: 21 Nov 2026. */
export function shortDay(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString("en-GB", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** `"1 month"`, `"10 days"`, `"2 hours"` or seconds, added to a time; null when it cannot be read. */
export function moved(now: number, by: string | number): number | null {
  if (typeof by === "number" || /^\d+$/.test(by)) return now + Number(by);
  const match = /^(\d+)\s*(second|minute|hour|day|week|month|year)s?$/.exec(by.trim());
  if (!match) return null;
  const count = Number(match[1]);
  const unit = match[2] as Interval | "second" | "minute" | "hour";
  if (unit === "second") return now + count;
  if (unit === "minute") return now + count * 60;
  if (unit === "hour") return now + count * HOUR;
  return addInterval(now, unit, count);
}
