"use client";

import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 768px)";

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

/** Whether the window is at least 768 px wide; `atFirst` is the server's guess. */
export function useIsWideScreen(atFirst: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => atFirst,
  );
}
