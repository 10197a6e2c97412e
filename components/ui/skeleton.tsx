import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A grey block in the shape of the coming content. Put `aria-busy` and a label for screen readers on its container. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      {...props}
      className={cn("animate-pulse rounded-sm bg-rule/70", className)}
    />
  );
}
