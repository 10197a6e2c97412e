"use client";

import * as Primitive from "radix-ui/popover";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
/** Something else than the trigger, at which the panel stands. */
export const PopoverAnchor = Primitive.Anchor;
export const PopoverClose = Primitive.Close;

type PopoverContentProps = ComponentProps<typeof Primitive.Content> & {
  /** Leaves it where it stands among the elements of the page, so that Tab reaches it from what is before it. */
  inPlace?: boolean;
};

/** A small panel at its trigger or its anchor. Label it with `aria-label`. */
export function PopoverContent({ className, inPlace, ...props }: PopoverContentProps) {
  const content = (
    <Primitive.Content
      data-slot="popover-content"
      sideOffset={6}
      collisionPadding={12}
      align="start"
      {...props}
      className={cn(
        "z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg border bg-sheet p-3 text-ink shadow-float duration-150 focus:outline-none data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
        className,
      )}
    />
  );
  return inPlace ? content : <Primitive.Portal>{content}</Primitive.Portal>;
}
