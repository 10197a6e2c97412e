"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import { type ReactNode, createContext, useContext, useMemo } from "react";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { useMove } from "@/components/posts/week/moving/use-move";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";

type Openers = {
  /** Opens a post's sheet; the focus returns to `button`. */
  onOpen: (post: WeekPost, button: HTMLElement) => void;
  /** Opens "Move to…". */
  onMove: (post: WeekPost) => void;
  /** Opens the drafts that could take a free posting time. */
  onPlace: (slot: SlotTime) => void;
};

type WeekValue = Openers & {
  week: Week;
  format: ReturnType<typeof useWeekFormat>;
  move: ReturnType<typeof useMove>;
};

const WeekContext = createContext<WeekValue | null>(null);

/** What every part of the week needs: its data, its clock, and the ways to move and open a post. */
export function WeekProvider({ week, onOpen, onMove, onPlace, children }: WeekProviderProps) {
  const format = useWeekFormat(week.timeZone);
  const move = useMove(week);
  const value = useMemo(
    () => ({ week, format, move, onOpen, onMove, onPlace }),
    [week, format, move, onOpen, onMove, onPlace],
  );
  // What opens over the week, a post's sheet for one, is by the same clock.
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={week.timeZone}>
      <WeekContext value={value}>{children}</WeekContext>
    </NextIntlClientProvider>
  );
}

type WeekProviderProps = Openers & { week: Week; children: ReactNode };

/** The shown week; within `WeekProvider`. */
export function useWeek(): WeekValue {
  const value = useContext(WeekContext);
  if (!value) throw new Error("useWeek needs a WeekProvider");
  return value;
}
