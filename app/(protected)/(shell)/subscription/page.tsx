import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CurrentPlan } from "@/components/billing/current-plan";
import { PlanCard } from "@/components/billing/plan-card";
import { StartTrialButton } from "@/components/billing/start-trial-button";
import { PageHeader } from "@/components/layout/page-header";
import { requireOwner } from "@/lib/auth";
import { PLANS } from "@/lib/billing/plans";
import { getSubscription } from "@/lib/billing/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Billing"))("title") };
}

export default async function SubscriptionPage() {
  const details = await getSubscription(await requireOwner());
  const t = await getTranslations("Billing");
  const active = details.subscriptionStatus === "ACTIVE";
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      {active && <CurrentPlan details={details} />}
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.type}
            plan={plan}
            current={active && details.subscriptionType === plan.type}
            action={
              details.trialAvailable && (
                <StartTrialButton
                  plan={plan.type}
                  variant={plan.type === "STANDARD" ? "primary" : "outline"}
                />
              )
            }
          />
        ))}
      </div>
      {details.trialAvailable && <p className="mt-4 text-sm text-ink-soft">{t("practice")}</p>}
    </>
  );
}
