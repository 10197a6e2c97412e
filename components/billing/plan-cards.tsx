import { useTranslations } from "next-intl";
import { PLANS } from "@/lib/billing/plans";
import { SITUATIONS } from "@/lib/billing/rules";
import type { SubscriptionDetails } from "@/lib/billing/types";
import { BillingButton } from "./billing-button";
import { PlanCard } from "./plan-card";

/** Both plans: the owner's is managed, the other can be chosen. */
export function PlanCards({ details }: { details: SubscriptionDetails }) {
  const t = useTranslations("Billing");
  const { situation, subscriptionType, trialDays } = details;
  const { mend } = SITUATIONS[situation];
  const has = mend !== "checkout";
  // One primary button to a view: the one that mends, or the first plan while there is none.
  const first = PLANS[0].type;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {PLANS.map((plan) => {
          const current = has && subscriptionType === plan.type;
          return (
            <PlanCard
              key={plan.type}
              plan={plan}
              current={current}
              action={
                <BillingButton
                  to={current ? "portal" : plan.type}
                  variant={!has && plan.type === first ? "primary" : "outline"}
                  className="w-full"
                >
                  {current ? t("manage") : t("choose")}
                </BillingButton>
              }
            />
          );
        })}
      </div>
      {!has && trialDays > 0 && (
        <p className="mt-4 text-sm text-ink-soft">{t("trialOffer", { days: trialDays })}</p>
      )}
    </>
  );
}
