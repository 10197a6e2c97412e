import { useMemo } from "react";
import { useFormatter } from "@/components/layout/use-formatter";

type DayParts = { weekday?: "long" | "short"; day?: "numeric"; month?: "long" };

/** Formats days and times by the owner's clock, which need not be the browser's. `date` is yyyy-MM-dd. */
export function useWeekFormat(timeZone: string) {
  const format = useFormatter();
  return useMemo(() => {
    // A day as such belongs to no zone: noon in UTC names it everywhere.
    const day = (date: string, options: DayParts) =>
      format.dateTime(new Date(`${date}T12:00:00Z`), { ...options, timeZone: "UTC" });
    const clock = (at: string) => format.dateTime(new Date(at), "clock", { timeZone });
    return {
      clock,
      day,
      /** 'Thursday, 26 November', of an instant. */
      date: (at: string) =>
        format.dateTime(new Date(at), { weekday: "long", day: "numeric", month: "long", timeZone }),
      /** 'Thursday 26 November 16:00'. */
      moment: (at: string) =>
        `${format.dateTime(new Date(at), { weekday: "long", day: "numeric", month: "long", timeZone })}, ${clock(at)}`,
      /** 'November 23 – November 29'. Not formatRange: Node and Chromium put different spaces round its dash. */
      range: (first: string, last: string) =>
        [first, last].map((date) => day(date, { day: "numeric", month: "long" })).join(" – "),
    };
  }, [format, timeZone]);
}
