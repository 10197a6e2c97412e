"use client";

import * as Primitive from "radix-ui/alert-dialog";
import { type ComponentProps, type ReactNode, type RefObject, useState } from "react";
import { Button } from "./button";
import { addBackEntry } from "./back/add-back-entry";
import { dialogStyles } from "./dialog";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { useReturnFocus } from "@/components/ui/focus/use-return-focus";

type QuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Something that has happened meanwhile, such as a failure. */
  note?: ReactNode;
  /** The cancel button; focused at first. */
  cancelLabel: string;
  confirmLabel: string;
  /** The confirm button's label while busy. */
  busyLabel?: string;
  variant?: ComponentProps<typeof Button>["variant"];
  /** The action. The question closes after it; if it throws or returns `false`, the question stays open. */
  onConfirm: () => unknown;
  /** Where the focus goes afterwards, if the element that opened the question is gone by then (e.g. a menu item). */
  returnFocus?: RefObject<HTMLElement | null>;
};

/** Asks for confirmation. The caller reports the outcome (toast), including an error thrown by `onConfirm`. */
export function ConfirmQuestion(props: QuestionProps) {
  const { open, onOpenChange, title, description, cancelLabel, confirmLabel, busyLabel, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const focus = useReturnFocus();
  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      if ((await onConfirm()) !== false) onOpenChange(false);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogStyles.veil} />
        <Primitive.Content
          className={`${dialogStyles.sheet} sm:max-w-md`}
          onOpenAutoFocus={() => {
            focus.onOpenAutoFocus();
            addBackEntry();
          }}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            props.returnFocus?.current?.focus();
          }}
        >
          <div className={dialogStyles.header}>
            <Primitive.Title className={dialogStyles.title}>{title}</Primitive.Title>
            <Primitive.Description className={dialogStyles.description}>{description}</Primitive.Description>
          </div>
          {props.note}
          <div className={dialogStyles.footer}>
            <Primitive.Cancel asChild disabled={busy}>
              <Button variant="outline">{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button
              variant={props.variant ?? "destructive"}
              busy={busy}
              busyLabel={busyLabel}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
          <ToastRegion of="window" />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
