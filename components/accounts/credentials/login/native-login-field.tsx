import type { ComponentProps, ReactNode } from "react";

/** Label, control, hint or error: components/ui/field without its client-side code. */
type RowProps = ComponentProps<"input"> & {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  aside?: ReactNode;
};

export function NativeLoginField({ name, label, hint, error, aside, className, ...input }: RowProps) {
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={name} className="text-label">
          {label}
        </label>
        {aside}
      </div>
      <input
        {...input}
        id={name}
        name={name}
        required
        className={`control-frame h-control px-3 ${className ?? ""}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${name}-note` : undefined}
      />
      {note && (
        <p
          id={`${name}-note`}
          role={error ? "alert" : undefined}
          className={error ? "text-sm text-bad" : "text-sm text-ink-soft"}
        >
          {note}
        </p>
      )}
    </div>
  );
}
