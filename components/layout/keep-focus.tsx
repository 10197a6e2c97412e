"use client";

import { useEffect } from "react";
import { landFocus } from "@/components/ui/land-focus";

/**
 * In the shell: what has the keyboard may leave the page, as a notice does that is put aside, or a device that is
 * signed out. The keyboard then stands on what took its place in the list, else on the part around it.
 */
export function KeepFocus() {
  useEffect(() => {
    const main = document.getElementById("main");
    if (!main) return;
    let held: Element | null = null;
    let list: Element | null | undefined;
    let place = 0;
    let around: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      held = target instanceof Element && main.contains(target) ? target : null;
      const item = held?.closest("li");
      list = item?.parentElement;
      place = item && list ? [...list.children].indexOf(item) : 0;
      around = [...document.querySelectorAll("#main, #main section")].filter((part) => part.contains(held));
    };
    const look = () => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      held = null;
      const next = list?.isConnected && list.children[Math.min(place, list.children.length - 1)];
      landFocus(next || around.findLast((part) => part.isConnected));
    };
    document.addEventListener("focusin", remember);
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);
  return null;
}
