"use client";

import { useRef } from "react";
import { landFocus } from "@/components/ui/land-focus";

/** What opened the last window from the page itself, and the part of the page round that. */
let opener: (Element | null)[] = [];

const isInWindow = (one: Element) => one.closest("[role=dialog], [role=alertdialog]") !== null;

/**
 * Gives the focus back to what had it when a window opened. Radix does so for its own triggers only, and our
 * windows are often opened by state, or by a window before them. Where that has left meanwhile, the part round it
 * gets the focus; what the page itself has put the focus on keeps it. Hand the two handlers to the window's content.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      // A window that is drawn a second time before it shows finds the page's body: the first finding counts.
      const active = document.activeElement;
      if (!active || active === document.body) return;
      before.current = active;
      if (!isInWindow(active)) opener = [active, active.closest("section")];
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const active = document.activeElement;
      if (active && active !== document.body && !isInWindow(active)) return;
      landFocus([before.current, ...opener, document.getElementById("main")].find((one) => one?.isConnected));
    },
  };
}
