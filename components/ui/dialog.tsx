"use client";

import { X } from "lucide-react";
import * as Primitive from "radix-ui/dialog";
import type { ComponentProps, RefObject } from "react";
import { addBackEntry } from "@/components/ui/back/add-back-entry";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { useReturnFocus } from "@/components/ui/focus/use-return-focus";
import { cn } from "@/lib/utils";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

/** Styles shared by dialogs and questions. */
export const dialogStyles = {
  veil: "fixed inset-0 z-50 bg-veil duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
  sheet:
    "fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 gap-5 overflow-y-auto rounded-lg border bg-sheet p-4 text-ink shadow-float duration-150 focus:outline-none md:p-6 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98 data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
  header: "grid gap-1.5",
  title: "text-section",
  description: "text-[0.9375rem] leading-6 text-ink-soft",
  footer: "flex flex-col-reverse gap-3 sm:flex-row sm:justify-end",
};

type DialogContentProps = ComponentProps<typeof Primitive.Content> & {
  /** The label of the close button at the top right; without it there is none. */
  closeLabel?: string;
  /** The element that gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog. It needs a `DialogTitle`. */
export function DialogContent({
  className,
  closeLabel,
  initialFocus,
  children,
  ...props
}: DialogContentProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="dialog-overlay" className={dialogStyles.veil} />
      <Primitive.Content
        data-slot="dialog-content"
        onOpenAutoFocus={(event) => {
          returnFocus.onOpenAutoFocus();
          addBackEntry();
          if (!initialFocus?.current) return;
          event.preventDefault();
          initialFocus.current.focus();
        }}
        onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        {...props}
        className={cn(dialogStyles.sheet, className)}
      >
        {children}
        <ToastRegion of="window" />
        {closeLabel && (
          <Primitive.Close
            aria-label={closeLabel}
            className="absolute top-2 right-2 grid size-10 place-items-center rounded-md text-ink-soft hover:text-ink md:top-4 md:right-4"
          >
            <X aria-hidden className="size-4" />
          </Primitive.Close>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** The scrolling part between a fixed header and footer. The dialog needs `className={dialogWithBody}`. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn(
        "scroll-edge -mx-4 grid min-h-0 content-start gap-5 overflow-y-auto border-b short:shrink-0 short:overflow-y-visible px-4 pt-1 pb-5 md:-mx-6 md:px-6",
        className,
      )}
    />
  );
}

/** For a `DialogContent` with a `DialogBody`: the body scrolls, header and footer stay visible; in a low window all scrolls. */
export const dialogWithBody = "flex flex-col overflow-y-hidden short:overflow-y-auto";

/** Title and description. */
export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="dialog-header" {...props} className={cn(dialogStyles.header, className)} />;
}

/** The dialog's title; required. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      data-slot="dialog-title"
      {...props}
      className={cn(dialogStyles.title, "pr-10", className)}
    />
  );
}

/** One or two lines below the title. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      {...props}
      className={cn(dialogStyles.description, className)}
    />
  );
}

/** The buttons: cancel first in the source, the action last; on phones stacked with the action on top. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="dialog-footer" {...props} className={cn(dialogStyles.footer, "shrink-0", className)} />
  );
}
