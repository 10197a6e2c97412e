"use client";

import { useEffect } from "react";
import { landFocus } from "@/components/ui/land-focus";
import { watchFocus } from "@/components/ui/watch-focus";

/**
 * In the shell: what has the keyboard may leave the page, as a notice does that is put aside, or a device that is
 * signed out. The keyboard then stands on what took its place in the list, else on the part around it.
 */
export function KeepFocus() {
  useEffect(() => {
    const main = document.getElementById("main");
    if (!main) return;
    let list: Element | null | undefined;
    let place = 0;
    let around: Element[] = [];
    return watchFocus(
      main,
      (target) => {
        const item = target.closest("li");
        list = item?.parentElement;
        place = item && list ? [...list.children].indexOf(item) : 0;
        around = [...document.querySelectorAll("#main, #main section")].filter((part) =>
          part.contains(target),
        );
      },
      () => {
        const next = list?.isConnected && list.children[Math.min(place, list.children.length - 1)];
        landFocus(next || around.findLast((part) => part.isConnected));
      },
    );
  }, []);
  return null;
}
