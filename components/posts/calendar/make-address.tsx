import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { type Confirmation, ConfirmField } from "@/components/accounts/settings/confirm-field";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { ToastRegion } from "@/components/ui/toast/toast-region";

type MakeAddressProps = {
  /** Whether it replaces one, which stops working. */
  renews: boolean;
  confirmation: Confirmation;
  busy: boolean;
  passwordError: string | undefined;
  onMake: (password: string) => void;
  onClose: () => void;
};

/** Asks for the password before a calendar address is made: it outlives the session. Load it lazily. */
export function MakeAddress(props: MakeAddressProps) {
  const { renews, confirmation, busy, passwordError, onMake, onClose } = props;
  const t = useTranslations("Settings.calendar");
  const question = renews ? "renewQuestion" : "getQuestion";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("current");
    if (!busy) onMake(typeof typed === "string" ? typed : "");
  };
  return (
    <Dialog open onOpenChange={() => !busy && onClose()}>
      <DialogContent className="sm:max-w-md">
        <form noValidate onSubmit={submit} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>{t(`${question}.title`)}</DialogTitle>
            <DialogDescription>{t(`${question}.text`)}</DialogDescription>
          </DialogHeader>
          <ConfirmField {...confirmation} error={passwordError} />
          <DialogFooter>
            <DialogActions cancel={t("cancel")} confirm={t(`${question}.confirm`)} busy={busy} />
          </DialogFooter>
          <ToastRegion of="window" />
        </form>
      </DialogContent>
    </Dialog>
  );
}
