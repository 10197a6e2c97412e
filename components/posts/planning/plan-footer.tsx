import type { ReactNode } from "react";

/** The bottom bar, within reach of the thumb: what the next press does, and the button for it. */
export function PlanFooter({ note, children }: { note?: ReactNode; children?: ReactNode }) {
  return (
    <footer
      data-bottom-bar
      className="sticky bottom-0 z-10 short:static border-t bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto grid max-w-[36rem] gap-2.5">
        {note && (
          <div id="plan-note" aria-live="polite" className="text-sm text-ink-soft tabular-nums">
            {note}
          </div>
        )}
        {children && (
          <div className="grid grid-cols-1 gap-2 sm:flex sm:flex-wrap sm:items-center">{children}</div>
        )}
      </div>
    </footer>
  );
}
