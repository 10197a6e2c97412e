"use client";

import type { ReactNode } from "react";
import { EmailField } from "./login/login-field";
import { LoginAlert } from "./login/login-notice";
import type { ResetTexts } from "./reset-texts";
import { SubmitButton } from "./submit-button";
import { useActionForm } from "@/components/layout/forms/use-action-form";
import { requestResetAction } from "@/lib/accounts/credentials/actions";

export type ResetFormProps = {
  texts: ResetTexts;
  /** The primary button's classes and spinner, rendered on the server. */
  button: string;
  spinner: ReactNode;
};

/** Requests the reset mail. The answer is the same for every address. */
export function ResetRequestForm({ texts, button, spinner }: ResetFormProps) {
  const { form, answer: result, busy } = useActionForm(requestResetAction);
  const refused = result && !result.ok ? result : null;
  return (
    <>
      <h1 className="page-title">{result?.ok ? texts.sentTitle : texts.title}</h1>
      {!result?.ok && <p className="mt-2 text-ink-soft">{texts.text}</p>}
      <form {...form} className="mt-6 grid gap-4">
        {result?.ok && <LoginAlert kind="good" text={texts.sent} />}
        {refused && !refused.fieldErrors && (
          <LoginAlert kind="bad" text={texts.errors[refused.code] ?? texts.errors.INTERNAL_ERROR} />
        )}
        <EmailField texts={texts} error={refused?.fieldErrors?.email?.[0]} />
        <SubmitButton busy={busy} button={button} spinner={spinner}>
          {texts.send}
        </SubmitButton>
      </form>
      <p className="mt-6 text-center text-[0.9375rem]">
        <a href="/login" className="text-link">
          {texts.back}
        </a>
      </p>
    </>
  );
}
