"use client";

import * as Primitive from "radix-ui/toggle-group";
import type { ComponentProps } from "react";
import { toggleClass } from "@/components/ui/toggle";
import { cn } from "@/lib/utils";

/** Options side by side, of which one is chosen. Label it with `aria-label`. */
export function ToggleGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root data-slot="toggle-group" {...props} className={cn("flex flex-wrap gap-2", className)} />
  );
}

/** One option of the group. */
export function ToggleGroupItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item data-slot="toggle-group-item" {...props} className={cn(toggleClass, className)} />;
}
