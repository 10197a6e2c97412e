"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { adoptTyped } from "@/components/layout/adopt-typed";
import { useStoredState } from "@/components/layout/use-stored-state";
import { focusFirstError } from "@/components/layout/focus-first-error";
import { useFieldErrors } from "@/components/layout/use-field-errors";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { toast } from "@/components/ui/toast";
import { createBusinessAction } from "@/lib/brand/actions";
import { clearBusinessCache } from "@/lib/brand/query-options";
import { ONBOARDING_STEPS } from "@/lib/brand/constants";
import type { BusinessInput } from "@/lib/brand/schema";
import { BusinessField, type BusinessFieldName, EMPTY_BUSINESS } from "./business-field";
import { checkBusiness } from "./check-business";

/** Describes the brand in four steps; each is checked before the next. What is typed survives a reload. */
export function OnboardingWizard() {
  const t = useTranslations("Brand");
  const router = useRouter();
  const [draft, setDraft, clear] = useStoredState("onboarding_draft", EMPTY_BUSINESS);
  const [index, setIndex] = useState(0);
  const { errors, setErrors, settle } = useFieldErrors(checkBusiness);
  const [pending, startTransition] = useTransition();
  const step = ONBOARDING_STEPS[index] ?? ONBOARDING_STEPS[0];
  const last = index === ONBOARDING_STEPS.length - 1;
  const percent = Math.round(((index + 1) / ONBOARDING_STEPS.length) * 100);

  const change = (name: BusinessFieldName, value: string) => {
    setDraft((current) => ({ ...current, [name]: value }));
    settle({ ...draft, [name]: value });
  };

  const create = async () => {
    const result = await createBusinessAction(draft as BusinessInput);
    // A second tab may have made it: then there is nothing left to do here.
    if (!result.ok && result.code !== "BUSINESS_EXISTS") {
      setErrors(result.fieldErrors ?? {});
      toast.error(t("toasts.onboardingFailed"));
      return;
    }
    clear();
    clearBusinessCache();
    toast.success(t("toasts.created"));
    router.push("/dashboard");
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    startTransition(async () => {
      const found = await checkBusiness(draft, step.fields);
      setErrors(found);
      if (Object.keys(found).length > 0) return focusFirstError(form);
      if (last) await create();
      else setIndex(index + 1);
    });
  };

  return (
    <form ref={adoptTyped} method="dialog" noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-2">
        <div className="flex justify-between text-label text-ink-soft tabular-nums" aria-live="polite">
          <span>{t("onboarding.step", { step: index + 1, steps: ONBOARDING_STEPS.length })}</span>
          <span>{t("onboarding.percent", { percent })}</span>
        </div>
        <Progress value={percent} label={t("onboarding.progress")} />
      </div>
      <div>
        <h2 className="text-section">{t(`onboarding.steps.${step.id}.title`)}</h2>
        <p className="mt-1 text-ink-soft">{t(`onboarding.steps.${step.id}.text`)}</p>
      </div>
      <div key={step.id} className="grid gap-5">
        {step.fields.map((name, position) => (
          <BusinessField
            key={name}
            name={name}
            value={draft[name]}
            errors={errors[name]}
            autoFocus={position === 0 && index > 0}
            onChange={change}
          />
        ))}
      </div>
      <div className="flex justify-between gap-3 border-t pt-5">
        <Button variant="outline" disabled={index === 0 || pending} onClick={() => setIndex(index - 1)}>
          {t("onboarding.back")}
        </Button>
        <Button type="submit" busy={last ? pending : undefined} busyLabel={t("onboarding.creating")}>
          {last ? t("onboarding.create") : t("onboarding.next")}
        </Button>
      </div>
    </form>
  );
}
