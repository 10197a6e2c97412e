import { useTranslations } from "next-intl";
import { Field, FieldNote } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { NativeSwitch } from "@/components/ui/native-switch";
import { DEFAULT_LATE_MINUTES } from "@/lib/posts/publishing/constants";
import { MAX_LATE_MINUTES } from "@/lib/posts/scheduling/constants";
import type { Schedule } from "./schedule";
import { ScheduleFields } from "./schedule-fields";

/** How late a post may go out without asking, in minutes, with labels. */
const LATENESS = [
  [0, "lateNever"],
  [DEFAULT_LATE_MINUTES, "lateHour"],
  [MAX_LATE_MINUTES, "lateAlways"],
] as const;

type ScheduleSectionProps = {
  schedule: Schedule;
  /** Whether a platform is selected: without one nothing can be scheduled. */
  hasPlatform: boolean;
  /** Whether it is scheduled already: its lateness limit then stays, unless another is chosen. */
  waits: boolean;
  onSwitch: (on: boolean) => void;
  onChange: (part: Partial<Schedule>) => void;
};

/** 'Schedule Post': the switch, with the day and time below it. */
export function ScheduleSection({ schedule, hasPlatform, waits, onSwitch, onChange }: ScheduleSectionProps) {
  const t = useTranslations("Workspace.schedule");
  const { on, choice } = schedule;
  return (
    <section className="grid gap-4 rounded-lg border bg-paper p-4">
      <div className="flex items-center justify-between gap-4">
        <div>
          <Label htmlFor="schedule" className="text-[0.9375rem]">
            {t("title")}
          </Label>
          <p id="schedule-text" className="text-sm text-ink-soft">
            {t("text")}
          </p>
        </div>
        {/* It can still be switched off without a platform. */}
        <NativeSwitch
          id="schedule"
          aria-describedby="schedule-text"
          checked={on}
          disabled={!hasPlatform && !on}
          onCheckedChange={onSwitch}
        />
      </div>
      {on && !hasPlatform && <FieldNote id="no-platform" error={t("platformMissing")} />}
      {on && choice && (
        <>
          <ScheduleFields choice={choice} onChange={(next) => onChange({ choice: next })} />
          <Field label={t("late")} hint={t("lateHint")}>
            <NativeSelect
              value={schedule.ifLateMinutes ?? (waits ? "" : DEFAULT_LATE_MINUTES)}
              onChange={(event) => onChange({ ifLateMinutes: Number(event.target.value) })}
            >
              {waits && schedule.ifLateMinutes === null && <option value="">{t("lateKept")}</option>}
              {LATENESS.map(([minutes, words]) => (
                <option key={minutes} value={minutes}>
                  {t(words)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </>
      )}
    </section>
  );
}
