import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type WallTime, hoursOf, minutesOf } from "@/lib/publishing/schedule-times";

type TimeSelectsProps = {
  /** Null before a day is chosen. */
  wall: WallTime | null;
  now: Date;
  timeZone: string;
  /** Whether the clock has AM and PM. */
  twelveHours: boolean;
  onChange: (wall: WallTime) => void;
};

const inAfternoon = (hour: number) => hour >= 12;
const pad = (value: number) => String(value).padStart(2, "0");
/** With what is chosen now, though its time may have come while the dialog stood open. */
const withChosen = (values: number[], chosen: number) =>
  values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);

/** Hour, minute and, on a clock of twelve hours, AM or PM; only what is still to come. */
export function TimeSelects({ wall, now, timeZone, twelveHours, onChange }: TimeSelectsProps) {
  const t = useTranslations("Workspace.schedule");
  const hours = wall ? withChosen(hoursOf(wall.date, now, timeZone), wall.hour) : [];
  const minutes = wall ? withChosen(minutesOf(wall, now, timeZone), wall.minute) : [];
  const afternoon = wall !== null && inAfternoon(wall.hour);
  const shown = twelveHours ? hours.filter((hour) => inAfternoon(hour) === afternoon) : hours;
  const hourName = (hour: number) => (twelveHours ? String(hour % 12 || 12) : pad(hour));
  const change = (part: Partial<WallTime>) => wall && onChange({ ...wall, ...part });

  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3">
      <Field label={t("hour")}>
        <Select
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
        </Select>
      </Field>
      <Field label={t("minute")}>
        <Select
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
        </Select>
      </Field>
      {twelveHours && (
        <Field label={t("period")}>
          <Select
            disabled={!wall}
            value={wall ? (afternoon ? "PM" : "AM") : ""}
            placeholder={t("none")}
            onChange={(event) =>
              change({ hour: ((wall?.hour ?? 0) % 12) + (event.target.value === "PM" ? 12 : 0) })
            }
          >
            {(["AM", "PM"] as const).map((period) => (
              <option
                key={period}
                value={period}
                disabled={!hours.some((hour) => inAfternoon(hour) === (period === "PM"))}
              >
                {t(period)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
