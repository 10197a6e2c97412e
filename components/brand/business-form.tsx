"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useActionState, useState, useTransition } from "react";
import { focusFirstError } from "@/components/layout/focus-first-error";
import { takeOver } from "@/components/layout/take-over";
import { useFieldErrors } from "@/components/layout/use-field-errors";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { createBusinessAction, updateBusinessAction } from "@/lib/brand/actions";
import type { BusinessInput } from "@/lib/brand/schema";
import type { Business } from "@/lib/brand/types";
import { BUSINESS_FIELDS, BusinessField, type BusinessFieldName, EMPTY_BUSINESS } from "./business-field";
import { checkBusiness } from "./check-business";

type BusinessFormProps = {
  /** The profile to change; without it a new one is made. */
  business?: Business;
  onSaved: (business: Business) => void;
  onCancel: () => void;
};

/** All five fields of the brand profile, to create or to change it. Also works before script has loaded. */
export function BusinessForm({ business, onSaved, onCancel }: BusinessFormProps) {
  const t = useTranslations("Brand");
  const save = business ? updateBusinessAction : createBusinessAction;
  const [natively, send] = useActionState(save, null);
  const done = business ? "updated" : "created";
  const failed = business ? "updateFailed" : "createFailed";
  const [draft, setDraft] = useState({ ...EMPTY_BUSINESS, ...business });
  const { errors, setErrors, settle } = useFieldErrors(checkBusiness);
  const [pending, startTransition] = useTransition();

  const change = (name: BusinessFieldName, value: string) => {
    const changed = { ...draft, [name]: value };
    setDraft(changed);
    settle(changed);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    startTransition(async () => {
      const found = await checkBusiness(draft);
      setErrors(found);
      if (Object.keys(found).length > 0) return focusFirstError(form);
      const result = await save(draft as BusinessInput);
      if (!result.ok) {
        setErrors(result.fieldErrors ?? {});
        toast.error(t(`toasts.${failed}`));
        return;
      }
      toast.success(t(`toasts.${done}`));
      onSaved(result.data);
    });
  };

  return (
    <form
      ref={takeOver}
      action={send}
      onSubmit={submit}
      className="grid max-w-2xl gap-6 rounded-lg border bg-sheet p-4 md:p-6"
    >
      {natively && <p role="status">{t(`toasts.${natively.ok ? done : failed}`)}</p>}
      {BUSINESS_FIELDS.map((name, position) => (
        <BusinessField
          key={name}
          name={name}
          value={draft[name]}
          errors={errors[name]}
          autoFocus={position === 0}
          onChange={change}
        />
      ))}
      <div className="flex flex-wrap gap-3 border-t pt-5">
        <Button type="submit" busy={pending} busyLabel={t("profile.saving")}>
          {t("profile.save")}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          {t(business ? "profile.cancelEditing" : "profile.cancel")}
        </Button>
      </div>
    </form>
  );
}
