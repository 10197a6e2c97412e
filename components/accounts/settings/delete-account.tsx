"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "./confirm-dialog";
import type { Confirmation } from "./confirm-field";
import { deleteAccountAction } from "@/lib/privacy/actions";
import { announceSignedOut } from "@/lib/auth/sign-out-broadcast";

/** Deletes the account after confirming the password; then every open tab clears the person's data. */
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
