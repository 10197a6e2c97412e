"use client";

import { LoginAlert } from "@/components/accounts/credentials/login/login-notice";
import { useActionForm } from "@/components/layout/forms/use-action-form";
import { openDigestLinkAction, switchOffAction } from "@/lib/digests/actions";

const ACTIONS = { open: openDigestLinkAction, off: switchOffAction };

type LinkFormProps = {
  /** The action of the button: opens the link, or switches a channel off. */
  press: keyof typeof ACTIONS;
  secret: string;
  /** Texts and classes, looked up on the server; `errors` by code. */
  title: string;
  text: string;
  button: string;
  buttonClass: string;
  errors: Record<string, string>;
};

/** The page behind a digest's link, with its one button. Works without JavaScript. */
export function LinkForm({ press, secret, title, text, button, buttonClass, errors }: LinkFormProps) {
  const { form, answer, busy } = useActionForm(ACTIONS[press]);
  const refused = answer && !answer.ok ? answer : null;
  return (
    <form {...form}>
      <h1 className="page-title">{title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{text}</p>
      {refused && <LoginAlert kind="bad" text={errors[refused.code] ?? errors.INTERNAL_ERROR} />}
      <input type="hidden" name="secret" value={secret} />
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={buttonClass}>
        {button}
      </button>
    </form>
  );
}
