import { useLocale, useTranslations } from "next-intl";
import { CropMarks } from "@/components/layout/crop-marks";
import { Badge } from "@/components/ui/badge";
import { PLANS, type PlanOffer, priceText } from "@/lib/billing/plans";
import { LinkButton } from "../link-button";
import { Section } from "./section";

/** The plans at their list prices, as two sheets side by side. */
export function Pricing({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations("Landing.pricing");
  return (
    <Section id="pricing" title={t("title")} text={t("text")}>
      <div className="relative grid gap-4 sm:grid-cols-2 lg:gap-6">
        <CropMarks />
        {PLANS.map((plan) => (
          <PlanSheet key={plan.type} plan={plan} href={signedIn ? "/subscription" : "/login"} />
        ))}
      </div>
    </Section>
  );
}

function PlanSheet({ plan, href }: { plan: PlanOffer; href: string }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { price, features, badge, highlight } = plan.list;
  const name = t(plan.name);
  return (
    <article
      aria-labelledby={`plan-${plan.type}`}
      className={`flex flex-col border p-6 sm:p-8 ${highlight ? "border-press bg-press-wash" : "bg-sheet"}`}
    >
      <div className="flex h-7 items-center justify-between gap-3">
        <h3 id={`plan-${plan.type}`} className="text-section">
          {name}
        </h3>
        {badge && <Badge variant="marigold">{t(badge)}</Badge>}
      </div>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="font-display text-[3.5rem]/14 font-semibold tracking-[-0.02em] tabular-nums">
          {priceText(price, locale)}
        </span>{" "}
        <span className="text-ink-soft">{t("Landing.pricing.period")}</span>
      </p>
      <ul className="mt-6 mb-8 border-t border-edge/50">
        {features.map(({ key }) => (
          <li key={key} className="border-b border-edge/50 py-2.5">
            <span>{t(key)}</span>{" "}
            {key === "Plans.features.campaigns" && (
              <span className="block text-sm text-ink-soft">
                {t("Plans.features.campaignsAMonth", { count: plan.campaigns })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <LinkButton href={href} variant={highlight ? "default" : "outline"} className="mt-auto">
        {t("Landing.pricing.choose", { plan: name })}
      </LinkButton>
    </article>
  );
}
