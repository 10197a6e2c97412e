"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import { toast } from "@/components/ui/toast/toast";
import type { PlanStart, SubscriptionDetails } from "@/lib/billing/types";
import { api } from "@/lib/http/api-client";
import { BillingButton } from "./billing-button";

export type EndTrialProps = {
  plan: PlanStart;
  /** Called with the plan after the change; the page is refreshed in any case. */
  onBegun?: (details: SubscriptionDetails) => void;
};

type QuestionProps = EndTrialProps & { asking: boolean; onAsking: (asking: boolean) => void };

/** Asks whether the trial shall end and the plan begin, does it, and says why where it could not. */
export function EndTrial({ plan, onBegun, asking, onAsking }: QuestionProps) {
  const t = useTranslations("Billing.begin");
  const errorText = useErrorMessage();
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const declined = failure === "PAYMENT_DECLINED";

  const ending = useWrite({
    send: () => api<SubscriptionDetails>("/api/subscription/begin", { method: "POST" }),
    onSuccess: (details) => {
      setFailure(null);
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
    <>
      {failure && !asking && (
        <div role="alert" className="grid justify-items-start gap-2 text-sm text-bad">
          <p>{declined ? t("declined") : errorText.ofCode(failure)}</p>
          {declined && (
            <BillingButton to="portal" variant="outline" size="sm">
              {t("card")}
            </BillingButton>
          )}
        </div>
      )}
      <ConfirmQuestion
        open={asking}
        onOpenChange={onAsking}
        variant="default"
        title={t("title")}
        description={t("text", plan)}
        cancelLabel={t("cancel")}
        confirmLabel={t("confirm")}
        busyLabel={t("busy")}
        onConfirm={() => ending.run()}
      />
    </>
  );
}
