"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, createContext, useContext } from "react";
import { DayButton, type DayButtonProps, DayPicker, type DayPickerProps } from "react-day-picker";
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
  weekday: "h-8 w-9 text-label font-normal text-ink-soft min-[23.4rem]:pointer-coarse:w-control",
  day: "p-0.5 text-center max-[22.4rem]:px-0",
  day_button:
    "grid size-9 place-items-center rounded-md text-sm tabular-nums hover:bg-press-wash disabled:pointer-events-none disabled:opacity-40 min-[23.4rem]:pointer-coarse:w-10",
  outside: "text-ink-soft",
  today: "font-semibold [&>button]:border [&>button]:border-edge",
  selected: "[&>button]:bg-press [&>button]:text-on-press [&>button]:hover:bg-press-deep",
  disabled: "text-ink-soft",
  hidden: "invisible",
};

/** DayPicker's labels, from the browser's Intl data: its own locales would be script to load. */
function labelsOf(
  language: string,
  { previous, next }: CalendarLabels,
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

/** What a day shows beside its number, and what is added to its accessible name. */
export type DayNote = { label: string; mark: ReactNode };
type NoteOf = (day: Date) => DayNote | null;

const NoteContext = createContext<NoteOf>(() => null);

// Not defined within Calendar: a component of each rendering's own would lose the focus.
function NotedDay({ children, ...props }: DayButtonProps) {
  const note = useContext(NoteContext)(props.day.date);
  const name = props["aria-label"];
  return (
    <DayButton {...props} aria-label={note?.label ? `${name}: ${note.label}` : name}>
      {children}
      {note?.mark}
    </DayButton>
  );
}

const components: DayPickerProps["components"] = {
  DayButton: NotedDay,
  Chevron: ({ orientation }) =>
    orientation === "left" ? (
      <ChevronLeft aria-hidden className="size-4" />
    ) : (
      <ChevronRight aria-hidden className="size-4" />
    ),
};

/** Labels of the buttons beside the month. */
type CalendarLabels = { previous: string; next: string };
type CalendarProps = DayPickerProps & {
  /** As BCP 47 has it. */
  language: string;
  labels: CalendarLabels;
  noteOf?: NoteOf;
};

/** A calendar month. Heavy (20 KB): load it when its popover opens. Other props are react-day-picker's. */
export function Calendar({ className, classNames, language, labels, noteOf, ...props }: CalendarProps) {
  const month = (
    <DayPicker
      weekStartsOn={1}
      {...labelsOf(language, labels)}
      {...props}
      className={cn("w-fit", className)}
      classNames={{ ...classes, ...classNames }}
      components={components}
    />
  );
  return noteOf ? <NoteContext value={noteOf}>{month}</NoteContext> : month;
}
