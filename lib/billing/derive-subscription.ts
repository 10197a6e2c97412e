import type { StripeStanding, StripeSubscription } from "@/lib/providers/stripe/standing";
import type { CreditMoment } from "./derive-moments";
import { planOfProduct } from "./plans";
import type { Standing } from "./rules";
import type { PlanType } from "./types";

const STATUS: Readonly<Record<string, Standing["status"]>> = {
  trialing: "TRIALING",
  active: "ACTIVE",
  past_due: "PAST_DUE",
  unpaid: "UNPAID",
  paused: "PAUSED",
  incomplete: "INCOMPLETE",
  canceled: "CANCELED",
  incomplete_expired: "CANCELED",
};

/** Those that stand in the way of another checkout: each can be gone on with in the portal. */
const LIVE: readonly StripeSubscription["status"][] = ["trialing", "active", "past_due", "unpaid", "paused"];

/** The subscriptions that are not over, the oldest first. More than one is a mistake that has to be told. */
export function liveSubscriptions(subscriptions: readonly StripeSubscription[]): StripeSubscription[] {
  return subscriptions
    .filter(({ status, product }) => LIVE.includes(status) && planOfProduct(product) !== null)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** What is stored of a subscription. */
export type StoredSubscription = Standing & { stripeId: string; plan: PlanType };

/** The subscription that counts, as it is stored: the live one, else the last that there was. */
export function deriveSubscription(
  standing: StripeStanding,
  moments: readonly CreditMoment[],
): StoredSubscription | null {
  const [live] = liveSubscriptions(standing.subscriptions);
  const newest = [...standing.subscriptions]
    .filter(({ product }) => planOfProduct(product) !== null)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  const chosen = live ?? newest;
  const plan = chosen && planOfProduct(chosen.product);
  if (!chosen || !plan) return null;
  return {
    stripeId: chosen.id,
    status:
      chosen.suspended && chosen.status === "active" ? "PAUSED" : (STATUS[chosen.status] ?? "INCOMPLETE"),
    plan,
    currentPeriodEnd: chosen.endedAt ?? chosen.periodEnd,
    cancelAt: chosen.endedAt ? null : chosen.cancelAt,
    pastDueSince: owedSince(standing, chosen.id),
    hold: holdOf(standing, moments),
  };
}

/** When the oldest invoice that is still owed was made. */
function owedSince({ invoices }: StripeStanding, subscription: string): Date | null {
  const owed = invoices.filter(
    (one) => one.subscription === subscription && one.status === "open" && one.attempted,
  );
  return owed.reduce<Date | null>(
    (first, { createdAt }) => (first && first < createdAt ? first : createdAt),
    null,
  );
}

/** Whether a payment for the period that runs was taken back. */
function holdOf({ reversals }: StripeStanding, moments: readonly CreditMoment[]): Standing["hold"] {
  const from = moments.findLastIndex(({ resets }) => resets);
  const running = moments.slice(Math.max(0, from)).flatMap(({ invoice }) => invoice ?? []);
  const now = reversals.filter(({ invoice }) => running.includes(invoice));
  if (now.some(({ dispute }) => dispute && !dispute.won)) return "DISPUTED";
  return now.some(({ refunded, amount }) => refunded >= amount) ? "REFUNDED" : null;
}
