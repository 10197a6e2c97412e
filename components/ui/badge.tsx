import { type VariantProps, cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

const badgeVariants = cva(
  "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-label whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        neutral: "border-rule bg-sheet text-ink-soft",
        press: "border-transparent bg-press-wash text-press",
        solid: "border-transparent bg-press text-on-press",
        marigold: "border-transparent bg-marigold text-on-marigold",
        good: "border-current/35 bg-sheet text-good",
        warn: "border-current/35 bg-sheet text-warn",
        bad: "border-current/35 bg-sheet text-bad",
      },
    },
    defaultVariants: { variant: "neutral" },
  },
);

/** A word of state. good, warn and bad take an icon beside the word. */
export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span {...props} className={cn(badgeVariants({ variant }), className)} />;
}
