"use client";

import { useEffect } from "react";

const SEEN = "push-seen";

/**
 * Once per visit, binds a browser with push notifications to the current session, so that they continue after the
 * session they were switched on in has expired. Where they have stopped without its owner, she is told. Every other
 * browser loads nothing for this.
 */
export function PushPresence({ lost, lostText }: { lost: string; lostText: string }) {
  useEffect(() => {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    if (sessionStorage.getItem(SEEN)) return;
    sessionStorage.setItem(SEEN, "1");
    void Promise.all([import("@/lib/notices/browser-push"), import("@/components/ui/toast/toast")])
      .then(async ([{ noticeLostPush }, { toast }]) => {
        if (await noticeLostPush()) toast.note(lost, { description: lostText, id: "push-lost" });
      })
      .catch(() => undefined);
  }, [lost, lostText]);
  return null;
}
