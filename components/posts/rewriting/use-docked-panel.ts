"use client";

import { type RefObject, useEffect } from "react";
import { type Anchor, TOP } from "./selection/anchor";

/**
 * A selection counts as finished after this delay: moving the page under a finger that still selects would spoil it.
 */
const REST_MS = 300;
const GAP = 12;

/**
 * Keeps a panel at the lower edge of the visible area, above a phone's keyboard, and scrolls its text into view above
 * it.
 */
export function useDockedPanel(panel: RefObject<HTMLElement | null>, anchor: Anchor): void {
  useEffect(() => {
    const [element, seen] = [panel.current, window.visualViewport];
    if (!element || !seen) return;
    const place = () => {
      // A page that is zoomed is seen in part as well, without a keyboard.
      const keyboard = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      element.style.bottom = `${Math.max(0, keyboard)}px`;
    };
    place();
    const events = ["resize", "scroll"] as const;
    for (const event of events) seen.addEventListener(event, place);
    return () => {
      for (const event of events) seen.removeEventListener(event, place);
    };
  }, [panel]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { top, bottom } = anchor.getBoundingClientRect();
      const limit = (panel.current?.getBoundingClientRect().top ?? window.innerHeight) - GAP;
      // The first words matter more than the last ones.
      const by =
        bottom > limit ? Math.min(bottom - limit, top - TOP - GAP) : bottom < TOP ? top - TOP - GAP : 0;
      if (by !== 0) window.scrollBy({ top: by });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [panel, anchor]);
}
