"use client";

import { useEffect, useRef } from "react";

/** Opens something once, right after the page's first sight, if it should be open by then. */
export function useOpenAtFirst(should: () => boolean, open: () => void): void {
  const latest = useRef({ should, open });
  useEffect(() => {
    latest.current = { should, open };
  });
  useEffect(() => {
    // A post that was handed over or kept is known only then.
    const frame = requestAnimationFrame(() => latest.current.should() && latest.current.open());
    return () => cancelAnimationFrame(frame);
  }, []);
}
