"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { takeReturnPage } from "@/components/layout/return-page";
import { toast } from "@/components/ui/toast/toast";
import {
  LOGIN_CHANNEL,
  LOGIN_CODE_KEY,
  LOGIN_FAILURE,
  LOGIN_RECEIVED,
  LOGIN_SUCCESS,
} from "@/lib/connections/constants";
import type { LoginMessage } from "./wait-for-login";

type FacebookCallbackProps = {
  /** The authorization code that the server has bound to the session; null when the attempt failed. */
  code: string | null;
  state: string | undefined;
  texts: { processing: string; success: string; failed: string; failedHere: string };
};

const ANSWER_MS = 1_000;

/**
 * Posts the code to the waiting page and closes. Without a waiting page, stores it for the page where the attempt began
 * and goes there.
 */
export function FacebookCallback({ code, state, texts }: FacebookCallbackProps) {
  const router = useRouter();
  const [status, setStatus] = useState(texts.processing);
  const done = useRef(false);

  useEffect(() => {
    // Run once, despite double effects in React's development mode.
    if (done.current) return;
    done.current = true;
    const goOn = () => {
      setStatus(code ? texts.success : texts.failedHere);
      if (code) toast.success(texts.success);
      else toast.error(texts.failed, { forNextPage: true });
      router.replace(takeReturnPage("facebook", state));
    };
    void notifyOpener({ type: code ? LOGIN_SUCCESS : LOGIN_FAILURE, ...(code && { code }), state }).then(
      (received) => {
        if (received) {
          window.close();
          // Still open: browsers only let scripts close windows that a script opened.
          setTimeout(goOn, 500);
          return;
        }
        if (code) sessionStorage.setItem(LOGIN_CODE_KEY, code);
        goOn();
      },
    );
  }, [code, state, texts, router]);

  return (
    <p role="status" className="text-ink-soft">
      {status}
    </p>
  );
}

/** Reports through both channels. @returns whether a page received it */
function notifyOpener(message: LoginMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(LOGIN_CHANNEL);
    const finish = (received: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(received);
    };
    const timer = setTimeout(() => finish(false), ANSWER_MS);
    channel.onmessage = (event: MessageEvent<Partial<LoginMessage>>) => {
      if (event.data.type === LOGIN_RECEIVED && event.data.state === message.state) finish(true);
    };
    const opener = window.opener as Window | null;
    if (opener && opener !== window) opener.postMessage(message, window.location.origin);
    channel.postMessage(message);
  });
}
