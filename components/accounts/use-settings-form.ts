"use client";

import { useTranslations } from "next-intl";
import { useActionState, useEffect, useEffectEvent } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/action";

type Action<T> = (before: ActionResult<T> | null, form: FormData) => Promise<ActionResult<T>>;

/**
 * A form of the Settings page over a server action: it is sent natively before JavaScript has loaded. What was
 * done, and a refusal that belongs to no field, are told by a toast.
 * @param passwordMinLength for the words about a password that is too short
 */
export function useSettingsForm<T>(
  action: Action<T>,
  { onDone, passwordMinLength = 0 }: { onDone: (data: T) => void; passwordMinLength?: number },
) {
  const [result, submit, busy] = useActionState(action, null);
  const words = useErrorWords();
  const t = useTranslations();
  const tell = useEffectEvent((told: ActionResult<T>) => {
    if (told.ok) onDone(told.data);
    else if (!told.fieldErrors) toast.error(words.ofCode(told.code));
    // The keyboard is still on the button that sent it, or in a field beside.
    else document.activeElement?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
  useEffect(() => {
    if (result) tell(result);
  }, [result]);

  /** The words about a field, or nothing where it is right. */
  function errorOf(field: string): string | undefined {
    const keys = result && !result.ok ? result.fieldErrors?.[field] : undefined;
    if (keys?.[0] === "Login.errors.passwordTooShort") return t(keys[0], { min: passwordMinLength });
    return words.ofField(keys);
  }
  return { submit, busy, errorOf };
}
