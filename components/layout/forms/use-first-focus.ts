import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Puts the cursor into a page's first field when the page opens, so that it can be typed into without a press. Not
 * where the pointer is a finger, because a keyboard would cover the page, and not if something else has the focus.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>, wanted = true): void {
  const focus = useEffectEvent(() => {
    const free = document.activeElement === null || document.activeElement === document.body;
    if (wanted && free && matchMedia("(pointer: fine)").matches)
      field.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // What the browser has stored, on which `wanted` may depend, is known after the first rendering.
    const frame = requestAnimationFrame(() => focus());
    return () => cancelAnimationFrame(frame);
  }, []);
}
