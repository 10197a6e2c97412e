"use client";

import { useEffect, useRef, useState } from "react";

/** While something is `unsaved`: asks before a step that would lose it, and the browser asks before the page closes. */
export function useLeaveUnsaved(unsaved: boolean) {
  const [asking, setAsking] = useState(false);
  const step = useRef<() => void>(null);

  useEffect(() => {
    if (!unsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [unsaved]);

  return {
    asking,
    /** Takes the step, or asks first. */
    ask: (next: () => void) => {
      if (!unsaved) return next();
      step.current = next;
      setAsking(true);
    },
    stay: () => setAsking(false),
    leave: () => step.current?.(),
  };
}
