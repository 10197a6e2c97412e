"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Whether the page that is loading was asked for here; the list and its pages are drawn anew meanwhile. */
let turned = false;

/** Round the numbered pages: after one was chosen the keyboard stands on it, and not at the top of the screen. */
export function KeepPageFocus({ children }: { children: ReactNode }) {
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
