import { useFormatter, useTimeZone, useTranslations } from "next-intl";
import { zoneCity } from "@/lib/time-zone";

const DAY_MS = 86_400_000;

/** How times are told, in the viewer's zone and by the clock of the browser's locale; on the server as in the browser. */
export function useMoment() {
  const t = useTranslations("Posts.moment");
  const format = useFormatter();
  const timeZone = useTimeZone() ?? "UTC";

  const dayOf = (date: Date) => format.dateTime(date, { dateStyle: "short", timeZone });
  const clock = (date: Date) => format.dateTime(date, "clock");
  const zone = t("zone", { city: zoneCity(timeZone), utc: String(/^(UTC|GMT)/.test(zoneCity(timeZone))) });

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

  return {
    isPast: (at: string | Date) => new Date(at).getTime() < Date.now(),
    /** 'tomorrow at 12:00, Budapest time'. */
    soon: (at: string | Date) => t("at", { day: dayWords(new Date(at)), clock: clock(new Date(at)), zone }),
    /** 'Sunday, November 22, 2026 at 12:00, Budapest time'. */
    exact: (at: string | Date) =>
      t("at", {
        day: format.dateTime(new Date(at), { dateStyle: "full" }),
        clock: clock(new Date(at)),
        zone,
      }),
    /** 'Nov 21, 2026, 12:00:03', for a list of what happened. */
    stamp: (at: string | Date) => format.dateTime(new Date(at), "stamp"),
  };
}
