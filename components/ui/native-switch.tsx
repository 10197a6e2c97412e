import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Shared by checkboxes and switches: native inputs with an additional `onCheckedChange`. */
export type ToggleProps = Omit<ComponentProps<"input">, "type"> & {
  onCheckedChange?: (checked: boolean) => void;
};

/**
 * A switch with immediate effect. Native, so it works in a form without JavaScript. Needs a label: `Field`, `Label` or
 * aria.
 */
export function NativeSwitch({ className, onCheckedChange, onChange, ...props }: ToggleProps) {
  return (
    <input
      {...props}
      {...(onCheckedChange || onChange
        ? {
            onChange: (event) => {
              onChange?.(event);
              onCheckedChange?.(event.currentTarget.checked);
            },
          }
        : {})}
      type="checkbox"
      role="switch"
      className={cn(
        "relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-paper transition-colors",
        "before:absolute before:top-1/2 before:left-[3px] before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-ink-soft before:transition-[translate,background-color]",
        "after:absolute after:-inset-2.5 after:content-['']",
        "checked:border-press checked:bg-press checked:before:translate-x-4 checked:before:bg-on-press",
        "disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto",
        className,
      )}
    />
  );
}
