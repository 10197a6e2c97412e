"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { type Confirmation, ConfirmField } from "@/components/accounts/settings/confirm-field";
import { useSettingsForm } from "@/components/accounts/settings/use-settings-form";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast/toast";
import { changeEmailAction } from "@/lib/accounts/credentials/actions";

type EmailFormProps = Confirmation & {
  /** A new address that is not verified yet. */
  pending: string | null;
};

/** Changes the address used to sign in. */
export function EmailForm({ pending: before, ...confirmation }: EmailFormProps) {
  const t = useTranslations("Settings.email");
  const [email, setEmail, forget] = useStoredState("new_email", "");
  const [pending, setPending] = useState(before);
  const sending = useSettingsForm(changeEmailAction, {
    onDone: ({ email: newEmail }) => {
      forget();
      setPending(newEmail);
      toast.success(t("sent", { email: newEmail }));
    },
  });
  return (
    <form noValidate {...sending.form} data-toast-scope className="grid max-w-md gap-4">
      {pending && (
        <p role="status" className="rounded-md border bg-paper px-4 py-3 text-[0.9375rem]">
          {t("pending", { email: pending })}
        </p>
      )}
      <Field required label={t("new")} error={sending.errorOf("email")}>
        <Input
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <ConfirmField {...confirmation} error={sending.errorOf("current")} />
      <Button type="submit" variant="outline" busy={sending.busy} className="justify-self-start">
        {t("submit")}
      </Button>
      <ToastRegion of="form" />
    </form>
  );
}
