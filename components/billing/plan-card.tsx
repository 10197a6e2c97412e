import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { type PlanOffer, priceText } from "@/lib/billing/plans";
import { cn } from "@/lib/utils";

type PlanCardProps = {
  plan: PlanOffer;
  /** Whether it is the owner's current plan. */
  current: boolean;
  /** The plan's buttons. */
  action?: ReactNode;
};

/** A plan on Plans & Billing: list price, current price, saving and features. */
export function PlanCard({ plan, current, action }: PlanCardProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { offer } = plan;
  return (
    <section
      aria-labelledby={`plan-${plan.type}`}
      className={cn(
        "flex flex-col rounded-lg border bg-sheet p-4 md:p-6",
        current && "border-press bg-press-wash",
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`plan-${plan.type}`} className="text-section">
          {t(plan.name)}
        </h2>
        <Badge variant="marigold">{t(offer.badge)}</Badge>
      </div>
      <p className="mt-1 text-ink-soft">{t(offer.description)}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <s className="text-lg text-ink-soft">
          <span className="sr-only">{t("Billing.was")} </span>
          <span>{priceText(offer.was, locale)}</span>
        </s>
        <span className="text-4xl font-semibold tracking-[-0.01em]">{priceText(offer.price, locale)}</span>
        <span className="text-ink-soft">{t("Billing.perMonth")}</span>
      </p>
      <p className="mt-1 text-sm font-medium text-good">
        {t("Billing.save", { amount: priceText(offer.saving, locale) })}
      </p>
      <ul className="mt-5 mb-6 grid gap-2.5">
        {offer.features.map((feature) => (
          <li key={feature.key} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-press" />
            <span>{"values" in feature ? t(feature.key, feature.values) : t(feature.key)}</span>
          </li>
        ))}
        {plan.campaigns > 0 && (
          <li className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-press" />
            <span>{t("Plans.features.campaignsAMonth", { count: plan.campaigns })}</span>
          </li>
        )}
      </ul>
      <div className="mt-auto">{action}</div>
    </section>
  );
}
