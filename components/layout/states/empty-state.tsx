import type { ReactNode } from "react";
import { LineIllustration, type LineIllustrationName } from "@/components/layout/line-illustration";
import { cn } from "@/lib/utils";

type EmptyStateProps = {
  drawing: LineIllustrationName;
  /** A heading, if the screen has one. */
  title?: ReactNode;
  /** One sentence. */
  text: ReactNode;
  /** One button. */
  action?: ReactNode;
  className?: string;
};

/** Shown where there is nothing yet. */
export function EmptyState({ drawing, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center px-4 py-12 text-center", className)}>
      <LineIllustration name={drawing} className="mb-6 h-24 w-36" />
      {title && <h2 className="mb-1 text-section">{title}</h2>}
      <p className="max-w-96 text-balance text-ink-soft">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
