"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Confirmation, ConfirmField } from "@/components/accounts/confirm-field";
import { useSettingsForm } from "@/components/accounts/use-settings-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { changeEmailAction } from "@/lib/accounts/actions";

type EmailFormProps = Confirmation & {
  /** A new address that waits to be verified. */
  pending: string | null;
};

/** Changes the address that one signs in with. */
export function EmailForm({ pending: before, ...confirmation }: EmailFormProps) {
  const t = useTranslations("Settings.email");
  const [email, setEmail] = useState("");
  const [pending, setPending] = useState(before);
  const form = useSettingsForm(changeEmailAction, {
    onDone: ({ email: asked }) => {
      setEmail("");
      setPending(asked);
      toast.success(t("sent", { email: asked }));
    },
  });
  return (
    <form noValidate action={form.submit} className="grid max-w-md gap-4">
      {pending && (
        <p role="status" className="rounded-md border bg-paper px-4 py-3 text-[0.9375rem]">
          {t("pending", { email: pending })}
        </p>
      )}
      <Field required label={t("new")} error={form.errorOf("email")}>
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
      <ConfirmField {...confirmation} error={form.errorOf("current")} />
      <Button type="submit" variant="outline" busy={form.busy} className="justify-self-start">
        {t("submit")}
      </Button>
    </form>
  );
}
