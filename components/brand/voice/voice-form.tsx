"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState, useTransition } from "react";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useNativeForm } from "@/components/layout/forms/use-action-form";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { toast } from "@/components/ui/toast/toast";
import { saveVoiceAction } from "@/lib/brand/voice/actions";
import { COUNTRIES, FORMS_OF_ADDRESS } from "@/lib/brand/voice/constants";
import { VOICE_KEY } from "@/lib/brand/voice/query-options";
import type { VoiceSheet } from "@/lib/brand/voice/types";
import type { FieldErrors } from "@/lib/errors";
import { callAction } from "@/lib/http/call-action";
import { useCountry } from "./voice-view";

type VoiceFormProps = { voice: VoiceSheet; onDone: () => void };

/** Changes how the business sounds. Works before hydration. */
export function VoiceForm({ voice, onDone }: VoiceFormProps) {
  const t = useTranslations("Voice");
  const client = useQueryClient();
  const errorText = useErrorMessage();
  const { answer: natively, action } = useNativeForm(saveVoiceAction);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, startTransition] = useTransition();
  // What it was opened with: another window may change it meanwhile.
  const [{ revision, country, address }] = useState(voice);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    startTransition(async () => {
      const result = await callAction(() => saveVoiceAction(fields));
      if (result.ok) {
        client.setQueryData(VOICE_KEY, result.data);
        toast.success(t("saved"));
        return onDone();
      }
      setErrors(result.fieldErrors ?? {});
      toast.error(t("saveFailed"), { description: errorText.ofCode(result.code) });
      if (result.code === "VOICE_CHANGED") void client.invalidateQueries({ queryKey: VOICE_KEY });
      focusFirstError(form);
    });
  };

  return (
    <form data-toast-scope action={action} onSubmit={submit} className="grid gap-5">
      {natively && <p role="status">{t(natively.ok ? "saved" : "saveFailed")}</p>}
      <input type="hidden" name="revision" value={natively?.ok ? natively.data.revision : revision} />
      <Field label={t("country.label")} hint={t("country.hint")} error={errorText.ofField(errors.country)}>
        <CountrySelect chosen={country} zoneCountry={voice.zoneCountry} />
      </Field>
      <Field label={t("address.label")} hint={t("address.hint")} error={errorText.ofField(errors.address)}>
        <NativeSelect name="address" defaultValue={address ?? ""} wrapperClassName="max-w-md">
          <option value="">{t("address.none")}</option>
          {FORMS_OF_ADDRESS.map((form) => (
            <option key={form} value={form}>
              {t(`address.${form}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={pending} busyLabel={t("saving")}>
          {t("save")}
        </Button>
        <Button variant="ghost" disabled={pending} onClick={onDone}>
          {t("cancel")}
        </Button>
      </div>
      <ToastRegion of="form" />
    </form>
  );
}

type CountrySelectProps = { chosen: VoiceSheet["country"]; zoneCountry: string | null };

/** The countries, in the order of their names in the language of the screen. */
function CountrySelect({ chosen, zoneCountry, ...field }: CountrySelectProps) {
  const t = useTranslations("Voice");
  const nameOf = useCountry();
  const { compare } = new Intl.Collator(useLocale());
  const countries = COUNTRIES.map((code) => ({ code, name: nameOf(code) })).sort((a, b) =>
    compare(a.name, b.name),
  );
  return (
    <NativeSelect {...field} name="country" defaultValue={chosen ?? ""} wrapperClassName="max-w-md">
      <option value="">
        {zoneCountry ? t("country.asZone", { country: nameOf(zoneCountry) }) : t("country.unknown")}
      </option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
