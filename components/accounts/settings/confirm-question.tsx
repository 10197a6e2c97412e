import type { ReactNode } from "react";
import { type Confirmation, ConfirmField } from "./confirm-field";
import { useSettingsForm } from "./use-settings-form";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { ActionResult } from "@/lib/http/action";

export type ConfirmQuestionProps<T> = {
  confirmation: Confirmation;
  action: (before: ActionResult<T> | null, form: FormData) => Promise<ActionResult<T>>;
  title: string;
  text: string;
  confirm: string;
  /** The confirm button's label while busy; by default it stays the same. */
  busyLabel?: string;
  cancel: string;
  destructive?: boolean;
  /** Fields shown with the password. */
  children?: ReactNode;
  /** Also receives the values typed: a later step may need the password again. */
  onDone: (data: T, typed: FormData) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A dialog that asks for the password. Load it lazily. */
export function ConfirmQuestion<T>(props: ConfirmQuestionProps<T>) {
  const { confirmation, action, title, text, confirm, busyLabel, cancel, destructive, open, onOpenChange } =
    props;
  const sending = useSettingsForm(action, {
    onDone: (data, typed) => {
      onOpenChange(false);
      props.onDone(data, typed);
    },
  });
  return (
    <Dialog open={open} onOpenChange={(next) => !sending.busy && onOpenChange(next)}>
      <DialogContent className="sm:max-w-md">
        <form noValidate {...sending.form} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription>{text}</DialogDescription>
          </DialogHeader>
          {props.children}
          <ConfirmField {...confirmation} error={sending.errorOf("current")} />
          <DialogFooter>
            <DialogActions
              cancel={cancel}
              confirm={confirm}
              variant={destructive ? "destructive" : "default"}
              busy={sending.busy}
              busyLabel={busyLabel}
            />
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
