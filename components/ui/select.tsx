import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

type SelectProps = ComponentProps<"select"> & {
  /** Shown while the value is empty; cannot be chosen again. */
  placeholder?: string;
  /** For the span round the control: its width and place. */
  wrapperClassName?: string;
};

/** A native select: works without script, opens the phone's own wheel, and weighs nothing. Children: `<option>`. */
export function Select({ className, wrapperClassName, placeholder, children, ...props }: SelectProps) {
  return (
    <span className={cn("relative block", wrapperClassName)}>
      <select
        {...props}
        className={cn(
          "pw-select control-frame block min-h-control appearance-none py-1.5 pr-9 pl-3 has-[option[value='']:checked]:text-ink-soft",
          className,
        )}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
