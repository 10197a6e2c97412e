import type { ReactNode } from "react";

/** A screen of the shell whose bar at the bottom spans it and stays in the window. */
export function PlanningFrame({ children }: { children: ReactNode }) {
  return (
    <div data-bars className="flex min-h-[calc(100dvh-3.5rem)] flex-col">
      {children}
    </div>
  );
}
