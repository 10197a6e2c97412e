"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import type { PlanStart, SubscriptionDetails } from "@/lib/billing/types";
import { BillingButton } from "./billing-button";

const Question = dynamic(
  () => import("@/components/ui/confirm-question").then((module) => module.ConfirmQuestion),
  {
    loading: () => null,
  },
);

type BeginPlanProps = {
  plan: PlanStart;
  /** Called with the plan after the change; the page is refreshed in any case. */
  onBegun?: (details: SubscriptionDetails) => void;
};

/** For an owner on trial who has used up its credits: ends the trial and starts the plan, after a confirmation. */
export function EndTrialButton({ plan, onBegun }: BeginPlanProps) {
  const t = useTranslations("Billing.begin");
  const errorText = useErrorMessage();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const ending = useWrite({
    send: () => api<SubscriptionDetails>("/api/subscription/begin", { method: "POST" }),
    onSuccess: (details) => {
      if (details.situation === "trialing") toast.note(t("unconfirmed"));
      else toast.success(t("begun"));
      onBegun?.(details);
      router.refresh();
    },
    onFailure: ({ code }) => {
      setFailure(code);
      return true;
    },
  });

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        {t("button")}
      </Button>
      {failure && (
        <div role="alert" className="grid justify-items-start gap-2 text-sm text-bad">
          <p>{failure === "PAYMENT_DECLINED" ? t("declined") : errorText.ofCode(failure)}</p>
          {failure === "PAYMENT_DECLINED" && (
            <BillingButton to="portal" variant="outline" size="sm">
              {t("card")}
            </BillingButton>
          )}
        </div>
      )}
      {asking && (
        <Question
          open
          onOpenChange={setAsking}
          variant="default"
          title={t("title")}
          description={t("text", plan)}
          cancelLabel={t("cancel")}
          confirmLabel={t("confirm")}
          busyLabel={t("busy")}
          onConfirm={() => ending.run()}
        />
      )}
    </div>
  );
}
