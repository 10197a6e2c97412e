"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/accounts/settings/confirm-dialog";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { toast } from "@/components/ui/toast/toast";
import { unlinkGoogleAction } from "@/lib/accounts/google/actions";

type UnlinkGoogleProps = { id: string; email: string; confirmation: Confirmation };

/** Unlinks one Google account from this account. */
export function UnlinkGoogle({ id, email, confirmation }: UnlinkGoogleProps) {
  const t = useTranslations("Settings.google");
  const router = useRouter();
  return (
    <ConfirmDialog
      confirmation={confirmation}
      action={unlinkGoogleAction}
      trigger={{ size: "sm", children: t("unlink"), "aria-label": t("unlinkLabel", { email }) }}
      title={t("unlinkTitle", { email })}
      text={t("unlinkText")}
      confirm={t("unlink")}
      cancel={t("cancel")}
      destructive
      onDone={() => {
        toast.success(t("unlinked"));
        router.refresh();
      }}
    >
      <input type="hidden" name="id" value={id} />
    </ConfirmDialog>
  );
}
