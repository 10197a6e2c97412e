"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { openSignInPopup } from "@/components/accounts/google-popup";
import { toast } from "@/components/ui/toast";

type GoogleButtonProps = {
  /** What next-auth's form holds, made on the server. */
  fields: ReactNode;
  /** Where a sign-in leads: a path of our own. */
  callbackUrl: string;
  /** Words for the codes of LOGIN_ERRORS and of IDENTITY_ERRORS. */
  errors: Record<string, string>;
  className: string;
  /** The label, with Google's mark. */
  children: ReactNode;
};

/**
 * Continue with Google. Without JavaScript a form that leads there and back; with it the same form is sent by
 * fetch, and what it answers opens in a popup, so that this page stays as it is. The popup opens in the click
 * itself, or it would be blocked; the rest loads then.
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
    const form = event.currentTarget;
    const popup = openSignInPopup();
    if (!popup) return fail("popup-blocked");
    setBusy(true);
    waiting.current?.();
    try {
      const { signInWithGoogle } = await import("@/components/accounts/google-sign-in");
      waiting.current = signInWithGoogle({ form, popup, callbackUrl, onClosed: () => setBusy(false), fail });
    } catch {
      popup.close();
      fail("network-request-failed");
    }
  }

  return (
    <form action="/api/auth/signin/google" method="post" onSubmit={(event) => void start(event)}>
      {fields}
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={className}>
        {children}
      </button>
    </form>
  );
}
