import { useLayoutEffect, useState } from "react";
import { findToastRegion } from "./find-toast-region";
import type { ShownToast } from "./toast-store";

type Places = ReadonlyMap<number, Element | null>;
const NONE: Places = new Map();

/** The current place of each message: dialogs open and close, and forms disappear, while one is shown. */
export function useToastRegions(shown: readonly ShownToast[]): Places {
  const [places, setPlaces] = useState(NONE);
  useLayoutEffect(() => {
    if (shown.length === 0) return;
    const update = () => {
      const found = new Map(shown.map(({ key, pressed }) => [key, findToastRegion(pressed)]));
      setPlaces((before) => (isSame(before, found) ? before : found));
    };
    update();
    const observer = new MutationObserver(update);
    const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ["data-state"] };
    observer.observe(document.body, changes);
    addEventListener("resize", update);
    return () => {
      observer.disconnect();
      removeEventListener("resize", update);
    };
  }, [shown]);
  return places;
}

function isSame(a: Places, b: Places): boolean {
  return a.size === b.size && [...a].every(([key, place]) => b.get(key) === place);
}
