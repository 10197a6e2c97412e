"use client";

import { useEffect, useRef, useState } from "react";
import { LEAVE_SHEET } from "@/components/posts/post/address/post-address";

/** While something is `unsaved`: asks before a step that would lose it, and the browser asks before the page closes. */
export function useLeaveUnsaved(unsaved: boolean) {
  const [asking, setAsking] = useState(false);
  const step = useRef<() => void>(null);
  const confirmed = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    confirmed.current = false;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onBack = (event: Event) => {
      if (confirmed.current) return;
      event.preventDefault();
      step.current = () => history.back();
      setAsking(true);
    };
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener(LEAVE_SHEET, onBack);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener(LEAVE_SHEET, onBack);
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
