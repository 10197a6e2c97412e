"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/accounts/confirm-dialog";
import type { Confirmation } from "@/components/accounts/confirm-field";
import { RecoveryCodes } from "@/components/accounts/recovery-codes";
import { ScanTotp } from "@/components/accounts/scan-totp";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { beginTotpAction } from "@/lib/accounts/actions";
import type { TotpSetup } from "@/lib/accounts/types";

/** The way from the password over the QR code to the recovery codes. */
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
        action={beginTotpAction}
        trigger={{ children: t("setUp") }}
        title={t("confirmTitle")}
        text={t("confirmText")}
        confirm={t("next")}
        cancel={t("cancel")}
        onDone={setSetup}
      />
      {/* Once the codes are there, only their button closes it: they are not shown again. */}
      <Dialog open={setup !== null} onOpenChange={(open) => !open && !codes && setSetup(null)}>
        <DialogContent className="sm:max-w-md">
          {codes ? (
            <RecoveryCodes codes={codes} onKept={finish} />
          ) : (
            setup && <ScanTotp setup={setup} onDone={(made) => setCodes(made.codes)} />
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}
