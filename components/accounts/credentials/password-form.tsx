"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { AccessChoice, type AccessChoiceProps } from "./login/access-choice";
import { PushEndpointField } from "@/components/accounts/sessions/push-endpoint-field";
import { type Confirmation, ConfirmField } from "@/components/accounts/settings/confirm-field";
import { UserName } from "@/components/accounts/settings/user-name";
import { useSettingsForm } from "@/components/accounts/settings/use-settings-form";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast/toast";
import { changePasswordAction } from "@/lib/accounts/credentials/actions";

/** Changes the password, or sets the first one. */
export function PasswordForm({
  min,
  access,
  ...confirmation
}: Confirmation & {
  /** Characters at least. */
  min: number;
  /** What other sessions have made, which ends with them. */
  access: AccessChoiceProps | null;
}) {
  const t = useTranslations("Settings.password");
  const router = useRouter();
  const sending = useSettingsForm(changePasswordAction, {
    passwordMinLength: min,
    onDone: ({ ended }) => {
      toast.success(t("done", { ended }));
      router.refresh();
    },
  });
  return (
    <form noValidate {...sending.form} data-toast-scope className="grid max-w-md gap-4">
      {!confirmation.hasPassword && <UserName email={confirmation.email} />}
      <ConfirmField {...confirmation} error={sending.errorOf("current")} />
      <Field required label={t("new")} hint={t("hint", { min })} error={sending.errorOf("password")}>
        <Input type="password" name="password" autoComplete="new-password" maxLength={200} />
      </Field>
      {access && <AccessChoice {...access} />}
      <PushEndpointField />
      <Button type="submit" variant="outline" busy={sending.busy} className="justify-self-start">
        {confirmation.hasPassword ? t("submit") : t("set")}
      </Button>
      <ToastRegion of="form" />
    </form>
  );
}
