"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker, type DayPickerProps } from "react-day-picker";
import { cn } from "@/lib/utils";

const move =
  "grid size-9 place-items-center rounded-md text-ink-soft hover:bg-press-wash hover:text-ink aria-disabled:pointer-events-none aria-disabled:opacity-40";

const classes: DayPickerProps["classNames"] = {
  root: "w-fit select-none",
  months: "relative",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: move,
  button_next: move,
  month_caption: "flex h-9 items-center justify-center",
  caption_label: "text-[0.9375rem] font-medium",
  month_grid: "mt-2 border-collapse",
  weekday: "h-8 w-9 text-label font-normal text-ink-soft pointer-coarse:w-control",
  day: "p-0.5 text-center",
  day_button:
    "grid size-9 place-items-center rounded-md text-sm tabular-nums hover:bg-press-wash disabled:pointer-events-none disabled:opacity-40 pointer-coarse:w-10",
  outside: "text-ink-soft",
  today: "font-semibold [&>button]:border [&>button]:border-edge",
  selected: "[&>button]:bg-press [&>button]:text-on-press [&>button]:hover:bg-press-deep",
  disabled: "text-ink-soft",
  hidden: "invisible",
};

/** What DayPicker says, by the browser's own knowledge of a language: its locales would be script to load. */
function wordsOf(
  language: string,
  { previous, next }: CalendarWords,
): Pick<DayPickerProps, "formatters" | "labels"> {
  const say = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: Date) => format.format(date);
  };
  const month = say({ month: "long", year: "numeric" });
  return {
    formatters: { formatCaption: month, formatWeekdayName: say({ weekday: "short" }) },
    labels: {
      labelDayButton: say({ dateStyle: "full" }),
      labelGridcell: say({ dateStyle: "full" }),
      labelWeekday: say({ weekday: "long" }),
      labelGrid: month,
      labelPrevious: () => previous,
      labelNext: () => next,
    },
  };
}

/** What the buttons beside the month say. */
type CalendarWords = { previous: string; next: string };
type CalendarProps = DayPickerProps & { /** As BCP 47 has it. */ language: string; words: CalendarWords };

/** A month of days. Heavy (20 KB): load it when its popover opens. Other props are react-day-picker's. */
export function Calendar({ className, classNames, language, words, ...props }: CalendarProps) {
  return (
    <DayPicker
      weekStartsOn={1}
      {...wordsOf(language, words)}
      {...props}
      className={cn("w-fit", className)}
      classNames={{ ...classes, ...classNames }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === "left" ? (
            <ChevronLeft aria-hidden className="size-4" />
          ) : (
            <ChevronRight aria-hidden className="size-4" />
          ),
      }}
    />
  );
}
