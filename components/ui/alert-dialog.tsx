"use client";

import * as Primitive from "radix-ui/alert-dialog";
import { type ComponentProps, type ReactNode, type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { dialogStyles } from "@/components/ui/dialog";
import { usePortalContainer } from "@/components/ui/portal-container";
import { useReturnFocus } from "@/components/ui/use-return-focus";

type QuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The way back; has the focus at first. */
  cancelLabel: string;
  confirmLabel: string;
  /** What the deed's button says while it runs. */
  busyLabel?: string;
  variant?: ComponentProps<typeof Button>["variant"];
  /** The deed. The question closes after it; if it throws or gives `false`, the question stays open. */
  onConfirm: () => unknown;
  /** Where the focus goes afterwards, when what opened the question is gone by then (an item of a menu). */
  returnFocus?: RefObject<HTMLElement | null>;
};

/** Asks before a deed. The caller tells the outcome (toast); an error thrown by `onConfirm` is the caller's to show. */
export function Question(props: QuestionProps) {
  const { open, onOpenChange, title, description, cancelLabel, confirmLabel, busyLabel, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const container = usePortalContainer();
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
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={dialogStyles.veil} />
        <Primitive.Content
          className={`${dialogStyles.sheet} sm:max-w-md`}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            props.returnFocus?.current?.focus();
          }}
        >
          <div className={dialogStyles.header}>
            <Primitive.Title className={dialogStyles.title}>{title}</Primitive.Title>
            <Primitive.Description className={dialogStyles.description}>{description}</Primitive.Description>
          </div>
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
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
