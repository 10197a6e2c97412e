"use client";

import { useEffect } from "react";

const SEEN = "push-seen";

/**
 * Once per visit, binds a browser with push notifications to the current session, so that they continue after the
 * session they were switched on in has expired. Every other browser loads nothing for this.
 */
export function PushPresence() {
  useEffect(() => {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    if (sessionStorage.getItem(SEEN)) return;
    sessionStorage.setItem(SEEN, "1");
    void import("@/lib/notices/browser-push").then(({ refreshPush }) => refreshPush()).catch(() => undefined);
  }, []);
  return null;
}
