"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type FormEvent, useTransition } from "react";
import { checkFields } from "@/components/layout/forms/check-fields";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { suppressNativeValidation } from "@/components/layout/forms/suppress-native-validation";
import { useNativeForm } from "@/components/layout/forms/use-action-form";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useFieldErrors } from "@/components/layout/forms/use-field-errors";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast/toast";
import { sendFeedbackAction } from "@/lib/feedback/actions";
import { callAction } from "@/lib/http/client/call-action";
import { MESSAGE_MIN_LENGTH } from "@/lib/feedback/constants";

const checkFeedback = (message: string) =>
  checkFields(async () => (await import("@/lib/feedback/schema")).feedbackSchema, { message });

/** One text area for the owner's feedback. Works before hydration. */
export function FeedbackForm() {
  const t = useTranslations("Feedback");
  const errorText = useErrorMessage();
  const router = useRouter();
  const { answer: natively, action } = useNativeForm(sendFeedbackAction);
  const [message, setMessage, forget] = useStoredState("feedback_message", "");
  const { errors, setErrors, recheck } = useFieldErrors(checkFeedback);
  const [pending, startTransition] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    startTransition(async () => {
      const result = await callAction(() => sendFeedbackAction({ message }));
      setErrors(result.ok ? {} : (result.fieldErrors ?? {}));
      if (result.ok) {
        forget();
        toast.success(t("sent"));
        router.refresh();
      } else if (result.code === "VALIDATION_FAILED") focusFirstError(form);
      else toast.error(t("failed"), { description: errorText.ofCode(result.code) });
    });
  };

  return (
    <form
      data-toast-scope
      ref={suppressNativeValidation}
      action={action}
      onSubmit={submit}
      className="grid max-w-text gap-5"
    >
      {natively && <p role="status">{t(natively.ok ? "sent" : "failed")}</p>}
      <Field required label={t("message")} hint={t("hint")} error={errorText.ofField(errors.message)}>
        <Textarea
          name="message"
          required
          minLength={MESSAGE_MIN_LENGTH}
          rows={8}
          className="min-h-44"
          value={message}
          onChange={(event) => {
            setMessage(event.target.value);
            recheck(event.target.value);
          }}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={pending}>
        {t("submit")}
      </Button>
      <ToastRegion of="form" />
    </form>
  );
}
