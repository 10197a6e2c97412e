"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/accounts/confirm-dialog";
import type { Confirmation } from "@/components/accounts/confirm-field";
import { deleteAccountAction } from "@/lib/privacy/actions";
import { announceSignedOut } from "@/lib/signed-out";

/** Deletes the account after a question that asks for the password; then every open tab forgets the person. */
export function DeleteAccount(confirmation: Confirmation) {
  const t = useTranslations("Settings.deletion");
  return (
    <ConfirmDialog
      confirmation={confirmation}
      action={deleteAccountAction}
      trigger={{ className: "text-bad", children: t("open") }}
      title={t("question")}
      text={confirmation.hasPassword ? t("questionText") : t("questionFresh")}
      confirm={t("confirm")}
      busyLabel={t("busy")}
      cancel={t("cancel")}
      destructive
      onDone={({ code }) => {
        announceSignedOut();
        window.location.replace(`/data-deletion/${code}`);
      }}
    />
  );
}
