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
import { startTotpSetupAction } from "@/lib/accounts/two-factor/actions";
import type { TotpSetup } from "@/lib/accounts/types";

const TwoFactorSteps = dynamic(
  () => keepTrying(() => import("./two-factor-steps")).then((module) => module.TwoFactorSteps),
  { loading: PartLoading },
);

/** The set-up flow: password, QR code, recovery codes. */
export function SetUpTwoFactor(confirmation: Confirmation) {
  const t = useTranslations("Settings.twoFactor");
  const router = useRouter();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function finish(): void {
    setSetup(null);
    setCodes(null);
    toast.success(t("done"));
    router.refresh();
  }

  return (
    <>
      <ConfirmDialog
        confirmation={confirmation}
        action={startTotpSetupAction}
        trigger={{ children: t("setUp") }}
        title={t("confirmTitle")}
        text={t("confirmText")}
        confirm={t("next")}
        cancel={t("cancel")}
        onDone={setSetup}
      />
      {setup && (
        <TwoFactorSteps
          setup={setup}
          codes={codes}
          onCodes={setCodes}
          onKept={finish}
          onClose={() => setSetup(null)}
        />
      )}
    </>
  );
}
