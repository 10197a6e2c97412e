import { TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Progress } from "@/components/ui/progress";
import { planOf } from "@/lib/billing/plans";
import { postsLeft } from "@/lib/billing/rules";
import type { SubscriptionDetails } from "@/lib/billing/types";

/** How much of the period's credits is left, and a word before they run out. */
export function CreditMeter({ details }: { details: SubscriptionDetails }) {
  const t = useTranslations("Billing");
  const format = useFormatter();
  const { creditAmount, creditTotal, subscriptionType, currentPeriodEnd, situation } = details;
  if (creditTotal === 0) return null;
  const posts = postsLeft(creditAmount, creditTotal);
  const date = currentPeriodEnd ? format.dateTime(new Date(currentPeriodEnd), { dateStyle: "long" }) : "";
  const more = planOf("PROFESSIONAL").credits - planOf("STANDARD").credits;
  return (
    <div className="mt-4">
      <Progress value={(creditAmount / creditTotal) * 100} label={t("meter")} />
      <p className="mt-2 text-sm text-ink-soft tabular-nums">
        {t("meterText", { used: Math.max(0, creditTotal - creditAmount), total: creditTotal })}
      </p>
      {posts !== null && (
        <p className="mt-2 flex items-start gap-2 text-sm font-medium text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t("few", { posts })} {situation === "trialing" && t("fewTrial", { date })}
            {situation === "active" && subscriptionType === "STANDARD" && t("fewUpgrade", { more })}
            {situation === "active" && subscriptionType === "PROFESSIONAL" && t("fewRenew", { date })}
          </span>
        </p>
      )}
    </div>
  );
}
