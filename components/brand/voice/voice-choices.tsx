import { useLocale, useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { COUNTRIES, FORMS_OF_ADDRESS } from "@/lib/brand/voice/constants";
import type { FieldErrors } from "@/lib/errors";
import { useCountry } from "./use-country";
import type { TypeVoice, TypedVoice } from "./use-voice-form";

type VoiceChoicesProps = {
  typed: TypedVoice;
  type: TypeVoice;
  errors: FieldErrors;
  zoneCountry: string | null;
};

/** Whose words and spelling are used, and how readers are addressed. */
export function VoiceChoices({ typed, type, errors, zoneCountry }: VoiceChoicesProps) {
  const t = useTranslations("Voice");
  const errorText = useErrorMessage();
  const nameOf = useCountry();
  const { compare } = new Intl.Collator(useLocale());
  const countries = COUNTRIES.map((code) => ({ code, name: nameOf(code) })).sort((a, b) =>
    compare(a.name, b.name),
  );
  return (
    <>
      <Field label={t("country.label")} hint={t("country.hint")} error={errorText.ofField(errors.country)}>
        <NativeSelect
          name="country"
          value={typed.country}
          onChange={({ target }) => type({ country: target.value })}
        >
          <option value="">
            {zoneCountry ? t("country.asZone", { country: nameOf(zoneCountry) }) : t("country.unknown")}
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t("address.label")} hint={t("address.hint")} error={errorText.ofField(errors.address)}>
        <NativeSelect
          name="address"
          value={typed.address}
          onChange={({ target }) => type({ address: target.value })}
        >
          <option value="">{t("address.none")}</option>
          {FORMS_OF_ADDRESS.map((form) => (
            <option key={form} value={form}>
              {t(`address.${form}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </>
  );
}
