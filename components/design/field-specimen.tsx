import { useTranslations } from "next-intl";
import { Specimen } from "@/components/design/specimen";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";

/** Text fields and selects: empty, filled, with a hint, invalid, disabled. */
export function FieldSpecimen() {
  const t = useTranslations("Design");
  const industries = (["food", "retail", "education"] as const).map((name) => (
    <option key={name} value={name}>
      {t(name)}
    </option>
  ));
  return (
    <Specimen title={t("fields")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("name")} hint={t("nameHint")}>
          <Input placeholder={t("nameHolder")} />
        </Field>
        <Field label={t("name")} error={t("nameError")} required>
          <Input defaultValue="K" />
        </Field>
        <Field label={t("name")}>
          <Input defaultValue={t("nameValue")} />
        </Field>
        <Field label={t("nameOff")}>
          <Input defaultValue={t("email")} disabled />
        </Field>
        <Field label={t("industry")}>
          <NativeSelect defaultValue="" placeholder={t("industryHolder")}>
            {industries}
          </NativeSelect>
        </Field>
        <Field label={t("industry")} error={t("industryError")}>
          <NativeSelect defaultValue="" placeholder={t("industryHolder")}>
            {industries}
          </NativeSelect>
        </Field>
      </div>
      <Field label={t("description")}>
        <CountedTextarea limit={500} defaultValue={t("descriptionValue")} />
      </Field>
      <Field label={t("description")} error={t("descriptionError")}>
        <CountedTextarea limit={60} defaultValue={t("longValue")} />
      </Field>
    </Specimen>
  );
}
