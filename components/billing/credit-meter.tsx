import { TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { Progress } from "@/components/ui/progress";
import { planStartOf, planOf } from "@/lib/billing/plans";
import { SITUATIONS, postsLeft } from "@/lib/billing/rules";
import { EndTrialButton } from "./end-trial-button";
import { TYPICAL_QUOTE } from "@/lib/credits/rules";
import type { SubscriptionDetails } from "@/lib/billing/types";

/** How many of the period's credits are left, with a warning before they run out. */
export function CreditMeter({ details }: { details: SubscriptionDetails }) {
  const t = useTranslations("Billing");
  const format = useFormatter();
  const locale = useLocale();
  const { creditAmount, creditTotal, subscriptionType, currentPeriodEnd, situation } = details;
  if (creditTotal === 0) return null;
  const posts = postsLeft(creditAmount, creditTotal, TYPICAL_QUOTE);
  const date = currentPeriodEnd ? format.dateTime(new Date(currentPeriodEnd), { dateStyle: "long" }) : "";
  const planStart = planStartOf(details, locale);
  const more = planOf("PROFESSIONAL").credits - planOf("STANDARD").credits;
  return (
    <div className="mt-4">
      <Progress value={(creditAmount / creditTotal) * 100} aria-label={t("meter")} />
      <p className="mt-2 text-sm text-ink-soft tabular-nums">
        {t(SITUATIONS[situation].fix === "invoice" ? "meterOwed" : "meterText", {
          used: Math.max(0, creditTotal - creditAmount),
          total: creditTotal,
        })}
      </p>
      {posts !== null && (
        <p className="mt-2 flex items-start gap-2 text-sm font-medium text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <span>{t("few", { posts })}</span>{" "}
            {situation === "trialing" && <span>{t("fewTrial", { date })}</span>}
            {situation === "active" && subscriptionType === "STANDARD" && (
              <span>{t("fewUpgrade", { more })}</span>
            )}
            {situation === "active" && subscriptionType === "PROFESSIONAL" && (
              <span>{t("fewRenew", { date })}</span>
            )}
          </span>
        </p>
      )}
      {posts !== null && planStart && (
        <div className="mt-3">
          <EndTrialButton plan={planStart} />
        </div>
      )}
    </div>
  );
}
