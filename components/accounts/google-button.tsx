"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { openSignInPopup, waitForSignIn } from "@/components/accounts/google-popup";
import { toast } from "@/components/ui/toast";
import { GOOGLE_LANDING } from "@/lib/accounts/constants";
import { ApiError, submitForm } from "@/lib/api-client";

type GoogleButtonProps = {
  csrfToken: string;
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
 * fetch, and what it answers opens in a popup, so that this page stays as it is.
 */
export function GoogleButton({ csrfToken, callbackUrl, errors, className, children }: GoogleButtonProps) {
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
    const trip = crypto.randomUUID();
    const landing = `${GOOGLE_LANDING}?${new URLSearchParams({ trip, to: callbackUrl })}`;
    waiting.current = waitForSignIn({
      popup,
      trip,
      onEnd: (error) => {
        if (!error) return location.assign(callbackUrl);
        if (error === "SECOND_FACTOR_REQUIRED") {
          const secondStep = new URLSearchParams({ step: "code", callbackUrl });
          return location.assign(new URL(`/login?${secondStep}`, location.origin));
        }
        fail(error === "SIGN_IN_CANCELLED" ? "cancelled-popup-request" : error);
      },
      onClosed: () => setBusy(false),
      onGivenUp: () => fail(navigator.onLine ? "popup-closed-by-user" : "network-request-failed"),
    });
    const code = await submitForm(form, { callbackUrl: landing }).then(
      (target) => {
        const error = target.origin === location.origin && target.searchParams.get("error");
        if (!error) popup.location.replace(target);
        return error;
      },
      (error: unknown) =>
        error instanceof ApiError && error.code !== "NETWORK" ? error.code : "network-request-failed",
    );
    if (!code) return;
    waiting.current();
    popup.close();
    fail(code);
  }

  return (
    <form action="/api/auth/signin/google" method="post" onSubmit={(event) => void start(event)}>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={className}>
        {children}
      </button>
    </form>
  );
}
