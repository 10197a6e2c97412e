import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

type ProgressProps = ComponentProps<"div"> & { value: number };

/** A progress bar, 0 to 100. Label it with `aria-label`. */
export function Progress({ className, value, ...props }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      {...props}
      className={cn("h-1.5 overflow-hidden rounded-full bg-rule", className)}
    >
      <div
        data-slot="progress-indicator"
        className="h-full w-full origin-left bg-press transition-transform"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
