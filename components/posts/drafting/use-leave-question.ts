"use client";

import type { Route } from "next";
import { useEffect, useRef, useState } from "react";
import { useGoTo } from "@/components/layout/shell/navigation";

/** The in-app URL that a click navigates this window to, or null. */
function wayOut(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return null;
  const url = new URL(link.href);
  const here = url.origin === location.origin && url.pathname === location.pathname;
  return url.origin !== location.origin || here ? null : url.pathname + url.search + url.hash;
}

/**
 * While `unsaved`, a link first calls `save`; only if that fails is the user asked. Closing the window triggers the
 * browser's own prompt. Returns whether to ask, and the two answers.
 */
export function useLeaveQuestion(unsaved: boolean, save: () => Promise<boolean>) {
  const goTo = useGoTo();
  const [goal, setGoal] = useState<string | null>(null);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  useEffect(() => {
    if (!unsaved) return;
    const onClick = (event: MouseEvent) => {
      const path = wayOut(event);
      if (!path) return;
      event.preventDefault();
      event.stopPropagation();
      void latest.current().then((saved) => (saved ? goTo(path as Route) : setGoal(path)));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [unsaved, goTo]);

  return {
    asking: goal !== null,
    stay: () => setGoal(null),
    leave: () => {
      if (goal) goTo(goal as Route);
    },
  };
}
