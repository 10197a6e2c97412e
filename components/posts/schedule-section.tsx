import { useTranslations } from "next-intl";
import { FieldNote } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { ScheduleFields, type ScheduleChoice } from "./schedule-fields";

/** Whether the post waits for its time, and the time; the choice stays while the switch is off. */
export type Schedule = { on: boolean; choice: ScheduleChoice | null };

type ScheduleSectionProps = {
  schedule: Schedule;
  /** Whether a platform is chosen: without one there is nothing to schedule. */
  hasPlatform: boolean;
  onSwitch: (on: boolean) => void;
  onChoose: (choice: ScheduleChoice) => void;
};

/** 'Schedule Post': the switch, and below it the day and the time. */
export function ScheduleSection({ schedule, hasPlatform, onSwitch, onChoose }: ScheduleSectionProps) {
  const t = useTranslations("Workspace.schedule");
  const { on, choice } = schedule;
  return (
    <section className="grid gap-4 rounded-lg border bg-paper p-4">
      <div className="flex items-center justify-between gap-4">
        <div>
          <Label htmlFor="schedule">{t("title")}</Label>
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
      {on && choice && <ScheduleFields choice={choice} onChange={onChoose} />}
    </section>
  );
}
