import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { useFormatter } from "@/components/layout/use-formatter";
import { Combobox } from "@/components/ui/combobox";
import { Label } from "@/components/ui/label";
import { NativeRadioGroup, Radio } from "@/components/ui/native-radio-group";
import { findPlaces } from "@/lib/i18n/places";
import { zoneCity } from "@/lib/i18n/time-zone";
import type { TimeZoneInput } from "@/lib/posts/posting-times/schema";
import { usePlaces } from "./use-places";

const KEEPS = ["clock", "moment"] as const;

type TimeZoneChoiceProps = {
  zone: TimeZoneInput;
  /** A zone other than the saved one was chosen: the owner then chooses what scheduled posts keep. */
  changed: boolean;
  onChange: (zone: TimeZoneInput) => void;
};

/** The time zone of the business, chosen by its place. */
export function TimeZoneChoice({ zone, changed, onChange }: TimeZoneChoiceProps) {
  const t = useTranslations("Week.zone");
  // Not a name: the card of the settings page that holds it has one of its own.
  const id = useId();
  const format = useFormatter();
  const now = useNow();
  const [saved] = useState(zone.timeZone);
  const places = usePlaces(saved);
  const place = places.find((each) => each.zone === zone.timeZone);
  return (
    <div className="grid gap-4 border-t pt-4">
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{t("label")}</Label>
        <Combobox
          id={id}
          label={t("label")}
          value={place?.city ?? zoneCity(zone.timeZone)}
          chosen={zone.timeZone}
          find={(typed) => findPlaces(places, typed)}
          keyOf={(each) => each.zone}
          none={t("none")}
          onChoose={(each) => onChange({ ...zone, timeZone: each.zone })}
        >
          {({ city, country }) => (
            <span>
              {city} <span className="text-sm font-normal text-ink-soft">{country}</span>
            </span>
          )}
        </Combobox>
        <p className="text-sm text-ink-soft tabular-nums">
          {t("now", { time: format.dateTime(now, "clock", { timeZone: zone.timeZone }) })}
        </p>
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
