import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { LazyPart } from "@/components/layout/states/lazy-part";
import { postsLeft } from "@/lib/billing/rules";
import type { PlanStart, SubscriptionDetails } from "@/lib/billing/types";
import type { Quote } from "@/lib/credits/rules";

// eslint-disable-next-line no-restricted-syntax -- LazyPart is its boundary, but not in the first HTML
const EndTrialButton = dynamic(() =>
  keepTrying(() => import("@/components/billing/end-trial-button")).then((module) => module.EndTrialButton),
);

/** What the form needs to estimate a price. */
export type FormCredits = {
  /** Credits left. */
  remaining: number;
  /** Credits at the start of the period; the basis for the low-credits warning. */
  total: number;
  /** Cost of the last post of this visit; null before the first. */
  charged: number | null;
  /** What starting the plan would cost an owner on trial; null without a trial. */
  planStart: PlanStart | null;
  onBegun: (details: SubscriptionDetails) => void;
};

/**
 * What the post costs, about and at most, the credits left, what the last post used, and how many posts they cover.
 */
export function DraftPrice({ quote, credits }: { quote: Quote; credits: FormCredits }) {
  const t = useTranslations("Workspace");
  const { remaining, total, charged, planStart, onBegun } = credits;
  const posts = postsLeft(remaining, total, quote);
  return (
    <div className="grid justify-items-center gap-2 text-center text-sm">
      <div className="text-ink-soft tabular-nums">
        <p>{t("quote", { cost: quote.cost, most: quote.reserved })}</p>
        <p>
          {charged === null
            ? t("remaining", { remaining })
            : `${t("remaining", { remaining })} ${t("charged", { cost: charged })}`}
        </p>
      </div>
      {posts !== null && (
        <p className="flex items-start gap-2 text-left font-medium text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{t("few", { posts })}</span>
        </p>
      )}
      <LazyPart>
        {posts !== null && planStart && <EndTrialButton plan={planStart} onBegun={onBegun} />}
      </LazyPart>
    </div>
  );
}
