import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { isOfADay } from "@/lib/brand/facts/rules";
import type { Fact } from "@/lib/brand/facts/types";

/** A day of the calendar, yyyy-MM-dd, as a moment that every zone's clock shows on that day. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** Words for facts and their days. @param timeZone the business's */
export function useFactTexts(timeZone: string) {
  const t = useTranslations("Facts");
  const format = useFormatter();

  const dayText = (date: string) => {
    const year = date.startsWith(String(new Date().getUTCFullYear())) ? undefined : ("numeric" as const);
    return format.dateTime(noonOf(date), { day: "numeric", month: "long", year, timeZone: "UTC" });
  };
  const clockText = (at: string) => format.dateTime(new Date(at), "clock", { timeZone });
  const isMidnight = (at: string) =>
    format.dateTime(new Date(at), { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }) ===
    "00:00";

  return {
    dayText,
    /** Its words; of what happens on a day, what that is. */
    nameOf: ({ kind, text }: Pick<Fact, "kind" | "text">) => {
      if (!text) return t(`kinds.${kind}`);
      return isOfADay(kind) ? t("named", { kind: t(`kinds.${kind}`), text }) : text;
    },
    /** From when until when it is true; empty for what has neither a beginning ahead nor an end. */
    spanOf: ({ kind, from, until, firstDay, lastDay }: Fact, now: Date) => {
      const parts = [];
      if (from && firstDay && new Date(from) > now) parts.push(t("from", { day: dayText(firstDay) }));
      if (until && lastDay) {
        const time = isOfADay(kind) && !isMidnight(until) ? clockText(until) : null;
        const day = dayText(lastDay);
        parts.push(time ? t("untilTime", { day, time }) : t("until", { day }));
      }
      return parts.join(", ");
    },
    overOf: ({ lastDay }: Fact) => t("over", { day: lastDay ? dayText(lastDay) : "" }),
  };
}
