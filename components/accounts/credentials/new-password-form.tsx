"use client";

import { PasswordField } from "./login/login-field";
import { LoginAlert } from "./login/login-notice";
import type { ResetFormProps } from "./reset-request-form";
import { AccessChoice, type AccessChoiceProps } from "./login/access-choice";
import { SubmitButton } from "./submit-button";
import { UserName } from "@/components/accounts/settings/user-name";
import { useActionForm } from "@/components/layout/forms/use-action-form";
import { resetPasswordAction } from "@/lib/accounts/credentials/actions";

/** Sets the new password with the secret of the mailed link; if the link is invalid, offers a new one. */
export function NewPasswordForm({
  texts,
  button,
  spinner,
  token,
  email,
  access,
}: ResetFormProps & {
  token: string;
  /** Whose password it sets; null if the link does not work. */
  email: string | null;
  access: AccessChoiceProps | null;
}) {
  const { form, answer: result, busy } = useActionForm(resetPasswordAction);
  const refused = result && !result.ok ? result : null;
  const dead = refused?.code.startsWith("LINK_") ?? false;
  return (
    <>
      <h1 className="page-title">{texts.newTitle}</h1>
      {!dead && <p className="mt-2 text-ink-soft">{texts.newText}</p>}
      <form {...form} className="mt-6 grid gap-4">
        {refused && !refused.fieldErrors && (
          <LoginAlert kind="bad" text={texts.errors[refused.code] ?? texts.errors.INTERNAL_ERROR} />
        )}
        {dead ? (
          <a href="/reset-password" className={button}>
            {texts.another}
          </a>
        ) : (
          <>
            <input type="hidden" name="token" value={token} />
            {email && <UserName email={email} />}
            <PasswordField
              texts={{ ...texts, password: texts.newPassword }}
              fresh
              error={refused?.fieldErrors?.password?.[0]}
            />
            {access && <AccessChoice {...access} />}
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
