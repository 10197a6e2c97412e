import { type RefObject, useEffect } from "react";
import { landFocus } from "@/components/ui/land-focus";
import { watchFocus } from "@/components/ui/watch-focus";

/** A toast that leaves with the keyboard on it gives it back to what had it before, else to the page's main part. */
export function useToastFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!region.current) return;
    let before = document.activeElement;
    return watchFocus(
      region.current,
      (target, within) => {
        if (!within) before = target;
      },
      () => {
        const there = before?.isConnected && before !== document.body;
        landFocus(there ? before : document.querySelector("main"));
      },
    );
  }, [region]);
}
