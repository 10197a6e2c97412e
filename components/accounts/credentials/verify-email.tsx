"use client";

import type { ReactNode } from "react";
import { LoginForm, type LoginFormProps } from "./login/login-form";
import { PasswordField } from "./login/login-field";
import { LoginAlert } from "./login/login-notice";
import { UserName } from "@/components/accounts/settings/user-name";
import { useActionForm } from "@/components/layout/forms/use-action-form";
import { verifyEmailAction } from "@/lib/accounts/credentials/actions";

/**
 * The page behind a verification link. Opening it changes nothing, since mail scanners open links and run scripts: the
 * user's click sends the token. An invalid link leads to the sign-in form with the reason; after any other failure the
 * button stays for another attempt.
 */
export function VerifyEmail({
  token,
  email,
  choosesPassword,
  ...login
}: LoginFormProps & {
  token: string;
  /** The address that the link verifies; null if the link does not work. */
  email: string | null;
  /** In another browser than the one that signed up. */
  choosesPassword: boolean;
}): ReactNode {
  const { form: sending, answer, busy } = useActionForm(verifyEmailAction);
  const refused = answer && !answer.ok ? answer : null;
  const passwordError = refused?.fieldErrors?.password?.[0];
  const chooses = choosesPassword || passwordError !== undefined;
  const linkRefused =
    refused &&
    !passwordError &&
    (refused.fieldErrors || refused.code.startsWith("LINK_") || refused.code === "SIGN_IN_TO_CONFIRM");
  if (linkRefused) return <LoginForm {...login} error={refused.code} />;
  const { texts } = login;
  return (
    <form {...sending}>
      <h1 className="page-title">{texts.verifyPage}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{chooses ? texts.verifyChoose : texts.verifyPageText}</p>
      {refused && !passwordError && (
        <LoginAlert kind="bad" text={texts.errors[refused.code] ?? texts.errors.INTERNAL_ERROR} />
      )}
      <input type="hidden" name="token" value={token} />
      {chooses && (
        <div className="mt-4 mb-2">
          {email && <UserName email={email} />}
          <PasswordField texts={texts} fresh error={passwordError} />
        </div>
      )}
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={login.button}>
        {busy && login.spinner}
        <span>{texts.verifyButton}</span>
      </button>
    </form>
  );
}
