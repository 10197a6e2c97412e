import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The words that name a control. */
export function Label({ className, ...props }: ComponentProps<"label">) {
  return <label {...props} className={cn("block text-label text-ink", className)} />;
}
