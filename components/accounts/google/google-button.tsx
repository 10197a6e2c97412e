"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { keepTypedEmail } from "@/components/accounts/credentials/typed-email";
import { openWindow } from "@/components/layout/browser/open-window";
import { toast } from "@/components/ui/toast/toast";
import { GOOGLE_TARGET, SIGN_IN_POPUP } from "@/lib/accounts/constants";

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
 * Continue with Google. The form navigates to Google and back. Where a window can be opened, the same form is sent by
 * fetch instead and its target opens there, so this page stays. The window opens in the click handler itself, or it
 * would be blocked; the code for the rest loads afterwards.
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
    const form = new FormData(event.currentTarget);
    const popup = openWindow(SIGN_IN_POPUP);
    if (!popup) {
      keepTypedEmail();
      toast.note(errors["popup-blocked"], { id: "login" });
      return;
    }
    event.preventDefault();
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
