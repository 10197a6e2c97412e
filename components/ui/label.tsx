import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The label of the control whose id is `htmlFor`. */
export function Label({ className, htmlFor, children, ...props }: ComponentProps<"label">) {
  return (
    <label
      data-slot="label"
      {...props}
      htmlFor={htmlFor}
      className={cn("block text-label text-ink", className)}
    >
      {children}
    </label>
  );
}
