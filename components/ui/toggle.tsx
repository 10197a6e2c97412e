import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** How an option looks, in a group or alone. */
export const toggleClass =
  "inline-flex h-control items-center gap-2 rounded-md border border-rule bg-sheet px-3.5 text-[0.9375rem] font-medium text-ink-soft transition-colors hover:text-ink disabled:opacity-55 data-[state=on]:border-press data-[state=on]:bg-press-wash data-[state=on]:text-ink [&_svg]:size-4";

type ToggleProps = Omit<ComponentProps<"button">, "type"> & {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
};

/** A button that stays pressed: one of several options of which any number may be chosen. */
export function Toggle({ pressed, onPressedChange, className, ...props }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-state={pressed ? "on" : "off"}
      onClick={() => onPressedChange(!pressed)}
      {...props}
      className={cn(toggleClass, className)}
    />
  );
}
