import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import type { ConfirmQuestion as Question, ConfirmQuestionProps } from "./confirm-question";
import { Button, type ButtonProps } from "@/components/ui/button";

// `lazy` loses the type parameter of a generic component.
const ConfirmQuestion = dynamic(
  () => keepTrying(() => import("./confirm-question")).then((module) => module.ConfirmQuestion<never>),
  { loading: PartLoading },
) as unknown as typeof Question;

type ConfirmDialogProps<T> = Omit<ConfirmQuestionProps<T>, "open" | "onOpenChange"> & {
  /** The button that opens the dialog. */
  trigger: Pick<ButtonProps, "variant" | "size" | "className" | "aria-label" | "children">;
};

/** A button with a dialog that asks for the password; the dialog loads when first opened. */
export function ConfirmDialog<T>({ trigger, ...question }: ConfirmDialogProps<T>) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="outline" {...trigger} onClick={() => setOpen(true)} />
      {open !== undefined && <ConfirmQuestion {...question} open={open} onOpenChange={setOpen} />}
    </>
  );
}
