"use client";

import { useEffect, useEffectEvent } from "react";
import { addBackEntry } from "@/components/ui/back/add-back-entry";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [role=dialog], [role=grid]") !== null;

type ReadingKeys = {
  /** Something is open in the post: Back closes it, and the element with it has to be `data-guarded`. */
  open: boolean;
  onStep: (by: 1 | -1) => unknown;
  /** Closes what is open, or else the reading. */
  onClose: () => void;
};

/** The arrow keys go on and back, and Escape closes. */
export function useReadingKeys({ open, onStep, onClose }: ReadingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") onClose();
    else if (open || isTyping(event.target)) return;
    else if (event.key === "ArrowRight") onStep(1);
    else if (event.key === "ArrowLeft") onStep(-1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  useEffect(() => {
    if (open) addBackEntry();
  }, [open]);
}
