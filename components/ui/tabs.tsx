"use client";

import * as Primitive from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export const Tabs = Primitive.Root;

/** The list of tabs, on a hairline. Label it with `aria-label`. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      data-slot="tabs-list"
      {...props}
      className={cn("flex gap-6 overflow-x-auto border-b", className)}
    />
  );
}

/** One tab. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tabs-trigger"
      {...props}
      className={cn(
        "-mb-px h-control shrink-0 border-b-2 border-transparent text-[0.9375rem] font-medium text-ink-soft transition-colors hover:text-ink focus-visible:outline-offset-[-2px] data-[state=active]:border-press data-[state=active]:text-ink",
        className,
      )}
    />
  );
}

/** A tab's content. */
export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="tabs-content" {...props} className={cn("mt-6", className)} />;
}
