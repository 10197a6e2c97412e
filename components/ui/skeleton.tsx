import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A grey block in the shape of what comes. Put `aria-busy` and a spoken label on what holds the blocks. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden {...props} className={cn("animate-pulse rounded-sm bg-rule/70", className)} />;
}
