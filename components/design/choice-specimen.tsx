"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Specimen } from "@/components/design/specimen";
import { NativeCheckbox } from "@/components/ui/native-checkbox";
import { Field } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Radio, NativeRadioGroup } from "@/components/ui/native-radio-group";
import { NativeSlider } from "@/components/ui/native-slider";
import { NativeSwitch } from "@/components/ui/native-switch";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";

const CHECKBOXES = ["remember", "terms"] as const;

const SWITCHES = ["image", "hashtags", "scheduled"] as const;

/** Switches, checkboxes, radio buttons, toggles and the slider. */
export function ChoiceSpecimen() {
  const t = useTranslations("Design");
  const id = useId();
  const [weight, setWeight] = useState(50);
  return (
    <Specimen title={t("choices")}>
      <div className="grid gap-4 sm:max-w-sm">
        {SWITCHES.map((name, index) => (
          <div key={name} className="flex items-center justify-between gap-4">
            <Label htmlFor={`${id}-${name}`} className="text-[0.9375rem]">
              {t(name)}
            </Label>
            <NativeSwitch id={`${id}-${name}`} defaultChecked={index === 1} disabled={index === 2} />
          </div>
        ))}
        {CHECKBOXES.map((name, index) => (
          <div key={name} className="flex items-center gap-3">
            <NativeCheckbox id={`${id}-${name}`} defaultChecked={index === 0} />
            <Label htmlFor={`${id}-${name}`} className="text-[0.9375rem] font-normal">
              {t(name)}
            </Label>
          </div>
        ))}
      </div>
      <NativeRadioGroup legend={t("length")}>
        <Radio name={id} value="short" label={t("short")} description={t("shortText")} />
        <Radio name={id} value="medium" label={t("medium")} description={t("mediumText")} defaultChecked />
        <Radio name={id} value="long" label={t("long")} description={t("longText")} disabled />
      </NativeRadioGroup>
      <ToggleGroup type="single" defaultValue="all" aria-label={t("filter")}>
        <ToggleGroupItem value="all">{t("all")}</ToggleGroupItem>
        <ToggleGroupItem value="published">{t("published")}</ToggleGroupItem>
        <ToggleGroupItem value="scheduled">{t("scheduledFilter")}</ToggleGroupItem>
        <ToggleGroupItem value="generated">{t("generated")}</ToggleGroupItem>
      </ToggleGroup>
      <Field
        label={t("weight")}
        hint={t("weightHint")}
        aside={<span className="text-label tabular-nums">{weight}</span>}
      >
        <NativeSlider step={5} value={weight} onValueChange={setWeight} />
      </Field>
    </Specimen>
  );
}
