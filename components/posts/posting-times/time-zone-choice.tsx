import { useTranslations } from "next-intl";
import { Label } from "@/components/ui/label";
import { NativeRadioGroup, Radio } from "@/components/ui/native-radio-group";
import { NativeSelect } from "@/components/ui/native-select";
import type { TimeZoneInput } from "@/lib/posts/posting-times/schema";

const KEEPS = ["clock", "moment"] as const;

type TimeZoneChoiceProps = {
  zone: TimeZoneInput;
  /** A zone other than the saved one was chosen: the owner then chooses what scheduled posts keep. */
  changed: boolean;
  onChange: (zone: TimeZoneInput) => void;
};

/** The time zone of the business. */
export function TimeZoneChoice({ zone, changed, onChange }: TimeZoneChoiceProps) {
  const t = useTranslations("Week.zone");
  const zones = new Set([zone.timeZone, ...Intl.supportedValuesOf("timeZone")]);
  return (
    <div className="grid gap-4 border-t pt-4">
      <div className="grid gap-1.5">
        <Label htmlFor="time-zone">{t("label")}</Label>
        <NativeSelect
          id="time-zone"
          value={zone.timeZone}
          onChange={(event) => onChange({ ...zone, timeZone: event.target.value })}
        >
          {[...zones].sort().map((name) => (
            <option key={name} value={name}>
              {name.replaceAll("_", " ")}
            </option>
          ))}
        </NativeSelect>
      </div>
      {changed && (
        <NativeRadioGroup legend={t("keep")}>
          {KEEPS.map((keep) => (
            <Radio
              key={keep}
              name="keep"
              value={keep}
              checked={zone.keep === keep}
              label={t(keep)}
              description={t(`${keep}Text`)}
              onChange={() => onChange({ ...zone, keep })}
            />
          ))}
        </NativeRadioGroup>
      )}
    </div>
  );
}
