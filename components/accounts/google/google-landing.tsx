"use client";

import { useEffect, useRef, useState } from "react";
import type { SignInMessage } from "./wait-for-sign-in";
import { SIGN_IN_CHANNEL } from "@/lib/accounts/constants";

type GoogleLandingProps = {
  attempt: string;
  error: string | null;
  /** Where this window goes when it is not a popup, or when no page is waiting for it. */
  next: string;
  texts: { finishing: string; over: string };
};

const ANSWER_MS = 1_000;

/** Reports the result to the waiting page and closes; without a waiting page, redirects. */
export function GoogleLanding({ attempt, error, next, texts }: GoogleLandingProps) {
  const [status, setStatus] = useState(texts.finishing);
  const reported = useRef(false);
  useEffect(() => {
    // Run once, despite double effects in React's development mode.
    if (reported.current) return;
    reported.current = true;
    void notifyOpener({ attempt, ...(error && { error }) }).then((received) => {
      if (!received) return location.replace(next);
      window.close();
      // Still open: browsers only let scripts close windows that a script opened.
      setStatus(texts.over);
    });
  }, [attempt, error, next, texts]);
  return (
    <p role="status" className="text-ink-soft">
      {status}
    </p>
  );
}

/** Reports through both channels. @returns whether a page received it */
function notifyOpener(message: SignInMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    const finish = (received: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(received);
    };
    const timer = setTimeout(() => finish(false), ANSWER_MS);
    channel.onmessage = ({ data }: MessageEvent<Partial<SignInMessage> | null>) => {
      if (data?.received && data.attempt === message.attempt) finish(true);
    };
    const opener = window.opener as Window | null;
    if (opener && opener !== window) opener.postMessage(message, location.origin);
    channel.postMessage(message);
  });
}
