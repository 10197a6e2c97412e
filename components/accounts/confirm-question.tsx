import type { ReactNode } from "react";
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
import type { ActionResult } from "@/lib/action";

export type ConfirmQuestionProps<T> = {
  confirmation: Confirmation;
  action: (before: ActionResult<T> | null, form: FormData) => Promise<ActionResult<T>>;
  title: string;
  text: string;
  confirm: string;
  /** What that button says while it works; without it the label stays. */
  busyLabel?: string;
  cancel: string;
  destructive?: boolean;
  /** Fields that go with the password. */
  children?: ReactNode;
  onDone: (data: T) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A question that asks for the password. Load it lazily. */
export function ConfirmQuestion<T>(props: ConfirmQuestionProps<T>) {
  const { confirmation, action, title, text, confirm, busyLabel, cancel, destructive, open, onOpenChange } =
    props;
  const form = useSettingsForm(action, {
    onDone: (data) => {
      onOpenChange(false);
      props.onDone(data);
    },
  });
  return (
    <Dialog open={open} onOpenChange={(next) => !form.busy && onOpenChange(next)}>
      <DialogContent className="sm:max-w-md">
        <form noValidate action={form.submit} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription>{text}</DialogDescription>
          </DialogHeader>
          {props.children}
          <ConfirmField {...confirmation} error={form.errorOf("current")} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline" disabled={form.busy}>
                {cancel}
              </Button>
            </DialogClose>
            <Button
              type="submit"
              variant={destructive ? "destructive" : "primary"}
              busy={form.busy}
              busyLabel={busyLabel}
            >
              {confirm}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
