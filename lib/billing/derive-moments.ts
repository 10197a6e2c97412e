import type { StripeInvoice, StripeStanding, StripeSubscription } from "@/lib/providers/stripe/standing";
import { planOf, planOfProduct } from "./plans";
import type { PlanType } from "./types";

/**
 * Something that moved credits, once. `mark` orders moments in time and is the same however they became known.
 * A moment that `resets` ends what was there before it: credits do not roll over.
 */
export type CreditMoment = {
  mark: string;
  /** The ledger's key. */
  key: string;
  credits: number;
  resets: boolean;
  /** The invoice that paid for it. */
  invoice: string | null;
};

type Period = CreditMoment & { plan: PlanType; end: number; subscription: string };

/** Of the same second of one subscription: the trial, the period, its upgrade, the end. */
const RANK = { trial: 0, period: 1, upgrade: 2, end: 3 } as const;

function markOf(at: Date, subscription: StripeSubscription, rank: keyof typeof RANK, key: string): string {
  return [at.toISOString(), subscription.createdAt.toISOString(), RANK[rank], key].join("|");
}

/**
 * Everything that moved credits, in order, out of what Stripe says now: the trial (once a person), each period
 * that was paid for, the first upgrade in each, and each end. It depends on no event and on no order.
 */
export function deriveMoments(
  standing: StripeStanding,
  userId: string,
  trialCredits: number,
): CreditMoment[] {
  const byId = new Map(standing.subscriptions.map((one) => [one.id, one]));
  const paid = standing.invoices.filter(({ status, total }) => status === "paid" && total > 0);
  const periods = paid.flatMap((invoice) => periodOf(invoice, byId.get(invoice.subscription)));
  const upgrades = paid.flatMap((invoice) => upgradeOf(invoice, byId.get(invoice.subscription), periods));
  const ends = standing.subscriptions.flatMap(endOf);
  const moments = [
    ...trialOf(standing.subscriptions, userId, trialCredits),
    ...periods,
    ...upgrades,
    ...ends,
  ];
  moments.sort((a, b) => (a.mark < b.mark ? -1 : 1));
  return moments.filter(({ key }, i) => moments.findIndex((one) => one.key === key) === i);
}

function trialOf(subscriptions: StripeSubscription[], userId: string, credits: number): CreditMoment[] {
  const key = `trial:${userId}`;
  return subscriptions.flatMap((one) =>
    one.trialStart
      ? [{ mark: markOf(one.trialStart, one, "trial", key), key, credits, resets: true, invoice: null }]
      : [],
  );
}

/** A period that was paid for: an invoice with a line that is no proration. */
function periodOf(invoice: StripeInvoice, subscription: StripeSubscription | undefined): Period[] {
  const line = invoice.lines.find(({ proration, amount }) => !proration && amount > 0);
  const plan = line && planOfProduct(line.product);
  if (!line || !plan || !subscription) return [];
  const key = `grant:${invoice.id}`;
  const mark = markOf(line.start, subscription, "period", key);
  const { credits } = planOf(plan);
  const end = line.end.getTime();
  return [
    { mark, key, credits, resets: true, invoice: invoice.id, plan, end, subscription: subscription.id },
  ];
}

/** An upgrade in a period that was paid for: the difference, under a key of the period, so once in it. */
function upgradeOf(
  invoice: StripeInvoice,
  subscription: StripeSubscription | undefined,
  periods: Period[],
): CreditMoment[] {
  if (!subscription || periods.some((period) => period.invoice === invoice.id)) return [];
  const line = invoice.lines.find(({ proration, amount }) => proration && amount > 0);
  const plan = line && planOfProduct(line.product);
  const period = periods.find(
    (one) => one.subscription === subscription.id && one.end === line?.end.getTime(),
  );
  if (!plan || !period) return [];
  const credits = planOf(plan).credits - planOf(period.plan).credits;
  if (credits <= 0) return [];
  const key = `upgrade:${period.invoice}`;
  const mark = markOf(invoice.paidAt ?? invoice.createdAt, subscription, "upgrade", key);
  return [{ mark, key, credits, resets: false, invoice: invoice.id }];
}

function endOf(subscription: StripeSubscription): CreditMoment[] {
  if (!subscription.endedAt) return [];
  const key = `end:${subscription.id}`;
  const mark = markOf(subscription.endedAt, subscription, "end", key);
  return [{ mark, key, credits: 0, resets: true, invoice: null }];
}
