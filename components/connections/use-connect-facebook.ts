"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { saveReturnPage } from "@/components/layout/return-page";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { callActionOrThrow } from "@/lib/http/call-action-or-throw";
import { startConnectAction } from "@/lib/connections/actions";
import { LOGIN_CODE_KEY } from "@/lib/connections/constants";
import { socialQuery } from "@/lib/connections/query-options";
import type { FacebookPage } from "@/lib/connections/types";
import { openPopup, waitForLogin } from "./facebook-popup";

/** The flow from the button to the list of pages: popup, code, connect. */
export function useConnectFacebook() {
  const t = useTranslations("Connections");
  const errorText = useErrorMessage();
  const client = useQueryClient();
  /** Whether the popup is open. */
  const [waiting, setWaiting] = useState(false);
  const [pages, setPages] = useState<FacebookPage[] | null>(null);
  const stopWaiting = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWaiting.current?.(), []);

  const fail = (description: string, code?: string) => {
    // Facebook lists the pages of a business portfolio only if asked for them, and most owners have none.
    const action = code === "FACEBOOK_NO_PAGES" && { label: t("portfolio"), onClick: () => start(true) };
    toast.error(t("connectFailed"), { description, ...(action && { action }) });
  };

  const starting = useWrite({
    send: (portfolio: boolean) =>
      callActionOrThrow(() => startConnectAction({ platform: "FACEBOOK", portfolio })),
    failed: { title: t("connectFailed") },
  });

  const connecting = useWrite({
    send: (code: string) => {
      const body = { platform: "FACEBOOK", code, userId: "", accessToken: "" };
      return api<FacebookPage[]>("/api/social/connect", { method: "POST", body });
    },
    onSuccess: (found) => {
      toast.success(t("connected"));
      setPages(found);
      void client.invalidateQueries({ queryKey: socialQuery.queryKey });
    },
    onFailure: ({ code }) => {
      fail(errorText.ofCode(code), code);
      return true;
    },
    onSettled: () => setWaiting(false),
  });

  /**
   * Call in the click handler: a popup opened later is blocked.
   * @param portfolio whether to ask for the pages of a business portfolio as well
   */
  const start = (portfolio = false): void => {
    const popup = openPopup();
    if (!popup) return fail(t("popupBlocked"));
    stopWaiting.current?.();
    setWaiting(true);
    void openDialog(popup, portfolio);
  };

  const openDialog = async (popup: Window, portfolio: boolean): Promise<void> => {
    // On an ended session the app navigates away before this resolves.
    const close = () => popup.close();
    addEventListener("pagehide", close, { once: true });
    const begun = await starting.run(portfolio);
    removeEventListener("pagehide", close);
    if (!begun) {
      close();
      return setWaiting(false);
    }
    const { url } = begun;
    const state = new URL(url).searchParams.get("state");
    saveReturnPage("facebook", state);
    stopWaiting.current = waitForLogin({
      popup,
      state,
      onCode: (code) => void connecting.run(code),
      onFailure: () => {
        setWaiting(false);
        toast.error(t("callback.failed"), { description: t("callback.failedText") });
      },
      // The button works again at once; the message comes later, since a late success still counts.
      onGone: () => setWaiting(false),
      onClosed: () => {
        toast.note(t("popupClosed"), { description: t("popupClosedText") });
      },
    });
    popup.location.replace(url);
  };

  // Where the dialog was not a popup (some phones), the callback stores the code for this page.
  const resume = useRef(connecting.run);
  useEffect(() => {
    const code = sessionStorage.getItem(LOGIN_CODE_KEY);
    sessionStorage.removeItem(LOGIN_CODE_KEY);
    if (code) void resume.current(code);
  }, []);

  return {
    busy: waiting || connecting.busy,
    pages,
    start,
    closePages: useCallback(() => setPages(null), []),
  };
}
