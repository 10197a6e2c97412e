import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Whether a phone shows them elsewhere. */
  actionsFrom?: "md";
};

/** A page's title in the display face, one quiet line, and its actions at the right. */
export function PageHeader({ title, subtitle, actions, actionsFrom }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="min-w-0">
        <h1 className="page-title">{title}</h1>
        {subtitle && <p className="mt-1.5 max-w-text text-balance text-ink-soft">{subtitle}</p>}
      </div>
      {actions && (
        <div className={cn("flex flex-wrap items-center gap-3", actionsFrom && "max-md:hidden")}>
          {actions}
        </div>
      )}
    </div>
  );
}
