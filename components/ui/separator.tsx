"use client";

import * as Primitive from "radix-ui/separator";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A hairline; hidden from screen readers unless `decorative={false}`. */
export function Separator({
  className,
  orientation = "horizontal",
  decorative = true,
  ...props
}: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="separator"
      decorative={decorative}
      orientation={orientation}
      {...props}
      className={cn(
        "shrink-0 bg-rule data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-full data-[orientation=vertical]:w-px data-[orientation=vertical]:self-stretch",
        className,
      )}
    />
  );
}
