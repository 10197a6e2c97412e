import type { StripeSnapshot, StripeSubscription } from "@/lib/providers/stripe/snapshot";
import type { CreditEvent } from "./derive-credit-events";
import { planOfProduct } from "@/lib/billing/plans";
import type { SubscriptionRecord } from "@/lib/billing/rules";
import type { PlanType } from "@/lib/billing/types";

const STATUS: Readonly<Record<string, SubscriptionRecord["status"]>> = {
  trialing: "TRIALING",
  active: "ACTIVE",
  past_due: "PAST_DUE",
  unpaid: "UNPAID",
  paused: "PAUSED",
  incomplete: "INCOMPLETE",
  canceled: "CANCELED",
  incomplete_expired: "CANCELED",
};

/** Statuses that rule out another checkout, because the portal can continue each of them. */
const LIVE: readonly StripeSubscription["status"][] = ["trialing", "active", "past_due", "unpaid", "paused"];

/** The live subscriptions to our plans, oldest first. More than one is an error that callers report. */
export function liveSubscriptions(subscriptions: readonly StripeSubscription[]): StripeSubscription[] {
  return subscriptions
    .filter(({ status, product }) => LIVE.includes(status) && planOfProduct(product) !== null)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** A subscription as it is stored. */
export type StoredSubscription = SubscriptionRecord & { stripeId: string; plan: PlanType };

/** The subscription to store: the live one, else the most recent. */
export function deriveSubscription(
  snapshot: StripeSnapshot,
  creditEvents: readonly CreditEvent[],
): StoredSubscription | null {
  const [live] = liveSubscriptions(snapshot.subscriptions);
  const newest = [...snapshot.subscriptions]
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
    pastDueSince: owedSince(snapshot, chosen.id),
    hold: holdOf(snapshot, creditEvents),
  };
}

/** When the oldest unpaid invoice was created. */
function owedSince({ invoices }: StripeSnapshot, subscription: string): Date | null {
  const owed = invoices.filter(
    (invoice) => invoice.subscription === subscription && invoice.status === "open" && invoice.attempted,
  );
  return owed.reduce<Date | null>(
    (first, { createdAt }) => (first && first < createdAt ? first : createdAt),
    null,
  );
}

/** Whether a payment for the current period was disputed or refunded. */
function holdOf(
  { reversals }: StripeSnapshot,
  creditEvents: readonly CreditEvent[],
): SubscriptionRecord["hold"] {
  const from = creditEvents.findLastIndex(({ resets }) => resets);
  const running = creditEvents.slice(Math.max(0, from)).flatMap(({ invoice }) => invoice ?? []);
  const now = reversals.filter(({ invoice }) => running.includes(invoice));
  if (now.some(({ dispute }) => dispute && !dispute.won)) return "DISPUTED";
  return now.some(({ refunded, amount }) => refunded >= amount) ? "REFUNDED" : null;
}
