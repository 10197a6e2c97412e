import { CircleCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { SubscriptionDetails } from "@/lib/billing/types";

/** The active plan and the credits left. */
export function CurrentPlan({ details }: { details: SubscriptionDetails }) {
  const t = useTranslations();
  const format = useFormatter();
  const { subscriptionType, creditAmount, trialing, currentPeriodEnd } = details;
  if (!subscriptionType) return null;
  const plan = t(subscriptionType === "STANDARD" ? "Plans.standard.name" : "Plans.professional.name");
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <div>
        <p className="text-section">{t("Billing.currentPlan", { plan })}</p>
        <p className="mt-1 text-ink-soft tabular-nums">
          {t("Billing.creditsRemaining", { amount: creditAmount })}
        </p>
        {trialing && currentPeriodEnd && (
          <p className="mt-1 text-sm text-ink-soft">
            {t("Billing.trialEnds", {
              date: format.dateTime(new Date(currentPeriodEnd), { dateStyle: "long" }),
            })}
          </p>
        )}
      </div>
      <Badge variant="good">
        <CircleCheck aria-hidden />
        {t("Billing.active")}
      </Badge>
    </Card>
  );
}
