import { CircleAlert } from "lucide-react";
import { type ReactElement, type ReactNode, cloneElement, isValidElement, useId } from "react";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/utils";

/** Passed to the control to connect it to its label, hint and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** Help below the control; replaced by the error. */
  hint?: ReactNode;
  /** The error text; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Hides the label visually, not from screen readers. */
  labelHidden?: boolean;
  /** Shown at the right end of the label's line, e.g. 'Forgot password?'. */
  aside?: ReactNode;
  /** The control's id, if the caller needs it; generated otherwise. */
  id?: string;
  className?: string;
  /** One control, or a function that renders it with the field's props. */
  children: ReactElement<Partial<FieldControl>> | ((control: FieldControl) => ReactNode);
};

/** A label, its control, and a hint or an error, wired for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hint, error, required, labelHidden, aside, className, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const noteId = `${id}-note`;
  const control: FieldControl = {
    id,
    "aria-describedby": error || hint ? noteId : undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
  };
  return (
    <div className={cn("grid min-w-0 content-start gap-1.5", className)}>
      <div className={cn("flex items-baseline justify-between gap-3", labelHidden && !aside && "sr-only")}>
        <Label htmlFor={id} className={cn(labelHidden && "sr-only")}>
          {label}
        </Label>
        {aside}
      </div>
      {typeof children === "function"
        ? children(control)
        : isValidElement(children) && cloneElement(children, control)}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The line below a control: the error if there is one, else the hint. */
export function FieldNote({ id, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }) {
  if (error)
    return (
      <p id={id} role="alert" className="flex gap-1.5 text-sm text-bad">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{error}</span>
      </p>
    );
  return hint ? (
    <p id={id} className="text-sm text-ink-soft">
      {hint}
    </p>
  ) : null;
}
