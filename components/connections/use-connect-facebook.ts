"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { saveReturnPage } from "@/components/layout/return-page";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { callActionOrThrow } from "@/lib/http/client/call-action-or-throw";
import { startConnectAction } from "@/lib/connections/actions";
import { socialQuery } from "@/lib/connections/query-options";
import type { BeginConnectInput } from "@/lib/connections/schema";
import type { FacebookPage } from "@/lib/connections/types";
import { setConnecting } from "./connecting";
import { waitForLogin } from "./wait-for-login";

/** What Facebook is asked for besides: the pages of a business portfolio, or the numbers of posts. */
export type More = BeginConnectInput["more"];

/** How a connection goes on: with Facebook's dialog in a window or in this one, or with the code of that dialog. */
export type Begun = (
  | {
      /** Still empty; null where the whole page goes to Facebook. */
      popup: Window | null;
    }
  | { code: string }
) & {
  more: More;
  /** Begins again, for the pages of a business portfolio. */
  onPortfolio: () => void;
};

const idle = () => setConnecting({ busy: false });

/** The flow from the button to the list of pages: dialog, code, connect. */
export function useConnectFacebook(begun: Begun) {
  const t = useTranslations("Connections");
  const errorText = useErrorMessage();
  const client = useQueryClient();
  const router = useRouter();
  const wantsNumbers = begun.more === "insights";
  const [pages, setPages] = useState<FacebookPage[] | null>(null);
  const stopWaiting = useRef<(() => void) | null>(null);

  const starting = useWrite({
    send: (more: More) => callActionOrThrow(() => startConnectAction({ platform: "FACEBOOK", more })),
    failed: { title: t("connectFailed") },
  });

  const connecting = useWrite({
    send: async (code: string) => {
      const body = { platform: "FACEBOOK", code, userId: "", accessToken: "" };
      const found = await api<FacebookPage[]>("/api/social/connect", { method: "POST", body });
      const known =
        wantsNumbers && (await client.fetchQuery({ ...socialQuery, staleTime: 0 }).catch(() => null));
      return { found, connection: (known || null)?.FACEBOOK };
    },
    onSuccess: ({ found, connection }) => {
      if (wantsNumbers) router.refresh();
      if (connection?.status === "CONNECTED") {
        // Her page is chosen already: all that she may have changed is what Facebook tells of it.
        if (connection.readsInsights) toast.success(t("connected"));
        else toast.note(t("withoutNumbers"));
        return;
      }
      if (found.some(({ canPost }) => canPost)) toast.success(t("connected"));
      setPages(found);
      void client.invalidateQueries({ queryKey: socialQuery.queryKey });
    },
    onFailure: ({ code }) => {
      // Facebook lists the pages of a business portfolio only if asked for them, and most owners have none.
      const action = code === "FACEBOOK_NO_PAGES" && { label: t("portfolio"), onClick: begun.onPortfolio };
      toast.error(t("connectFailed"), { description: errorText.ofCode(code), ...(action && { action }) });
      return true;
    },
    onSettled: idle,
  });

  const openDialog = async (popup: Window | null, more: More): Promise<void> => {
    // On an ended session the app navigates away before this resolves.
    const close = () => popup?.close();
    addEventListener("pagehide", close, { once: true });
    const started = await starting.run(more);
    removeEventListener("pagehide", close);
    if (!started) {
      close();
      return idle();
    }
    const { url } = started;
    const state = new URL(url).searchParams.get("state");
    saveReturnPage("facebook", state);
    if (!popup) {
      // Back, too, leads to this page as it was.
      addEventListener("pagehide", idle, { once: true });
      return location.assign(url);
    }
    stopWaiting.current = waitForLogin({
      popup,
      state,
      onCode: (code) => void connecting.run(code),
      onFailure: () => {
        idle();
        // What was asked for besides was not given: the page is connected as before.
        if (more === "insights") toast.note(t("withoutNumbers"));
        else toast.error(t("callback.failed"), { description: t("callback.failedText") });
      },
      // The button works again at once; the message comes later, since a late success still counts.
      onGone: idle,
      onClosed: () => {
        toast.note(t("popupClosed"), { description: t("popupClosedText") });
      },
    });
    popup.location.replace(url);
  };

  const begin = useEffectEvent((next: Begun) => {
    stopWaiting.current?.();
    setPages(null);
    void ("code" in next ? connecting.run(next.code) : openDialog(next.popup, next.more));
  });
  const last = useRef<Begun>(undefined);
  useEffect(() => {
    // Run once, despite double effects in React's development mode.
    if (last.current === begun) return;
    last.current = begun;
    begin(begun);
  }, [begun]);

  return { pages, closePages: useCallback(() => setPages(null), []) };
}
