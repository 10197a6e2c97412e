import { useTranslations } from "next-intl";
import { PLANS } from "@/lib/billing/plans";
import { SITUATIONS } from "@/lib/billing/rules";
import type { SubscriptionDetails } from "@/lib/billing/types";
import { BillingButton } from "./billing-button";
import { PlanCard } from "./plan-card";

/** Both plans: the current one can be managed, the other chosen. */
export function PlanCards({ details }: { details: SubscriptionDetails }) {
  const t = useTranslations("Billing");
  const { situation, subscriptionType, trialDays } = details;
  const { fix } = SITUATIONS[situation];
  const has = fix !== "checkout";
  // One primary button per view: the one that resolves a problem, or the first plan while there is none.
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
                  variant={!has && plan.type === first ? "default" : "outline"}
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
