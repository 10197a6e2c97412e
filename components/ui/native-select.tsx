import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

type SelectProps = ComponentProps<"select"> & {
  /** Shown while the value is empty; cannot be selected again. */
  placeholder?: string;
  /** For the wrapping span: its width and position. */
  wrapperClassName?: string;
};

/** A native select: works without JavaScript, uses the phone's own picker, and adds no script. Children: `<option>`. */
export function NativeSelect({ className, wrapperClassName, placeholder, children, ...props }: SelectProps) {
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
