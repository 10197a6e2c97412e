import { Ban, CircleCheck, CircleAlert, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { planOf } from "@/lib/billing/plans";
import { SITUATIONS } from "@/lib/billing/rules";
import type { Situation, SubscriptionDetails } from "@/lib/billing/types";
import { BillingButton } from "./billing-button";
import { CreditMeter } from "./credit-meter";
import { PaymentDueButtons } from "./payment-due-buttons";

/** The badge for a status that is not simply active. */
const BADGE = {
  pastDue: "pastDue",
  overdue: "pastDue",
  unpaid: "unpaid",
  paused: "paused",
  disputed: "disputed",
  ended: "ended",
  incomplete: "incomplete",
} as const satisfies Partial<Record<Situation, string>>;

const ICON = { good: CircleCheck, warn: Clock, bad: CircleAlert } as const;

/** The current or last plan: credits, status, an explanation, and the button that resolves a problem. */
export function CurrentPlan({ details }: { details: SubscriptionDetails }) {
  const t = useTranslations();
  const format = useFormatter();
  const { situation, subscriptionStatus, subscriptionType, creditAmount, currentPeriodEnd, graceEnd } =
    details;
  if (!subscriptionType) return null;
  const { tone, fix, credits } = SITUATIONS[situation];
  const badge = situation in BADGE ? BADGE[situation as keyof typeof BADGE] : null;
  const Icon = tone ? ICON[tone] : Ban;
  const day = (at: string | null) => (at ? format.dateTime(new Date(at), { dateStyle: "long" }) : "");
  const grace = graceEnd
    ? format.dateTime(new Date(graceEnd), { dateStyle: "long", timeStyle: "short" })
    : "";
  return (
    <Card aria-labelledby="current-plan" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="current-plan" className="text-section">
          {t(credits === "gone" ? "Billing.lastPlan" : "Billing.currentPlan", {
            plan: t(planOf(subscriptionType).name),
          })}
        </h2>
        {subscriptionStatus === "ACTIVE" ? (
          <Badge variant="good">
            <CircleCheck aria-hidden />
            {t("Billing.active")}
          </Badge>
        ) : (
          badge && (
            <Badge variant={tone ?? "outline"}>
              <Icon aria-hidden />
              <span>{t(`Billing.badges.${badge}`)}</span>
            </Badge>
          )
        )}
      </div>
      <p className="mt-1.5 tabular-nums">{t("Billing.creditsRemaining", { amount: creditAmount })}</p>
      {credits !== "gone" && <CreditMeter details={details} />}
      <p className="mt-4 max-w-text text-sm text-ink-soft">
        {t(`Billing.situations.${situation}`, { date: day(currentPeriodEnd), grace })}
      </p>
      {fix === "portal" && (
        <BillingButton to="portal" variant="default" className="mt-4">
          {t(`Billing.fix.${situation as "ending" | "paused"}`)}
        </BillingButton>
      )}
      {fix === "invoice" && (
        <div className="mt-4">
          <PaymentDueButtons />
        </div>
      )}
    </Card>
  );
}
