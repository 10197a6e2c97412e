import { cn } from "@/lib/utils";

type SeparatorProps = { vertical?: boolean; className?: string };

/** A hairline; silent to screen readers. */
export function Separator({ vertical, className }: SeparatorProps) {
  return (
    <div
      aria-hidden
      className={cn("shrink-0 bg-rule", vertical ? "w-px self-stretch" : "h-px w-full", className)}
    />
  );
}
