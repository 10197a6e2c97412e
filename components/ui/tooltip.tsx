"use client";

import * as Primitive from "radix-ui/tooltip";
import type { ReactNode } from "react";
import { usePortalContainer } from "@/components/ui/portal-container";

type TooltipProps = { content: ReactNode; side?: "top" | "right" | "bottom" | "left"; children: ReactNode };

/** A few words at a control on hover or focus. Touch never sees them, so nothing needed may stand here alone. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal container={container}>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-label text-paper data-[state=delayed-open]:animate-in data-[state=delayed-open]:fade-in-0"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
