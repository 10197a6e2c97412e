"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { type FormAction, useActionForm } from "@/components/layout/forms/use-action-form";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import type { ActionAnswer } from "@/lib/http/client/call-action";

/**
 * A Settings form over a server action, submitted natively before hydration. Success, and errors that belong to no
 * field, are shown as toasts. The fields are reset after success.
 * @param passwordMinLength for the message about a password that is too short
 */
export function useSettingsForm<T>(
  action: FormAction<T>,
  {
    onDone,
    passwordMinLength = 0,
  }: { onDone: (data: T, typed: FormData) => void; passwordMinLength?: number },
) {
  const { form, answer: result, busy } = useActionForm(action);
  const sent = useRef<HTMLFormElement>(null);
  const errorText = useErrorMessage();
  const t = useTranslations();
  const showOutcome = useEffectEvent((outcome: ActionAnswer<T>) => {
    if (outcome.ok) {
      const typed = new FormData(sent.current ?? undefined);
      sent.current?.reset();
      onDone(outcome.data, typed);
    } else if (!outcome.fieldErrors) toast.error(errorText.ofCode(outcome.code));
    else sent.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
  useEffect(() => {
    if (result) showOutcome(result);
  }, [result]);

  /** The error text of a field, or nothing when it is valid. */
  function errorOf(field: string): string | undefined {
    const keys = result && !result.ok ? result.fieldErrors?.[field] : undefined;
    if (keys?.[0] === "Login.errors.passwordTooShort") return t(keys[0], { min: passwordMinLength });
    return errorText.ofField(keys);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    sent.current = event.currentTarget;
    form.onSubmit(event);
  };
  return { form: { ...form, onSubmit }, busy, errorOf };
}
