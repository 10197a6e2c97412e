import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { DAY_CODES } from "@/lib/brand/hours/constants";
import type { Interval, WeekHours } from "@/lib/brand/hours/types";

/** A Monday, from which days are named and times are shown. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Days with the same hours, as they are shown. */
export type HoursLine = { days: string; hours: string };

/** Words for opening hours: names of days, and lines such as "Monday – Friday 07:00 – 18:00". */
export function useHoursTexts() {
  const t = useTranslations("Facts.hours");
  const format = useFormatter();
  const dayName = (day: number, style: "long" | "short" = "long") =>
    format.dateTime(new Date(MONDAY + day * DAY_MS), { weekday: style, timeZone: "UTC" });
  const clock = (minute: number) =>
    format.dateTime(new Date(MONDAY + minute * 60_000), "clock", { timeZone: "UTC" });
  const hoursText = (intervals: readonly Interval[]) =>
    intervals.length === 0
      ? t("closed")
      : intervals.map(({ from, to }) => `${clock(from)} – ${clock(to)}`).join(", ");

  return {
    dayName,
    /** A line for each run of days with the same hours. */
    linesOf: (week: WeekHours): HoursLine[] => {
      const lines: (HoursLine & { first: number; last: number })[] = [];
      for (const day of DAY_CODES.keys()) {
        const hours = hoursText(week[day] ?? []);
        const before = lines.at(-1);
        if (before?.hours === hours) before.last = day;
        else lines.push({ days: "", hours, first: day, last: day });
      }
      return lines.map(({ first, last, hours }) => ({
        days: first === last ? dayName(first) : `${dayName(first)} – ${dayName(last)}`,
        hours,
      }));
    },
  };
}
