"use client";

import type { ComponentProps, ReactNode } from "react";
import { Drawer } from "vaul";
import { usePortalContainer } from "@/components/ui/portal-container";
import { cn } from "@/lib/utils";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the sheet; shown at its top unless `titleHidden`. */
  title: ReactNode;
  titleHidden?: boolean;
  /** Where it comes from; it follows the finger back there. */
  from?: "bottom" | "left";
  className?: string;
  children: ReactNode;
};

const places = {
  bottom: "inset-x-0 bottom-0 h-[85dvh] rounded-t-[16px] border-t",
  left: "inset-y-0 left-0 w-64 border-r",
};

/** A sheet that slides in and follows the finger: from the bottom (85% high) or the left (16rem wide). Load it lazily. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, titleHidden, from = "bottom", className, children } = props;
  const container = usePortalContainer();
  const shared: ComponentProps<typeof Drawer.Root> = { open, onOpenChange, direction: from };
  return (
    <Drawer.Root {...shared} container={container}>
      <Drawer.Portal>
        <Drawer.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Drawer.Content
          aria-describedby={undefined}
          className={cn(
            "fixed z-50 flex flex-col bg-sheet text-ink shadow-float focus:outline-none",
            places[from],
            className,
          )}
        >
          {from === "bottom" && (
            <div aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-edge" />
          )}
          <Drawer.Title className={cn("px-4 pt-3 pb-2 text-section", titleHidden && "sr-only")}>
            {title}
          </Drawer.Title>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
