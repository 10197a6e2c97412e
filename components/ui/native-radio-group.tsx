import type { ComponentProps, ReactNode } from "react";
import { FieldNote } from "./field";
import { cn } from "@/lib/utils";

type RadioGroupProps = ComponentProps<"fieldset"> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A few options, all visible: a fieldset of native radio buttons. */
export function NativeRadioGroup({ legend, hint, error, className, children, ...props }: RadioGroupProps) {
  return (
    <fieldset {...props} className={cn("min-w-0", className)}>
      <legend className="mb-1.5 text-label">{legend}</legend>
      <div className="grid gap-1">{children}</div>
      <div className="mt-1.5 empty:hidden">
        <FieldNote hint={hint} error={error} />
      </div>
    </fieldset>
  );
}

type RadioProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; description?: ReactNode };

/** One option with its label; the whole line is clickable. Give all options of a group the same `name`. */
export function Radio({ label, description, className, ...props }: RadioProps) {
  return (
    <label
      className={cn(
        "flex min-h-control cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-55",
        className,
      )}
    >
      <input
        {...props}
        type="radio"
        className="mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-sheet transition-[border-width,border-color] checked:border-[6px] checked:border-press forced-colors:appearance-auto"
      />
      <span className="min-w-0">
        <span className="block text-[0.9375rem] leading-6">{label}</span>
        {description && <span className="block text-sm text-ink-soft">{description}</span>}
      </span>
    </label>
  );
}
