"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Confirmation, ConfirmField } from "@/components/accounts/confirm-field";
import { useSettingsForm } from "@/components/accounts/use-settings-form";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { deleteAccountAction } from "@/lib/privacy/actions";
import { announceSignedOut } from "@/lib/signed-out";

/** Deletes the account after a question that asks for the password; then every open tab forgets the person. */
export function DeleteAccount(confirmation: Confirmation) {
  const t = useTranslations("Settings.deletion");
  const [open, setOpen] = useState(false);
  const form = useSettingsForm(deleteAccountAction, {
    onDone: ({ code }) => {
      announceSignedOut();
      window.location.replace(`/data-deletion/${code}`);
    },
  });
  return (
    <>
      <Button variant="outline" className="text-bad" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog open={open} onOpenChange={(next) => !form.busy && setOpen(next)}>
        <DialogContent className="sm:max-w-md">
          <form noValidate action={form.submit} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t("question")}</DialogTitle>
              <DialogDescription>
                {confirmation.hasPassword ? t("questionText") : t("questionFresh")}
              </DialogDescription>
            </DialogHeader>
            <ConfirmField {...confirmation} error={form.errorOf("current")} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline" disabled={form.busy}>
                  {t("cancel")}
                </Button>
              </DialogClose>
              <Button type="submit" variant="destructive" busy={form.busy} busyLabel={t("busy")}>
                {t("confirm")}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}
