"use client";

import { type ReactNode, useActionState } from "react";
import { EmailField } from "@/components/accounts/login-field";
import { LoginAlert } from "@/components/accounts/login-notice";
import type { ResetTexts } from "@/components/accounts/reset-texts";
import { SubmitButton } from "@/components/accounts/submit-button";
import { requestResetAction } from "@/lib/accounts/actions";

export type ResetFormProps = {
  texts: ResetTexts;
  /** The primary button's classes and its spinner, made on the server. */
  button: string;
  spinner: ReactNode;
};

/** Asks for the mail. The answer is the same for every address. */
export function ResetRequestForm({ texts, button, spinner }: ResetFormProps) {
  const [result, request, busy] = useActionState(requestResetAction, null);
  const refused = result && !result.ok ? result : null;
  return (
    <>
      <h1 className="page-title">{result?.ok ? texts.sentTitle : texts.title}</h1>
      {!result?.ok && <p className="mt-2 text-ink-soft">{texts.text}</p>}
      <form action={request} className="mt-6 grid gap-4">
        {result?.ok && <LoginAlert kind="good" text={texts.sent} />}
        {refused && !refused.fieldErrors && <LoginAlert kind="bad" text={texts.errors[refused.code]} />}
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
