"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Question } from "@/components/ui/alert-dialog";
import { toast } from "@/components/ui/toast";

type SignOutQuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Ends the session and leaves for /login; a rejection is told to the person. */
  onSignOut: () => Promise<void>;
  /** Gets the focus back afterwards. */
  returnFocus?: RefObject<HTMLElement | null>;
};

/** Asks before signing out, and tells when it fails; that it went well is told on /login. Load it lazily. */
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
    <Question
      open={open}
      onOpenChange={onOpenChange}
      title={t("logOutQuestion")}
      description={t("logOutText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("logOut")}
      variant="primary"
      onConfirm={signOut}
      returnFocus={returnFocus}
    />
  );
}
