"use client";

import { useRef } from "react";

/**
 * Gives the focus back to what had it when a window opened. Radix does so for its own triggers only, and our
 * windows are often opened by state. Hand the two handlers to the window's content.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      // A window that is drawn a second time before it shows finds the page's body: the first finding counts.
      const active = document.activeElement;
      if (active instanceof HTMLElement && active !== document.body) before.current = active;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current?.isConnected) before.current.focus();
    },
  };
}
