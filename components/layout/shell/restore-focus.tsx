"use client";

import { useEffect } from "react";
import { moveFocus } from "@/components/ui/focus/move-focus";
import { watchFocus } from "@/components/ui/focus/watch-focus";

/**
 * For the shell: when the focused element is removed, e.g. a dismissed notice or a signed-out device, moves the focus
 * to the item that took its place in the list, or else to the surrounding section.
 */
export function RestoreFocus() {
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
        moveFocus(next || around.findLast((part) => part.isConnected));
      },
    );
  }, []);
  return null;
}
