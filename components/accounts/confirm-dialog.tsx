import { type ReactNode, useState } from "react";
import { type Confirmation, ConfirmField } from "@/components/accounts/confirm-field";
import { useSettingsForm } from "@/components/accounts/use-settings-form";
import { Button, type ButtonProps } from "@/components/ui/button";
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

type ConfirmDialogProps<T> = {
  confirmation: Confirmation;
  action: (before: ActionResult<T> | null, form: FormData) => Promise<ActionResult<T>>;
  /** The button that opens it. */
  trigger: Pick<ButtonProps, "variant" | "size" | "aria-label" | "children">;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  destructive?: boolean;
  /** Fields that go with the password. */
  children?: ReactNode;
  onDone: (data: T) => void;
};

/** A button, and the question behind it that asks for the password. */
export function ConfirmDialog<T>(props: ConfirmDialogProps<T>) {
  const { confirmation, action, trigger, title, text, confirm, cancel, destructive } = props;
  const [open, setOpen] = useState(false);
  const form = useSettingsForm(action, {
    onDone: (data) => {
      setOpen(false);
      props.onDone(data);
    },
  });
  return (
    <>
      <Button variant="outline" {...trigger} onClick={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={(next) => !form.busy && setOpen(next)}>
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
              <Button type="submit" variant={destructive ? "destructive" : "primary"} busy={form.busy}>
                {confirm}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}
