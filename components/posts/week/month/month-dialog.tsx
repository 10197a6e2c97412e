import { addDays, mondayOf } from "@/lib/i18n/calendar";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { useGoTo } from "@/components/layout/shell/navigation";
import { Calendar } from "@/components/ui/calendar";
import { toDate, toDay } from "@/components/ui/calendar-day";
import { monthQuery } from "@/lib/posts/week/query-options";
import { MonthLegend, PostCountMarks } from "./post-count-marks";
import { weekPath } from "@/components/posts/week/week-path";

const KINDS = ["published", "planned", "failed"] as const;

/** A month to jump by: each day shows how many posts it has, and opens its week. Load it lazily. */
export function MonthDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const t = useTranslations("Week");
  const locale = useLocale();
  const goTo = useGoTo();
  const week = { from: toDay(from), to: toDay(addDays(from, 6)) };
  // The month that has most of the week.
  const [month, setMonth] = useState(toDay(addDays(from, 3)));
  const { data, isError } = useQuery(monthQuery(toDate(month).slice(0, 7)));
  const dayOf = (date: string) => data?.days.find((day) => day.date === date);
  return (
    <ScrollDialog title={t("jump.title")} text={t("jump.text")} onClose={onClose}>
      <Calendar
        mode="single"
        className="mx-auto"
        classNames={{
          day_button:
            "grid h-11 w-10 content-center justify-items-center gap-1 rounded-md text-sm leading-4 tabular-nums hover:bg-press-wash",
        }}
        language={locale}
        labels={{ previous: t("jump.previousMonth"), next: t("jump.nextMonth") }}
        autoFocus
        showOutsideDays
        month={month}
        onMonthChange={setMonth}
        modifiers={{ shown: week }}
        modifiersClassNames={{ shown: "bg-press-wash" }}
        noteOf={(date) => {
          const day = dayOf(toDate(date));
          const said = KINDS.filter((kind) => day?.[kind]);
          return {
            label: said.map((kind) => t(`jump.${kind}`, { count: day?.[kind] ?? 0 })).join(", "),
            mark: <PostCountMarks day={day} />,
          };
        }}
        onDayClick={(day) => {
          onClose();
          goTo(weekPath(mondayOf(toDate(day))));
        }}
      />
      {isError ? (
        <p role="status" className="text-center text-sm text-ink-soft">
          {t("jump.uncounted")}
        </p>
      ) : (
        <MonthLegend />
      )}
    </ScrollDialog>
  );
}
