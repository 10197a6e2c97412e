"use client";

import { useEffect } from "react";
import { useActionForm } from "@/components/layout/forms/use-action-form";
import { NativeRadioGroup, Radio } from "@/components/ui/native-radio-group";
import { answerDigestAction } from "@/lib/posts/outcomes/actions";
import type { PostAnswer } from "@/lib/posts/types";

type AnswerFormProps = {
  token: string;
  chosen: PostAnswer | null;
  /** Texts and classes, looked up on the server; `errors` and `saved` by code and answer. */
  question: string;
  about: string;
  why: string;
  answers: { answer: PostAnswer; label: string }[];
  saved: Record<PostAnswer, string>;
  change: string;
  button: string;
  buttonClass: string;
  errors: Record<string, string>;
};

/** The page behind a letter's answer, with that answer chosen: its button saves it. Works without JavaScript. */
export function AnswerForm({ token, chosen, answers, saved, errors, ...texts }: AnswerFormProps) {
  const { form, answer, busy } = useActionForm(answerDigestAction);
  // A reload chooses what was saved, and not the letter's answer again.
  useEffect(() => {
    if (answer?.ok) history.replaceState(null, "", location.pathname);
  }, [answer]);
  const failed = answer && !answer.ok ? (errors[answer.code] ?? errors.INTERNAL_ERROR) : null;
  const said = answer?.ok ? `${saved[answer.data.answer]} ${texts.change}` : null;
  return (
    <form {...form}>
      <h1 className="page-title">{texts.question}</h1>
      <p translate="no" className="mt-2 break-words text-ink-soft">
        {texts.about}
      </p>
      <p role="status" className="mt-4 rounded-md bg-press-wash px-4 py-3 text-sm empty:hidden">
        {said}
      </p>
      <p role="alert" className="mt-4 text-sm text-bad empty:hidden">
        {failed}
      </p>
      <NativeRadioGroup
        className="my-4"
        legend={<span className="sr-only">{texts.question}</span>}
        hint={texts.why}
      >
        {answers.map(({ answer: value, label }) => (
          <Radio
            key={value}
            name="answer"
            value={value}
            label={label}
            defaultChecked={value === (answer?.ok ? answer.data.answer : chosen)}
            required
          />
        ))}
      </NativeRadioGroup>
      <input type="hidden" name="token" value={token} />
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={texts.buttonClass}>
        {texts.button}
      </button>
    </form>
  );
}
