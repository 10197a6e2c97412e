"use client";

import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { Drawer } from "vaul";
import { addBackEntry } from "@/components/ui/back/add-back-entry";
import { useReturnFocus } from "@/components/ui/focus/use-return-focus";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { cn } from "@/lib/utils";

type SheetProps = {
  open: boolean;
  /** The user closes it. It may stay open, to ask something first: a swiped sheet then springs back. */
  onOpenChange: (open: boolean) => void;
  /** The sheet's title; visible unless `titleHidden`. */
  title: ReactNode;
  titleHidden?: boolean;
  /** The label of the close button at the top right; without it there is none. */
  closeLabel?: string;
  /** The edge it slides in from. It can be swiped back there, except to the right, where text is selected. */
  from?: "bottom" | "left" | "right";
  /** Stays visible below the scrolling part. */
  footer?: ReactNode;
  /** What has the focus first, except on touch screens; by default the sheet itself: its title is read out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** It has an address of its own, which Back leaves. */
  addressed?: boolean;
  /** Where the focus goes afterwards, instead of to the element that had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

const places = {
  bottom: "inset-x-0 bottom-0 h-[85dvh] rounded-t-[16px] border-t",
  left: "inset-y-0 left-0 w-64 border-r",
  right: "inset-y-0 right-0 h-dvh! w-120 max-w-full border-l [animation-duration:180ms]!",
};

/** A sheet from the bottom (85% high), the left (16rem wide) or the right (30rem wide). Load it lazily. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, titleHidden, closeLabel, from = "bottom", footer } = props;
  const content = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) requestAnimationFrame(() => springBack(content.current));
  };
  const shared: ComponentProps<typeof Drawer.Root> = { open, onOpenChange: change, direction: from };
  return (
    <Drawer.Root {...shared} handleOnly={from === "right"}>
      <Drawer.Portal>
        <Drawer.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Drawer.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            focus.onOpenAutoFocus();
            if (!props.addressed) addBackEntry();
            // On a touch screen a field would bring up the keyboard, over what is to be read.
            const first = matchMedia("(pointer: fine)").matches ? props.initialFocus?.current : null;
            (first ?? content.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            props.returnFocus?.current?.focus();
          }}
          className={cn(
            // In a low window all of it scrolls, and title and footer with it; not the part that is drawn below it.
            "fixed z-50 flex flex-col short:overflow-y-auto short:after:hidden! bg-sheet text-ink shadow-float focus:outline-none",
            places[from],
            props.className,
          )}
        >
          {from === "bottom" && (
            <div aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-edge" />
          )}
          <Drawer.Title
            className={cn(
              "px-4 pt-3 pb-2 text-section",
              from === "right" && "px-6 pt-5 pb-3",
              titleHidden && "sr-only",
            )}
          >
            {title}
          </Drawer.Title>
          <div
            data-sheet-body
            className={cn(
              "min-h-0 flex-1 overflow-y-auto overscroll-contain short:flex-none short:overflow-y-visible px-4 pb-[max(1rem,env(safe-area-inset-bottom))]",
              from === "right" && "px-6",
            )}
          >
            {props.children}
          </div>
          <ToastRegion of="window" className="shrink-0 px-4 pb-[max(1rem,env(safe-area-inset-bottom))]" />
          {footer}
          {closeLabel && (
            <Drawer.Close
              aria-label={closeLabel}
              className="absolute top-3 right-2 grid size-10 place-items-center rounded-md text-ink-soft hover:text-ink md:top-4 md:right-4"
            >
              <X aria-hidden className="size-4" />
            </Drawer.Close>
          )}
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** Undoes a swipe: a sheet that was swiped away, but not closed, would stay where the finger left it. */
function springBack(sheet: HTMLElement | null): void {
  if (sheet?.dataset.state === "open") sheet.style.transform = "";
}
