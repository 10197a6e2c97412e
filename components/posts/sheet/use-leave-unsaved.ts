"use client";

import { useEffect, useRef, useState } from "react";

/** While something is `unsaved`: asks before a step that would lose it, and the browser asks before the page closes. */
export function useLeaveUnsaved(unsaved: boolean) {
  const [asking, setAsking] = useState(false);
  const step = useRef<() => void>(null);
  const confirmed = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    const shown = location.href;
    confirmed.current = false;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Back within the page, to where the sheet was not open: its address is restored, and nobody else learns of it.
    const onPopState = (event: PopStateEvent) => {
      if (confirmed.current || location.pathname !== new URL(shown).pathname) return;
      event.stopImmediatePropagation();
      history.pushState(null, "", shown);
      step.current = () => history.back();
      setAsking(true);
    };
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener("popstate", onPopState, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("popstate", onPopState, { capture: true });
    };
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
    leave: () => {
      confirmed.current = true;
      step.current?.();
    },
  };
}
