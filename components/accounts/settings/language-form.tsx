"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useSettingsForm } from "./use-settings-form";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { toast } from "@/components/ui/toast/toast";
import { chooseLocaleAction } from "@/lib/accounts/settings/actions";
import { LANGUAGES, LOCALES } from "@/lib/i18n/locales";

/** Chooses the language of screens and mails; each is listed by its own name. */
export function LanguageForm() {
  const t = useTranslations("Settings.language");
  const locale = useLocale();
  const [saved, setSaved] = useState<{ locale: FormDataEntryValue | null }>();
  const sending = useSettingsForm(chooseLocaleAction, {
    onDone: (_, typed) => setSaved({ locale: typed.get("locale") }),
  });
  // Texts in the new language arrive with the refreshed page, not with the action's result.
  const announce = useEffectEvent(() => toast.success(t("done")));
  useEffect(() => {
    if (saved?.locale === locale) announce();
  }, [saved, locale]);
  return (
    <form {...sending.form} data-toast-scope className="flex max-w-md flex-wrap items-start gap-3">
      <Field labelHidden label={t("label")} error={sending.errorOf("locale")} className="min-w-48 flex-1">
        {/* React resets a submitted form: the key remounts the field with the current value. */}
        <NativeSelect key={locale} name="locale" defaultValue={locale}>
          {LOCALES.map((offered) => (
            <option key={offered} value={offered} lang={offered}>
              {LANGUAGES[offered].name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" variant="outline" busy={sending.busy}>
        {t("submit")}
      </Button>
      <ToastRegion of="form" className="w-full" />
    </form>
  );
}
