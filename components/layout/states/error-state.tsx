import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

type ErrorStateProps = {
  title: ReactNode;
  /** What the user can do now. */
  text?: ReactNode;
  /** The next step: retry, or go elsewhere. */
  action?: ReactNode;
  className?: string;
};

/** Shown where something could not be loaded. */
export function ErrorState({ title, text, action, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cn("flex gap-4 rounded-lg border bg-sheet p-4 md:p-6", className)}>
      <CircleAlert aria-hidden className="mt-1 size-5 shrink-0 text-bad" />
      <div className="min-w-0">
        <h2 className="text-section">{title}</h2>
        {text && <p className="mt-1 max-w-text text-ink-soft">{text}</p>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
}
