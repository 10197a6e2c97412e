"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSettingsForm } from "@/components/accounts/use-settings-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { chooseLocaleAction } from "@/lib/accounts/actions";
import { LANGUAGES, LOCALES } from "@/lib/locales";

/** Chooses the language of screens and mails, each named in itself. */
export function LanguageForm() {
  const t = useTranslations("Settings.language");
  const locale = useLocale();
  const form = useSettingsForm(chooseLocaleAction, { onDone: () => toast.success(t("done")) });
  return (
    <form action={form.submit} className="flex max-w-md flex-wrap items-start gap-3">
      <Field labelHidden label={t("label")} error={form.errorOf("locale")} className="min-w-48 flex-1">
        {/* React empties a sent form: with its key the field begins anew, at what is chosen now. */}
        <Select key={locale} name="locale" defaultValue={locale}>
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGES[one].name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="outline" busy={form.busy}>
        {t("submit")}
      </Button>
    </form>
  );
}
