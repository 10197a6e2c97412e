"use client";

import * as Primitive from "radix-ui/progress";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A progress bar, 0 to 100. Label it with `aria-label`. */
export function Progress({ className, value, ...props }: ComponentProps<typeof Primitive.Root>) {
  const percent = Math.min(100, Math.max(0, value ?? 0));
  return (
    <Primitive.Root
      data-slot="progress"
      value={Math.round(percent)}
      {...props}
      className={cn("h-1.5 overflow-hidden rounded-full bg-rule", className)}
    >
      <Primitive.Indicator
        data-slot="progress-indicator"
        className="h-full w-full origin-left bg-press transition-transform"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </Primitive.Root>
  );
}
