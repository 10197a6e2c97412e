"use client";

import { useEffect } from "react";

const SEEN = "push-seen";

/**
 * Once a visit, a browser that may show notices is bound to the session at hand, so that it goes on telling after
 * the one it was switched on with has run out. Every other browser loads nothing for it.
 */
export function PushPresence() {
  useEffect(() => {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    if (sessionStorage.getItem(SEEN)) return;
    sessionStorage.setItem(SEEN, "1");
    void import("@/lib/notices/use-push").then(({ refreshPush }) => refreshPush()).catch(() => undefined);
  }, []);
  return null;
}
