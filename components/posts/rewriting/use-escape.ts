"use client";

import { useEffect, useRef } from "react";

/** Calls `onEscape` when Escape is pressed and nothing else has taken it. */
export function useEscape(onEscape: (event: KeyboardEvent) => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) latest.current(event);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
