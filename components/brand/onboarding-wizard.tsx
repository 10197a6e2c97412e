"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState, useTransition } from "react";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useFieldErrors } from "@/components/layout/forms/use-field-errors";
import { useFirstFocus } from "@/components/layout/forms/use-first-focus";
import { useReplayedForm } from "@/components/layout/forms/use-replayed-form";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { CropMarks } from "@/components/layout/crop-marks";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { toast } from "@/components/ui/toast/toast";
import { createBusinessAction } from "@/lib/brand/actions";
import { cacheBusiness } from "@/lib/brand/business-copy";
import { ONBOARDING_STEPS } from "@/lib/brand/constants";
import type { BusinessInput } from "@/lib/brand/schema";
import { callAction } from "@/lib/http/client/call-action";
import { BusinessField, type BusinessFieldName, EMPTY_BUSINESS, fieldsShown } from "./business-field";
import { checkBusiness } from "./check-business";
import { SamplePost } from "./sample-post";

type OnboardingWizardProps = {
  /** Finds the name that the owner has given before, if there is one. */
  knownName?: () => Promise<string | undefined>;
};

/** Describes the brand in four steps, validating each before the next. Input survives a reload. */
export function OnboardingWizard({ knownName }: OnboardingWizardProps) {
  const t = useTranslations("Brand");
  const errorText = useErrorMessage();
  const router = useRouter();
  const { sessionId } = useViewer();
  const [draft, setDraft, clear] = useStoredState("onboarding_draft", EMPTY_BUSINESS);
  const [index, setIndex] = useState(0);
  const { errors, setErrors, recheck } = useFieldErrors(checkBusiness);
  const [pending, startTransition] = useTransition();
  const replayed = useReplayedForm();
  const first = useRef<HTMLInputElement>(null);
  useFirstFocus(first);
  const takeName = useEffectEvent(async () => {
    const name = await knownName?.();
    if (name) setDraft((current) => ({ ...current, businessName: current.businessName || name }));
  });
  useEffect(() => void takeName(), []);
  const step = ONBOARDING_STEPS[index] ?? ONBOARDING_STEPS[0];
  const last = index === ONBOARDING_STEPS.length - 1;
  const percent = Math.round(((index + 1) / ONBOARDING_STEPS.length) * 100);

  const change = (name: BusinessFieldName, value: string) => {
    setDraft((current) => ({ ...current, [name]: value }));
    recheck({ ...draft, [name]: value });
  };

  const create = async () => {
    const result = await callAction(() => createBusinessAction(draft as BusinessInput));
    // Another tab may have created it: then nothing is left to do here.
    if (!result.ok && result.code !== "BUSINESS_EXISTS") {
      setErrors(result.fieldErrors ?? {});
      toast.error(t("toasts.onboardingFailed"), {
        description: errorText.ofCode(result.code),
        id: "onboarding",
      });
      return;
    }
    clear();
    if (result.ok) cacheBusiness(sessionId, result.data);
    toast.success(t("toasts.created"), { id: "onboarding" });
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
    <div className="grid gap-8 lg:grid-cols-[minmax(0,36rem)_20rem] lg:gap-x-12">
      <div className="relative">
        <CropMarks />
        <Card>
          <form data-toast-scope {...replayed} noValidate onSubmit={submit} className="grid gap-6">
            <div className="grid gap-2">
              <div className="flex justify-between text-label text-ink-soft tabular-nums" aria-live="polite">
                <span>{t("onboarding.step", { step: index + 1, steps: ONBOARDING_STEPS.length })}</span>
                <span>{t("onboarding.percent", { percent })}</span>
              </div>
              <Progress value={percent} aria-label={t("onboarding.progress")} />
            </div>
            <div>
              <h2 className="text-section">{t(`onboarding.steps.${step.id}.title`)}</h2>
              <p className="mt-1 text-ink-soft">{t(`onboarding.steps.${step.id}.text`)}</p>
            </div>
            <div key={step.id} className="grid gap-5">
              {fieldsShown(step.fields, draft).map((name, position) => (
                <BusinessField
                  key={name}
                  name={name}
                  value={draft[name]}
                  errors={errors[name]}
                  ref={name === "businessName" ? first : undefined}
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
            <ToastRegion of="form" />
          </form>
        </Card>
      </div>
      <aside className="max-w-md lg:sticky lg:top-22 lg:self-start">
        <SamplePost business={draft} />
      </aside>
    </div>
  );
}
