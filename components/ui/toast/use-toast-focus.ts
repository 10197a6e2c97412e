import { useEffect } from "react";
import { moveFocus } from "@/components/ui/focus/move-focus";

/** When a focused toast disappears, returns the focus to the previous element, or else to the main part of the page. */
export function useToastFocus(place: Element): void {
  useEffect(() => {
    let before = document.activeElement;
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = place.contains(target) ? target : null;
      if (!focused) before = target;
    };
    const giveBack = () => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      const there = before?.isConnected && before !== document.body;
      moveFocus(there ? before : document.querySelector("main"));
    };
    document.addEventListener("focusin", remember);
    const observer = new MutationObserver(giveBack);
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
      // The last toast removes the list, and unmounts this with it, before the observer fires.
      giveBack();
    };
  }, [place]);
}
