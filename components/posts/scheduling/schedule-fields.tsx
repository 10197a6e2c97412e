"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useNow, useTwelveHours } from "@/components/layout/browser/use-clock";
import { FieldNote } from "@/components/ui/field";
import { chooseDay, isAhead, nextQuarter, nearestChoice } from "@/lib/posts/scheduling/rules";
import { type WallTime, instantOf, wallTime } from "@/lib/i18n/wall-time";
import { DatePicker } from "./date-picker";
import { NextFreeTime } from "./next-free-time";
import { TimeSelects } from "./time-selects";
import { useTimeText } from "@/components/posts/wording/use-time-text";

/** The selection: a time of day, and a day unless it was cleared. */
export type ScheduleChoice = Omit<WallTime, "date"> & { date: string | null };

type ScheduleFieldsProps = { choice: ScheduleChoice; onChange: (choice: ScheduleChoice) => void };

/** The day, the time of day, and the resulting time with its zone. */
export function ScheduleFields({ choice, onChange }: ScheduleFieldsProps) {
  const t = useTranslations("Workspace.schedule");
  const timeZone = useTimeZone() ?? "UTC";
  const twelveHours = useTwelveHours();
  const now = useNow();
  const moment = useTimeText();
  const { date } = choice;
  const wall = date === null ? null : { ...choice, date };
  const late = wall !== null && !isAhead(wall, now, timeZone);
  const instant = wall && instantOf(wall, timeZone);

  return (
    <div className="grid gap-4">
      <NextFreeTime chosen={wall} onChoose={onChange} />
      <DatePicker
        date={date}
        first={nextQuarter(now, timeZone).date}
        last={wallTime(new Date(now.getTime() + 365 * 86_400_000), timeZone).date}
        onChange={(day) =>
          onChange(
            day === null
              ? { ...choice, date: null }
              : chooseDay({ ...choice, date: day }, day, now, timeZone),
          )
        }
      />
      <TimeSelects
        wall={wall}
        now={now}
        timeZone={timeZone}
        twelveHours={twelveHours}
        onChange={(next) => onChange(nearestChoice(next, now, timeZone))}
      />
      {late ? (
        <FieldNote id="chosen-time" error={t("notFuture")} />
      ) : (
        <p id="chosen-time" aria-live="polite" className="text-sm text-ink-soft">
          {instant ? t("selectedTime", { time: moment.exact(instant) }) : t("dateFirst")}
        </p>
      )}
    </div>
  );
}
