import dynamic from "next/dynamic";
import { useState } from "react";
import type {
  ConfirmQuestion as Question,
  ConfirmQuestionProps,
} from "@/components/accounts/confirm-question";
import { Button, type ButtonProps } from "@/components/ui/button";

// A lazy component forgets that it is generic.
const ConfirmQuestion = dynamic(() =>
  import("@/components/accounts/confirm-question").then((module) => module.ConfirmQuestion<never>),
) as unknown as typeof Question;

type ConfirmDialogProps<T> = Omit<ConfirmQuestionProps<T>, "open" | "onOpenChange"> & {
  /** The button that opens it. */
  trigger: Pick<ButtonProps, "variant" | "size" | "className" | "aria-label" | "children">;
};

/** A button, and the question behind it that asks for the password: it loads when it is first asked. */
export function ConfirmDialog<T>({ trigger, ...question }: ConfirmDialogProps<T>) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="outline" {...trigger} onClick={() => setOpen(true)} />
      {open !== undefined && <ConfirmQuestion {...question} open={open} onOpenChange={setOpen} />}
    </>
  );
}
