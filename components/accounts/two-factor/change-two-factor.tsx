"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/accounts/settings/confirm-dialog";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { PartLoading } from "@/components/layout/states/part-loading";
import { toast } from "@/components/ui/toast/toast";
import { makeRecoveryCodesAction, removeTotpAction } from "@/lib/accounts/two-factor/actions";

const RecoveryCodesDialog = dynamic(
  () => keepTrying(() => import("./recovery-codes")).then((module) => module.RecoveryCodesDialog),
  { loading: PartLoading },
);

/** Turns two-factor sign-in off. */
export function RemoveTwoFactor(confirmation: Confirmation) {
  const t = useTranslations("Settings.twoFactor");
  const router = useRouter();
  return (
    <ConfirmDialog
      confirmation={confirmation}
      action={removeTotpAction}
      trigger={{ children: t("remove") }}
      title={t("removeTitle")}
      text={t("removeText")}
      confirm={t("remove")}
      cancel={t("cancel")}
      destructive
      onDone={() => {
        toast.success(t("removed"));
        router.refresh();
      }}
    />
  );
}

/** Generates new recovery codes and shows them once. */
export function RenewRecoveryCodes(confirmation: Confirmation) {
  const t = useTranslations("Settings.twoFactor");
  const router = useRouter();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <>
      <ConfirmDialog
        confirmation={confirmation}
        action={makeRecoveryCodesAction}
        trigger={{ children: t("renew") }}
        title={t("renewTitle")}
        text={t("renewText")}
        confirm={t("renewConfirm")}
        cancel={t("cancel")}
        onDone={(made) => setCodes(made.codes)}
      />
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onKept={() => {
            setCodes(null);
            router.refresh();
          }}
        />
      )}
    </>
  );
}
