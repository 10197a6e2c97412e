import { type VariantProps, cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export const badgeVariants = cva(
  "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-label whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "border-transparent bg-press text-on-press",
        secondary: "border-transparent bg-press-wash text-press",
        outline: "border-rule bg-sheet text-ink-soft",
        destructive: "border-transparent bg-bad text-on-bad",
        marigold: "border-transparent bg-marigold text-on-marigold",
        good: "border-current/35 bg-sheet text-good",
        warn: "border-current/35 bg-sheet text-warn",
        bad: "border-current/35 bg-sheet text-bad",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

/** A status word. good, warn and bad have an icon beside it. */
export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" {...props} className={cn(badgeVariants({ variant }), className)} />;
}
