import type { StripeInvoice, StripeSnapshot, StripeSubscription } from "@/lib/providers/stripe/snapshot";
import { planOf, planOfProduct } from "@/lib/billing/plans";
import type { PlanType } from "@/lib/billing/types";

/**
 * Something that changes the credits, once. `sortKey` orders events in time and does not depend on how they became
 * known. An event that `resets` ends the credits from before it: credits do not roll over.
 */
export type CreditEvent = {
  sortKey: string;
  /** The ledger's key. */
  key: string;
  credits: number;
  resets: boolean;
  /** The invoice that paid for it. */
  invoice: string | null;
};

type Period = CreditEvent & { plan: PlanType; end: number; subscription: string };

/** The order within the same second of one subscription: the trial, the period, its upgrade, the end. */
const RANK = { trial: 0, period: 1, upgrade: 2, end: 3 } as const;

function sortKeyOf(at: Date, subscription: StripeSubscription, rank: keyof typeof RANK, key: string): string {
  return [at.toISOString(), subscription.createdAt.toISOString(), RANK[rank], key].join("|");
}

/**
 * All credit events, in order, derived from Stripe's current data: the trial (once per person), each paid period, the
 * first upgrade in each, and each end. Independent of which webhooks arrived, and in which order.
 */
export function deriveCreditEvents(
  snapshot: StripeSnapshot,
  userId: string,
  trialCredits: number,
): CreditEvent[] {
  const byId = new Map(snapshot.subscriptions.map((subscription) => [subscription.id, subscription]));
  // Also what a promotion code or a balance paid for in full; a trial's line has no amount.
  const paid = snapshot.invoices.filter(({ status }) => status === "paid");
  const periods = paid.flatMap((invoice) => periodOf(invoice, byId.get(invoice.subscription)));
  const upgrades = paid.flatMap((invoice) => upgradeOf(invoice, byId.get(invoice.subscription), periods));
  const ends = snapshot.subscriptions.flatMap(endOf);
  const events = [...trialOf(snapshot.subscriptions, userId, trialCredits), ...periods, ...upgrades, ...ends];
  events.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
  return events.filter(({ key }, i) => events.findIndex((event) => event.key === key) === i);
}

function trialOf(subscriptions: StripeSubscription[], userId: string, credits: number): CreditEvent[] {
  const key = `trial:${userId}`;
  return subscriptions.flatMap((subscription) =>
    subscription.trialStart
      ? [
          {
            sortKey: sortKeyOf(subscription.trialStart, subscription, "trial", key),
            key,
            credits,
            resets: true,
            invoice: null,
          },
        ]
      : [],
  );
}

/** A paid period: an invoice with a line that is not a proration. */
function periodOf(invoice: StripeInvoice, subscription: StripeSubscription | undefined): Period[] {
  const line = invoice.lines.find(({ proration, amount }) => !proration && amount > 0);
  const plan = line && planOfProduct(line.product);
  if (!line || !plan || !subscription) return [];
  const key = `grant:${invoice.id}`;
  const sortKey = sortKeyOf(line.start, subscription, "period", key);
  const { credits } = planOf(plan);
  const end = line.end.getTime();
  return [
    { sortKey, key, credits, resets: true, invoice: invoice.id, plan, end, subscription: subscription.id },
  ];
}

/** An upgrade in a paid period: the difference in credits, keyed by the period and so granted once in it. */
function upgradeOf(
  invoice: StripeInvoice,
  subscription: StripeSubscription | undefined,
  periods: Period[],
): CreditEvent[] {
  if (!subscription || periods.some((period) => period.invoice === invoice.id)) return [];
  const line = invoice.lines.find(({ proration, amount }) => proration && amount > 0);
  const plan = line && planOfProduct(line.product);
  const period = periods.find(
    (candidate) => candidate.subscription === subscription.id && candidate.end === line?.end.getTime(),
  );
  if (!plan || !period) return [];
  const credits = planOf(plan).credits - planOf(period.plan).credits;
  if (credits <= 0) return [];
  const key = `upgrade:${period.invoice}`;
  const sortKey = sortKeyOf(invoice.paidAt ?? invoice.createdAt, subscription, "upgrade", key);
  return [{ sortKey, key, credits, resets: false, invoice: invoice.id }];
}

function endOf(subscription: StripeSubscription): CreditEvent[] {
  if (!subscription.endedAt) return [];
  const key = `end:${subscription.id}`;
  const sortKey = sortKeyOf(subscription.endedAt, subscription, "end", key);
  return [{ sortKey, key, credits: 0, resets: true, invoice: null }];
}
