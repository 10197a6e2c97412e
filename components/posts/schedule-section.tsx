import { useTranslations } from "next-intl";
import { Field, FieldNote } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { DEFAULT_LATE_MINUTES, MOST_LATE_MINUTES } from "@/lib/publishing/constants";
import type { Schedule } from "./schedule";
import { ScheduleFields } from "./schedule-fields";

/** How late a post may go out unasked, in minutes, and the words for it. */
const LATENESS = [
  [0, "lateNever"],
  [DEFAULT_LATE_MINUTES, "lateHour"],
  [MOST_LATE_MINUTES, "lateAlways"],
] as const;

type ScheduleSectionProps = {
  schedule: Schedule;
  /** Whether a platform is chosen: without one there is nothing to schedule. */
  hasPlatform: boolean;
  /** Whether it waits for a time already: its lateness then stays as it was, unless another is chosen. */
  waits: boolean;
  onSwitch: (on: boolean) => void;
  onChange: (part: Partial<Schedule>) => void;
};

/** 'Schedule Post': the switch, and below it the day and the time. */
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
        {/* Without a platform it can still be switched off. */}
        <Switch
          id="schedule"
          aria-describedby="schedule-text"
          checked={on}
          disabled={!hasPlatform && !on}
          onCheckedChange={onSwitch}
        />
      </div>
      {on && !hasPlatform && <FieldNote error={t("platformMissing")} />}
      {on && choice && (
        <>
          <ScheduleFields choice={choice} onChange={(next) => onChange({ choice: next })} />
          <Field label={t("late")} hint={t("lateHint")}>
            <Select
              value={schedule.ifLateMinutes ?? (waits ? "" : DEFAULT_LATE_MINUTES)}
              onChange={(event) => onChange({ ifLateMinutes: Number(event.target.value) })}
            >
              {waits && schedule.ifLateMinutes === null && <option value="">{t("lateKept")}</option>}
              {LATENESS.map(([minutes, words]) => (
                <option key={minutes} value={minutes}>
                  {t(words)}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </section>
  );
}
