import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { hoursOf, minutesOf } from "@/lib/posts/scheduling/rules";
import type { WallTime } from "@/lib/i18n/wall-time";

const PERIODS = ["AM", "PM"] as const;

type TimeSelectsProps = {
  /** Null before a day is chosen. */
  wall: WallTime | null;
  now: Date;
  timeZone: string;
  /** Whether the clock uses AM and PM. */
  twelveHours: boolean;
  onChange: (wall: WallTime) => void;
};

const inAfternoon = (hour: number) => hour >= 12;
const pad = (value: number) => String(value).padStart(2, "0");
/** Includes the current selection, even if its time has passed while the dialog was open. */
const withChosen = (values: number[], chosen: number) =>
  values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);

/** Hour, minute and, on a 12-hour clock, AM or PM; only future times. */
export function TimeSelects({ wall, now, timeZone, twelveHours, onChange }: TimeSelectsProps) {
  const t = useTranslations("Workspace.schedule");
  const hours = wall ? withChosen(hoursOf(wall.date, now, timeZone), wall.hour) : [];
  const minutes = wall ? withChosen(minutesOf(wall, now, timeZone), wall.minute) : [];
  const afternoon = wall !== null && inAfternoon(wall.hour);
  const shown = twelveHours ? hours.filter((hour) => inAfternoon(hour) === afternoon) : hours;
  const hourName = (hour: number) => (twelveHours ? String(hour % 12 || 12) : pad(hour));
  const change = (part: Partial<WallTime>) => wall && onChange({ ...wall, ...part });

  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3 max-[22.4rem]:grid-flow-row max-[22.4rem]:grid-cols-2">
      <Field label={t("hour")}>
        <NativeSelect
          disabled={!wall}
          value={wall ? wall.hour : ""}
          placeholder={t("none")}
          onChange={(event) => change({ hour: Number(event.target.value) })}
        >
          {shown.map((hour) => (
            <option key={hour} value={hour}>
              {hourName(hour)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t("minute")}>
        <NativeSelect
          disabled={!wall}
          value={wall ? wall.minute : ""}
          placeholder={t("none")}
          onChange={(event) => change({ minute: Number(event.target.value) })}
        >
          {minutes.map((minute) => (
            <option key={minute} value={minute}>
              {pad(minute)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {twelveHours && (
        <Field label={t("period")}>
          <NativeSelect
            disabled={!wall}
            value={wall ? (afternoon ? "PM" : "AM") : ""}
            placeholder={t("none")}
            onChange={(event) =>
              change({ hour: ((wall?.hour ?? 0) % 12) + (event.target.value === "PM" ? 12 : 0) })
            }
          >
            {PERIODS.map((period) => (
              <option
                key={period}
                value={period}
                disabled={!hours.some((hour) => inAfternoon(hour) === (period === "PM"))}
              >
                {t(period)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </div>
  );
}
