"use client";

import type { ReactNode } from "react";
import { LoginForm, type LoginFormProps } from "./login-form";
import { LoginAlert } from "./login-notice";
import { useActionForm } from "@/components/layout/forms/use-action-form";
import { verifyEmailAction } from "@/lib/accounts/actions";

/**
 * The page behind a verification link. Opening it changes nothing, since mail scanners open links and run scripts: the
 * user's click sends the token. An invalid link leads to the sign-in form with the reason; without any answer the
 * button stays for another attempt.
 */
export function VerifyEmail({ token, ...login }: LoginFormProps & { token: string }): ReactNode {
  const { form: sending, answer, busy } = useActionForm(verifyEmailAction);
  const refused = answer && !answer.ok ? answer : null;
  const unanswered = refused && ["NETWORK", "INTERNAL_ERROR"].includes(refused.code);
  if (refused && !unanswered) return <LoginForm {...login} error={refused.code} />;
  const { texts } = login;
  return (
    <form {...sending}>
      <h1 className="page-title">{texts.verifyPage}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{texts.verifyPageText}</p>
      {unanswered && <LoginAlert kind="bad" text={texts.errors[refused.code]} />}
      <input type="hidden" name="token" value={token} />
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={login.button}>
        {busy && login.spinner}
        {texts.verifyButton}
      </button>
    </form>
  );
}
