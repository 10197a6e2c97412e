"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/accounts/settings/confirm-dialog";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { toast } from "@/components/ui/toast/toast";
import { removePasskeyAction } from "@/lib/accounts/passkeys/actions";

type RemovePasskeyProps = { id: string; name: string; confirmation: Confirmation };

/** Removes one passkey. */
export function RemovePasskey({ id, name, confirmation }: RemovePasskeyProps) {
  const t = useTranslations("Settings.passkeys");
  const router = useRouter();
  return (
    <ConfirmDialog
      confirmation={confirmation}
      action={removePasskeyAction}
      trigger={{ size: "sm", children: t("remove"), "aria-label": t("removeLabel", { name }) }}
      title={t("removeTitle", { name })}
      text={t("removeText")}
      confirm={t("remove")}
      cancel={t("cancel")}
      destructive
      onDone={() => {
        toast.success(t("removed"));
        router.refresh();
      }}
    >
      <input type="hidden" name="id" value={id} />
    </ConfirmDialog>
  );
}
