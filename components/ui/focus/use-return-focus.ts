"use client";

import { useRef } from "react";
import { moveFocus } from "./move-focus";

/** The element of the page that opened the last dialog, and the section around it. */
let opener: (Element | null)[] = [];

const windowOf = (element: Element) => element.closest("[role=dialog], [role=alertdialog]");

/**
 * Restores the focus to where it was when a dialog opened. Radix does so for its own triggers only, and our dialogs are
 * often opened by state or by another dialog. If that element is gone, its dialog or section gets the focus; focus that
 * the page has set itself stays. Pass both handlers to the dialog's content.
 */
export function useReturnFocus() {
  const before = useRef<(Element | null)[]>([]);
  return {
    onOpenAutoFocus: () => {
      // A dialog rendered twice before it shows finds the body focused: the first element found counts.
      const active = document.activeElement;
      if (!active || active === document.body) return;
      before.current = [active, windowOf(active)];
      if (!windowOf(active)) opener = [active, active.closest("section")];
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const active = document.activeElement;
      if (active && active !== document.body && !windowOf(active)) return;
      moveFocus(
        [...before.current, ...opener, document.getElementById("main")].find(
          (element) => element?.isConnected,
        ),
      );
    },
  };
}
