"use client";

import { useActionState } from "react";
import { PasswordField } from "@/components/accounts/login-field";
import { LoginAlert } from "@/components/accounts/login-notice";
import type { ResetFormProps } from "@/components/accounts/reset-request-form";
import { SubmitButton } from "@/components/accounts/submit-button";
import { resetPasswordAction } from "@/lib/accounts/actions";

/** Sets the new password with the secret of the mailed link; a link that does not work leads to another one. */
export function NewPasswordForm({ texts, button, spinner, token }: ResetFormProps & { token: string }) {
  const [result, reset, busy] = useActionState(resetPasswordAction, null);
  const refused = result && !result.ok ? result : null;
  const dead = refused?.code.startsWith("LINK_") ?? false;
  return (
    <>
      <h1 className="page-title">{texts.newTitle}</h1>
      {!dead && <p className="mt-2 text-ink-soft">{texts.newText}</p>}
      <form action={reset} className="mt-6 grid gap-4">
        {refused && !refused.fieldErrors && <LoginAlert kind="bad" text={texts.errors[refused.code]} />}
        {dead ? (
          <a href="/reset-password" className={button}>
            {texts.another}
          </a>
        ) : (
          <>
            <input type="hidden" name="token" value={token} />
            <PasswordField
              texts={{ ...texts, password: texts.newPassword }}
              fresh
              error={refused?.fieldErrors?.password?.[0]}
            />
            <SubmitButton busy={busy} button={button} spinner={spinner}>
              {texts.set}
            </SubmitButton>
          </>
        )}
      </form>
      <p className="mt-6 text-center text-[0.9375rem]">
        <a href="/login" className="text-link">
          {texts.back}
        </a>
      </p>
    </>
  );
}
