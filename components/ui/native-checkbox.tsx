import type { ToggleProps } from "./native-switch";
import { cn } from "@/lib/utils";

/** A checkbox. Native, so it works in a form without JavaScript. */
export function NativeCheckbox({ className, onCheckedChange, onChange, ...props }: ToggleProps) {
  return (
    <span className={cn("relative inline-grid size-5 shrink-0 place-items-center", className)}>
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
        className="peer size-5 cursor-pointer appearance-none rounded-[5px] border border-edge bg-sheet transition-colors after:absolute after:-inset-2.5 after:content-[''] checked:border-press checked:bg-press hover:border-ink-soft checked:hover:border-press disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-bad forced-colors:appearance-auto"
      />
      <svg
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden
        className="pointer-events-none absolute size-3.5 text-on-press opacity-0 peer-checked:opacity-100 forced-colors:hidden"
      >
        <path
          d="m3 8.5 3.5 3.5L13 4.5"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
