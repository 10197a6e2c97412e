"use client";

import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { LoginForm, type LoginFormProps } from "@/components/accounts/login-form";
import { verifyEmailAction } from "@/lib/accounts/actions";

/**
 * What a verification link opens. Opening it changes nothing, since mail scanners open links too: the page
 * sends the token on by a form, at once where JavaScript runs, else by its button. A link that does not work
 * leaves the sign-in form with the reason.
 */
export function VerifyEmail({ token, ...login }: LoginFormProps & { token: string }): ReactNode {
  const [result, verify, verifying] = useActionState(verifyEmailAction, null);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    form.current?.requestSubmit();
  }, []);
  if (result && !result.ok) return <LoginForm {...login} result={result} />;
  const { texts } = login;
  return (
    <form ref={form} action={verify}>
      <h1 className="page-title">{texts.verifyPage}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{texts.verifyPageText}</p>
      <input type="hidden" name="token" value={token} />
      <button type="submit" aria-busy={verifying || undefined} disabled={verifying} className={login.button}>
        {verifying && login.spinner}
        {texts.verifyButton}
      </button>
    </form>
  );
}
