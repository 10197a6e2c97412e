"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Whether the loading page was requested here; the list and its pagination are re-rendered meanwhile. */
let turned = false;

/** Wraps the pagination: after a page is chosen, the focus is on its number and not at the top of the screen. */
export function RestorePageFocus({ children }: { children: ReactNode }) {
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const round = pages.current;
    if (turned) round?.querySelector<HTMLElement>("[aria-current=page]")?.focus({ preventScroll: true });
    turned = false;
    const turn = (event: MouseEvent) => {
      turned = (event.target as Element).closest("a") !== null;
    };
    round?.addEventListener("click", turn);
    return () => round?.removeEventListener("click", turn);
  }, []);
  return <div ref={pages}>{children}</div>;
}
