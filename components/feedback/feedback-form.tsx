"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useActionState, useState, useTransition } from "react";
import { checkFields } from "@/components/layout/check-fields";
import { focusFirstError } from "@/components/layout/focus-first-error";
import { takeOver } from "@/components/layout/take-over";
import { useErrorWords } from "@/components/layout/use-error-words";
import { useFieldErrors } from "@/components/layout/use-field-errors";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { sendFeedbackAction } from "@/lib/feedback/actions";
import { MESSAGE_MIN_LENGTH } from "@/lib/feedback/constants";

const checkFeedback = (message: string) =>
  checkFields(async () => (await import("@/lib/feedback/schema")).feedbackSchema, { message });

/** One text area: what an owner wants to tell us. Also works before script has loaded. */
export function FeedbackForm() {
  const t = useTranslations("Feedback");
  const words = useErrorWords();
  const [natively, send] = useActionState(sendFeedbackAction, null);
  const [message, setMessage] = useState("");
  const { errors, setErrors, settle } = useFieldErrors(checkFeedback);
  const [pending, startTransition] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    startTransition(async () => {
      const result = await sendFeedbackAction({ message });
      setErrors(result.ok ? {} : (result.fieldErrors ?? {}));
      if (result.ok) {
        setMessage("");
        toast.success(t("sent"));
      } else if (result.code === "VALIDATION_FAILED") focusFirstError(form);
      else toast.error(t("failed"));
    });
  };

  return (
    <form ref={takeOver} action={send} onSubmit={submit} className="grid gap-5">
      {natively && <p role="status">{t(natively.ok ? "sent" : "failed")}</p>}
      <Field required label={t("message")} hint={t("hint")} error={words.ofField(errors.message)}>
        <Textarea
          name="message"
          required
          minLength={MESSAGE_MIN_LENGTH}
          rows={8}
          value={message}
          onChange={(event) => {
            setMessage(event.target.value);
            settle(event.target.value);
          }}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={pending}>
        {t("submit")}
      </Button>
    </form>
  );
}
