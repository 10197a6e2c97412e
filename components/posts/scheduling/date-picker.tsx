"use client";

import { CalendarDays } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useFormatter } from "@/components/layout/use-formatter";
import { Button } from "@/components/ui/button";
import { toDate, toDay } from "@/components/ui/calendar-day";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";

const loadCalendar = () => import("@/components/ui/calendar").then((module) => module.Calendar);
const Calendar = dynamic(() => keepTrying(loadCalendar), {
  loading: () => <Skeleton className="h-72 w-63" />,
});

type DatePickerProps = {
  /** yyyy-MM-dd; null while none is chosen. */
  date: string | null;
  /** The first selectable day, yyyy-MM-dd. */
  first: string;
  /** The last selectable day. */
  last: string;
  onChange: (date: string | null) => void;
};

/** A button that shows the day and opens the calendar. Selecting the chosen day again clears it. */
export function DatePicker({ date, first, last, onChange }: DatePickerProps) {
  const t = useTranslations("Workspace.schedule");
  const [format, locale] = [useFormatter(), useLocale()];
  const [open, setOpen] = useState(false);
  const dateText =
    date && format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: "full", timeZone: "UTC" });
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="outline"
          className="h-auto min-h-control w-full justify-start py-1.5 text-left font-normal whitespace-normal"
          icon={<CalendarDays aria-hidden className="text-ink-soft" />}
          onPointerEnter={() => void loadCalendar()}
        >
          <span>{dateText ?? t("pickDate")}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={t("pickDate")}>
        <Calendar
          mode="single"
          language={locale}
          labels={{ previous: t("previousMonth"), next: t("nextMonth") }}
          autoFocus
          today={toDay(first)}
          selected={date ? toDay(date) : undefined}
          defaultMonth={toDay(date ?? first)}
          startMonth={toDay(first)}
          endMonth={toDay(last)}
          disabled={[{ before: toDay(first) }, { after: toDay(last) }]}
          onSelect={(day) => {
            onChange(day ? toDate(day) : null);
            if (day) setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
