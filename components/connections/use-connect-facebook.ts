"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import { startConnectAction } from "@/lib/connections/actions";
import { LOGIN_CODE_KEY } from "@/lib/connections/constants";
import { socialQuery } from "@/lib/connections/query-options";
import type { FacebookPage } from "@/lib/connections/types";
import { openPopup, waitForLogin } from "./facebook-popup";

/** The way from the button to the pages that can be chosen: popup, code, connect. */
export function useConnectFacebook() {
  const t = useTranslations("Connections");
  const words = useErrorWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [pages, setPages] = useState<FacebookPage[] | null>(null);
  const stopWaiting = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWaiting.current?.(), []);

  const fail = (description: string) => {
    setBusy(false);
    toast.error(t("connectFailed"), { description });
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
      fail(words.ofCode(error.code));
    }
  };

  /** For the click itself: a popup that is opened any later is blocked. */
  const start = (): void => {
    const popup = openPopup();
    if (!popup) return fail(t("popupBlocked"));
    stopWaiting.current?.();
    setBusy(true);
    void lead(popup);
  };

  const lead = async (popup: Window): Promise<void> => {
    const begun = await startConnectAction({ platform: "FACEBOOK" }).catch(() => null);
    if (!begun?.ok) {
      popup.close();
      return fail(words.ofCode(begun ? begun.code : "NETWORK"));
    }
    const { url } = begun.data;
    stopWaiting.current = waitForLogin({
      popup,
      state: new URL(url).searchParams.get("state"),
      onCode: (code) => void connect(code),
      onFailure: () => {
        setBusy(false);
        toast.error(t("callback.failed"), { description: t("callback.failedText") });
      },
      // The button works again at once; the words come later, since a late success still wins.
      onGone: () => setBusy(false),
      onClosed: () => {
        toast.note(t("popupClosed"), { description: t("popupClosedText") });
      },
    });
    popup.location.replace(url);
  };

  // Where the dialog was no popup (some phones), the callback leaves the code for this page.
  const resume = useRef(connect);
  useEffect(() => {
    const code = sessionStorage.getItem(LOGIN_CODE_KEY);
    sessionStorage.removeItem(LOGIN_CODE_KEY);
    if (code) void resume.current(code);
  }, []);

  return { busy, pages, start, closePages: useCallback(() => setPages(null), []) };
}
