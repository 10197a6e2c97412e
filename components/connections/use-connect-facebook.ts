"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { callAction } from "@/lib/http/call-action";
import { startConnectAction } from "@/lib/connections/actions";
import { LOGIN_CODE_KEY } from "@/lib/connections/constants";
import { socialQuery } from "@/lib/connections/query-options";
import type { FacebookPage } from "@/lib/connections/types";
import { openPopup, waitForLogin } from "./facebook-popup";
import { saveReturnPage } from "./return-page";

/** The flow from the button to the list of pages: popup, code, connect. */
export function useConnectFacebook() {
  const t = useTranslations("Connections");
  const words = useErrorMessage();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [pages, setPages] = useState<FacebookPage[] | null>(null);
  const stopWaiting = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWaiting.current?.(), []);

  const fail = (description: string, code?: string) => {
    setBusy(false);
    // Facebook lists the pages of a business portfolio only if asked for them, and most owners have none.
    const action = code === "FACEBOOK_NO_PAGES" && { label: t("portfolio"), onClick: () => start(true) };
    toast.error(t("connectFailed"), { description, ...(action && { action }) });
  };

  const connect = async (code: string): Promise<void> => {
    setBusy(true);
    try {
      const body = { platform: "FACEBOOK", code, userId: "", accessToken: "" };
      const found = await api<FacebookPage[]>("/api/social/connect", { method: "POST", body });
      toast.success(t("connected"));
      setPages(found);
      setBusy(false);
      void client.invalidateQueries({ queryKey: socialQuery.queryKey });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(words.ofCode(error.code), error.code);
    }
  };

  /**
   * Call in the click handler: a popup opened later is blocked.
   * @param portfolio whether to ask for the pages of a business portfolio as well
   */
  const start = (portfolio = false): void => {
    const popup = openPopup();
    if (!popup) return fail(t("popupBlocked"));
    stopWaiting.current?.();
    setBusy(true);
    void lead(popup, portfolio);
  };

  const lead = async (popup: Window, portfolio: boolean): Promise<void> => {
    // On an ended session the app navigates away before this resolves.
    const close = () => popup.close();
    addEventListener("pagehide", close, { once: true });
    const begun = await callAction(() => startConnectAction({ platform: "FACEBOOK", portfolio }));
    removeEventListener("pagehide", close);
    if (!begun.ok) {
      close();
      return fail(words.ofCode(begun.code));
    }
    const { url } = begun.data;
    const state = new URL(url).searchParams.get("state");
    saveReturnPage(state);
    stopWaiting.current = waitForLogin({
      popup,
      state,
      onCode: (code) => void connect(code),
      onFailure: () => {
        setBusy(false);
        toast.error(t("callback.failed"), { description: t("callback.failedText") });
      },
      // The button works again at once; the message comes later, since a late success still counts.
      onGone: () => setBusy(false),
      onClosed: () => {
        toast.note(t("popupClosed"), { description: t("popupClosedText") });
      },
    });
    popup.location.replace(url);
  };

  // Where the dialog was not a popup (some phones), the callback stores the code for this page.
  const resume = useRef(connect);
  useEffect(() => {
    const code = sessionStorage.getItem(LOGIN_CODE_KEY);
    sessionStorage.removeItem(LOGIN_CODE_KEY);
    if (code) void resume.current(code);
  }, []);

  return { busy, pages, start, closePages: useCallback(() => setPages(null), []) };
}
