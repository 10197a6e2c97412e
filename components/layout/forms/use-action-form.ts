"use client";

import { type FormEvent, useActionState, useState, useTransition } from "react";
import type { ActionResult } from "@/lib/http/action";
import { type ActionAnswer, callAction } from "@/lib/http/client/call-action";

/** A server action as a form calls it. */
export type FormAction<T> = (before: ActionResult<T> | null, form: FormData) => Promise<ActionResult<T>>;

/**
 * For a form that the browser can submit before hydration: the `<form>`'s action, and the result that came with the
 * page. After hydration the form's `onSubmit` must submit it by `callAction`.
 */
export function useNativeForm<T>(action: FormAction<T>) {
  const [answer, send] = useActionState(action, null);
  return { action: send, answer };
}

/**
 * A form over a server action with controlled fields, which keep their values whatever the result.
 * @returns props for the `<form>`, the last result, and whether one is pending
 */
export function useActionForm<T>(action: FormAction<T>) {
  const native = useNativeForm(action);
  const [answer, setAnswer] = useState<ActionAnswer<T> | null>(null);
  const [busy, startTransition] = useTransition();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    startTransition(async () => setAnswer(await callAction(() => action(null, fields))));
  };
  return { form: { action: native.action, onSubmit }, answer: answer ?? native.answer, busy };
}
