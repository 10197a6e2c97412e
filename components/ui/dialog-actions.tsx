import type { ComponentProps } from "react";
import { Button } from "./button";
import { DialogClose } from "./dialog";

type DialogActionsProps = Pick<
  ComponentProps<typeof Button>,
  "variant" | "busyLabel" | "disabled" | "aria-describedby"
> & {
  cancel: string;
  confirm: string;
  busy: boolean;
  /** Without it the action submits the form around it. */
  onConfirm?: () => void;
};

/** The buttons of a dialog's footer: one that closes it, and its action. */
export function DialogActions({ cancel, confirm, busy, onConfirm, ...action }: DialogActionsProps) {
  return (
    <>
      <DialogClose asChild>
        <Button variant="outline" disabled={busy}>
          {cancel}
        </Button>
      </DialogClose>
      <Button {...action} type={onConfirm ? "button" : "submit"} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
}
