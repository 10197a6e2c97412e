"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import { toast } from "@/components/ui/toast/toast";

type SignOutQuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Ends the session and goes to /login; a rejection is shown to the user. */
  onSignOut: () => Promise<void>;
  /** Receives the focus afterwards. */
  returnFocus?: RefObject<HTMLElement | null>;
};

/** Asks before signing out and reports a failure; success is reported on /login. Load it lazily. */
export function SignOutQuestion({ open, onOpenChange, onSignOut, returnFocus }: SignOutQuestionProps) {
  const t = useTranslations("Shell");
  async function signOut(): Promise<boolean> {
    try {
      await onSignOut();
      return true;
    } catch {
      toast.error(t("logOutFailed"), { description: t("logOutFailedText") });
      return false;
    }
  }
  return (
    <ConfirmQuestion
      open={open}
      onOpenChange={onOpenChange}
      title={t("logOutQuestion")}
      description={t("logOutText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("logOut")}
      variant="default"
      onConfirm={signOut}
      returnFocus={returnFocus}
    />
  );
}
