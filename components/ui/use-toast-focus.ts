import { type RefObject, useEffect } from "react";
import { landFocus } from "@/components/ui/land-focus";

/** A toast that leaves with the keyboard on it gives it back to what had it before, else to the page's main part. */
export function useToastFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const toasts = region.current;
    if (!toasts) return;
    let before = document.activeElement;
    let within: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      within = toasts.contains(target) ? target : null;
      if (!within) before = target;
    };
    const look = () => {
      if (!within || within.isConnected || document.activeElement !== document.body) return;
      within = null;
      const there = before?.isConnected && before !== document.body;
      landFocus(there ? before : document.querySelector("main"));
    };
    document.addEventListener("focusin", remember);
    const observer = new MutationObserver(look);
    observer.observe(toasts, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, [region]);
}
