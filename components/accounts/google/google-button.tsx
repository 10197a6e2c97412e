"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { openSignInPopup } from "@/components/accounts/google/google-popup";
import { toast } from "@/components/ui/toast/toast";
import { GOOGLE_TARGET } from "@/lib/accounts/constants";

type GoogleButtonProps = {
  /** The hidden fields of next-auth's form, built on the server. */
  fields: ReactNode;
  /** Where to go after sign-in: a path of this app. */
  callbackUrl: string;
  /** Texts for the codes of LOGIN_ERRORS and IDENTITY_ERRORS. */
  errors: Record<string, string>;
  className: string;
  /** The label, with Google's logo. */
  children: ReactNode;
};

/**
 * Continue with Google. Without JavaScript a form navigates to Google and back; with it the same form is sent by fetch
 * and its target opens in a popup, so this page stays. The popup opens in the click handler itself, or it would be
 * blocked; the code for the rest loads afterwards.
 */
export function GoogleButton({ fields, callbackUrl, errors, className, children }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => waiting.current?.(), []);

  function fail(code: string): void {
    setBusy(false);
    toast.error(errors[code] ?? errors.INTERNAL_ERROR, { id: "login" });
  }

  async function start(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const popup = openSignInPopup();
    if (!popup) return fail("popup-blocked");
    setBusy(true);
    waiting.current?.();
    try {
      const { signInWithGoogle } = await import("./google-sign-in");
      waiting.current = signInWithGoogle({ form, popup, callbackUrl, onClosed: () => setBusy(false), fail });
    } catch {
      popup.close();
      fail("network-request-failed");
    }
  }

  return (
    <form action={GOOGLE_TARGET} method="post" onSubmit={(event) => void start(event)}>
      {fields}
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={className}>
        {children}
      </button>
    </form>
  );
}
