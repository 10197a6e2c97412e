"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import {
  LOGIN_CHANNEL,
  LOGIN_CODE_KEY,
  LOGIN_FAILURE,
  LOGIN_RECEIVED,
  LOGIN_SUCCESS,
} from "@/lib/connections/constants";
import type { LoginMessage } from "./facebook-popup";

type FacebookCallbackProps = {
  /** The code that the server has bound to the session; null when the trip failed. */
  code: string | null;
  state: string | undefined;
  texts: { processing: string; success: string; failed: string; failedHere: string };
};

const ANSWER_MS = 1_000;

/** Hands the code to the page that waits and closes; where none waits, leaves it for the dashboard and goes there. */
export function FacebookCallback({ code, state, texts }: FacebookCallbackProps) {
  const router = useRouter();
  const [status, setStatus] = useState(texts.processing);
  const done = useRef(false);

  useEffect(() => {
    // Once, also under React's double effects in development.
    if (done.current) return;
    done.current = true;
    const goOn = () => {
      setStatus(code ? texts.success : texts.failedHere);
      if (code) toast.success(texts.success);
      else toast.error(texts.failed);
      router.replace("/dashboard");
    };
    void tellWaitingPage({ type: code ? LOGIN_SUCCESS : LOGIN_FAILURE, ...(code && { code }), state }).then(
      (heard) => {
        if (heard) {
          window.close();
          // Still here: this window was not ours to close.
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

/** Says it by both ways. @returns whether a page heard it */
function tellWaitingPage(message: LoginMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(LOGIN_CHANNEL);
    const finish = (heard: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(heard);
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
