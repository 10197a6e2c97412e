"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useTransition } from "react";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { suppressNativeValidation } from "@/components/layout/forms/suppress-native-validation";
import { useNativeForm } from "@/components/layout/forms/use-action-form";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useFieldErrors } from "@/components/layout/forms/use-field-errors";
import { Button } from "@/components/ui/button";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { toast } from "@/components/ui/toast/toast";
import { createBusinessAction, updateBusinessAction } from "@/lib/brand/actions";
import { ONBOARDING_STEPS, PROFILE_PARTS } from "@/lib/brand/constants";
import type { BusinessInput } from "@/lib/brand/schema";
import type { Business } from "@/lib/brand/types";
import { callAction } from "@/lib/http/client/call-action";
import {
  type BusinessDraft,
  BusinessField,
  type BusinessFieldName,
  EMPTY_BUSINESS,
  fieldsShown,
} from "./business-field";
import { checkBusiness } from "./check-business";
import { ProfilePart } from "./profile-part";

type BusinessFormProps = {
  /** The profile to edit; without it a new one is created. */
  business?: Business;
  /** Unsaved input, kept by the parent so that it outlives this form. */
  draft: BusinessDraft | null;
  onDraft: (draft: BusinessDraft) => void;
  onSaved: (business: Business) => void;
  onCancel: () => void;
};

const fieldsOf = (steps: readonly string[]) =>
  ONBOARDING_STEPS.filter(({ id }) => steps.includes(id)).flatMap(({ fields }) => [...fields]);

/** All fields of the brand profile, to create or edit it. Works before hydration. */
export function BusinessForm({ business, onSaved, onCancel, ...typed }: BusinessFormProps) {
  const t = useTranslations("Brand");
  const errorText = useErrorMessage();
  const save = business ? updateBusinessAction : createBusinessAction;
  const { answer: natively, action } = useNativeForm(save);
  const done = business ? "updated" : "created";
  const failed = business ? "updateFailed" : "createFailed";
  // What an older version has stored lacks the fields that are new.
  const draft = { ...EMPTY_BUSINESS, ...business, ...typed.draft };
  const { errors, setErrors, recheck } = useFieldErrors(checkBusiness);
  const [pending, startTransition] = useTransition();

  const change = (name: BusinessFieldName, value: string) => {
    const changed = { ...draft, [name]: value };
    typed.onDraft(changed);
    recheck(changed);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    startTransition(async () => {
      const found = await checkBusiness(draft);
      setErrors(found);
      if (Object.keys(found).length > 0) return focusFirstError(form);
      const result = await callAction(() => save(draft as BusinessInput));
      if (!result.ok) {
        setErrors(result.fieldErrors ?? {});
        toast.error(t(`toasts.${failed}`), { description: errorText.ofCode(result.code) });
        return;
      }
      toast.success(t(`toasts.${done}`));
      onSaved(result.data);
    });
  };

  return (
    <form
      data-toast-scope
      ref={suppressNativeValidation}
      action={action}
      onSubmit={submit}
      className="grid gap-8"
    >
      {natively && <p role="status">{t(`toasts.${natively.ok ? done : failed}`)}</p>}
      {PROFILE_PARTS.map(({ id, steps }) => (
        <ProfilePart key={id} id={id} title={t(`parts.${id}`)}>
          {fieldsShown(fieldsOf(steps), draft).map((name) => (
            <BusinessField
              key={name}
              name={name}
              value={draft[name]}
              errors={errors[name]}
              autoFocus={name === "businessName"}
              onChange={change}
            />
          ))}
        </ProfilePart>
      ))}
      <div className="flex flex-wrap gap-3 md:pl-42">
        <Button type="submit" busy={pending} busyLabel={t("profile.saving")}>
          {t("profile.save")}
        </Button>
        <Button variant="ghost" disabled={pending} onClick={onCancel}>
          {t(business ? "profile.cancelEditing" : "profile.cancel")}
        </Button>
      </div>
      <ToastRegion of="form" />
    </form>
  );
}
