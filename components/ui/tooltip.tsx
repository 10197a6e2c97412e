"use client";

import * as Primitive from "radix-ui/tooltip";
import type { ComponentProps } from "react";
import { usePortalContainer } from "@/components/ui/portal-container";
import { cn } from "@/lib/utils";

/** Wrap a part of a page that has tooltips once in this. */
export function TooltipProvider({
  delayDuration = 400,
  ...props
}: ComponentProps<typeof Primitive.Provider>) {
  return <Primitive.Provider delayDuration={delayDuration} {...props} />;
}

export const Tooltip = Primitive.Root;
export const TooltipTrigger = Primitive.Trigger;

/** A short hint for a control on hover or focus. Touch users never see it, so it must not be essential. */
export function TooltipContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Content
        data-slot="tooltip-content"
        sideOffset={6}
        collisionPadding={8}
        {...props}
        className={cn(
          "z-50 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-label text-paper data-[state=delayed-open]:animate-in data-[state=delayed-open]:fade-in-0",
          className,
        )}
      />
    </Primitive.Portal>
  );
}
