"use client";

import * as Primitive from "radix-ui/toggle-group";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Options side by side: `type="single"` (filters) or `"multiple"` (platforms). Label it with `aria-label`. */
export function ToggleGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root data-slot="toggle-group" {...props} className={cn("flex flex-wrap gap-2", className)} />
  );
}

/** One option of the group. */
export function ToggleGroupItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="toggle-group-item"
      {...props}
      className={cn(
        "inline-flex h-control items-center gap-2 rounded-md border border-rule bg-sheet px-3.5 text-[0.9375rem] font-medium text-ink-soft transition-colors hover:text-ink disabled:opacity-55 data-[state=on]:border-press data-[state=on]:bg-press-wash data-[state=on]:text-ink [&_svg]:size-4",
        className,
      )}
    />
  );
}
