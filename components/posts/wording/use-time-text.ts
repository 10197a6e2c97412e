import { useTimeZone, useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { useZoneCity } from "@/components/layout/use-zone-city";

const DAY_MS = 86_400_000;

/** Formats times in the viewer's zone with the browser's clock format; the same on the server and in the browser. */
export function useTimeText() {
  const t = useTranslations("Posts.moment");
  const format = useFormatter();
  const timeZone = useTimeZone() ?? "UTC";

  const dayOf = (date: Date) => format.dateTime(date, { dateStyle: "short", timeZone });
  const clock = (date: Date) => format.dateTime(date, "clock");
  const city = useZoneCity()(timeZone);
  const zone = t("zone", { city, utc: String(/^(UTC|GMT)/.test(city)) });

  const dayWords = (date: Date): string => {
    const now = Date.now();
    const near = (days: number) => dayOf(date) === dayOf(new Date(now + days * DAY_MS));
    if (near(0)) return t("today");
    if (near(1)) return t("tomorrow");
    if (near(-1)) return t("yesterday");
    const ahead = date.getTime() - now;
    if (ahead > 0 && ahead < 6 * DAY_MS) return format.dateTime(date, { weekday: "long" });
    const year = Math.abs(ahead) > 180 * DAY_MS ? ("numeric" as const) : undefined;
    return format.dateTime(date, { day: "numeric", month: "long", year });
  };

  const pastDay = (date: Date) =>
    Date.now() - date.getTime() < 6 * DAY_MS &&
    dayWords(date) !== t("today") &&
    dayWords(date) !== t("yesterday")
      ? format.dateTime(date, { weekday: "long" })
      : dayWords(date);

  // Romance languages say 'a la 1:00' but 'a las 2:00'; on a 12-hour clock this includes 13:00.
  const clockOf = (date: Date) => ({
    clock: clock(date),
    one: String(Number(/\d+/.exec(clock(date))?.[0]) === 1),
  });
  const atMoment = (date: Date, day: string) => t("at", { day, ...clockOf(date), zone });

  return {
    isPast: (at: string | Date) => new Date(at).getTime() < Date.now(),
    /** 'tomorrow at 12:00, Budapest time'. */
    soon: (at: string | Date) => atMoment(new Date(at), dayWords(new Date(at))),
    /** 'Tuesday at 8:00', of a time that has passed: in its viewer's zone, which everyday words need not name. */
    past: (at: Date) => t("past", { day: pastDay(at), ...clockOf(at) }),
    /** 'Sunday, November 22, 2026 at 12:00, Budapest time'. */
    exact: (at: string | Date) =>
      atMoment(new Date(at), format.dateTime(new Date(at), { dateStyle: "full" })),
    /** 'Nov 21, 2026, 12:00:03', for a history list. */
    stamp: (at: string | Date) => format.dateTime(new Date(at), "stamp"),
  };
}
