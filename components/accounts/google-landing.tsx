"use client";

import { useEffect, useRef, useState } from "react";
import type { SignInMessage } from "@/components/accounts/wait-for-sign-in";
import { SIGN_IN_CHANNEL } from "@/lib/accounts/constants";

type GoogleLandingProps = {
  trip: string;
  error: string | null;
  /** Where this window goes when it is no popup, or when no page waits. */
  next: string;
  texts: { finishing: string; over: string };
};

const ANSWER_MS = 1_000;

/** Tells the page that waits how it went and closes; where none waits, goes on by itself. */
export function GoogleLanding({ trip, error, next, texts }: GoogleLandingProps) {
  const [status, setStatus] = useState(texts.finishing);
  const told = useRef(false);
  useEffect(() => {
    // Once, also under React's double effects in development.
    if (told.current) return;
    told.current = true;
    void tellWaitingPage({ trip, ...(error && { error }) }).then((heard) => {
      if (!heard) return location.replace(next);
      window.close();
      // Still here: this window was not ours to close.
      setStatus(texts.over);
    });
  }, [trip, error, next, texts]);
  return (
    <p role="status" className="text-ink-soft">
      {status}
    </p>
  );
}

/** Says it by both ways. @returns whether a page heard it */
function tellWaitingPage(message: SignInMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    const finish = (heard: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(heard);
    };
    const timer = setTimeout(() => finish(false), ANSWER_MS);
    channel.onmessage = ({ data }: MessageEvent<Partial<SignInMessage> | null>) => {
      if (data?.heard && data.trip === message.trip) finish(true);
    };
    const opener = window.opener as Window | null;
    if (opener && opener !== window) opener.postMessage(message, location.origin);
    channel.postMessage(message);
  });
}
