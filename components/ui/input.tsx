import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A one-line text field. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      dir="auto"
      {...props}
      type={type}
      className={cn("control-frame h-control px-3", className)}
    />
  );
}
