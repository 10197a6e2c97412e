import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A multi-line text field, which grows with its text up to about 20 lines. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      // Arabic begins at the right, whatever the language of the screen.
      dir="auto"
      {...props}
      rows={rows}
      className={cn(
        "control-frame field-sizing-content block max-h-120 min-h-26 resize-y px-3 py-2",
        className,
      )}
    />
  );
}
