import "server-only";
import type Stripe from "stripe";
import { callStripe, dateOf, idOf } from "./client";

/** A subscription at Stripe; of its items, the one that we sell. */
export type StripeSubscription = {
  id: string;
  status: Stripe.Subscription["status"];
  product: string;
  price: string;
  item: string;
  createdAt: Date;
  periodEnd: Date;
  trialStart: Date | null;
  cancelAt: Date | null;
  endedAt: Date | null;
  /** Whether payment collection is paused with its invoices voided, which pauses the service too. */
  suspended: boolean;
};

/** An invoice of a subscription. Amounts in the smallest unit. */
export type StripeInvoice = {
  id: string;
  subscription: string;
  status: Stripe.Invoice.Status;
  createdAt: Date;
  paidAt: Date | null;
  attempted: boolean;
  /** Amounts before discounts. Source: docs.stripe.com/api/invoice-line-item/object */
  lines: { product: string; amount: number; proration: boolean; start: Date; end: Date }[];
};

/** A payment that was refunded or disputed, in part or whole, and the invoice that it had paid. */
export type StripeReversal = {
  charge: string;
  invoice: string;
  amount: number;
  refunded: number;
  dispute: { id: string; won: boolean } | null;
};

/** Everything about a customer that decides plan and credits, read now. */
export type StripeSnapshot = {
  subscriptions: StripeSubscription[];
  invoices: StripeInvoice[];
  reversals: StripeReversal[];
};

/** The maximum that is read of each kind; ten years of months are 120. */
const MAX_ITEMS = 1_000;

/** Reads a customer's subscriptions, invoices and reversed payments. */
export async function readSnapshot(customer: string): Promise<StripeSnapshot> {
  return callStripe(async (stripe) => {
    const page = { customer, limit: 100 };
    const [subscriptions, invoices, charges] = await Promise.all([
      stripe.subscriptions.list({ ...page, status: "all" }).autoPagingToArray({ limit: MAX_ITEMS }),
      stripe.invoices.list(page).autoPagingToArray({ limit: MAX_ITEMS }),
      stripe.charges.list(page).autoPagingToArray({ limit: MAX_ITEMS }),
    ]);
    const reversed = charges.filter(({ amount_refunded, disputed }) => amount_refunded > 0 || disputed);
    const reversals = await Promise.all(reversed.map((charge) => reversalOf(stripe, charge)));
    return {
      subscriptions: subscriptions.flatMap(subscriptionOf),
      invoices: invoices.flatMap(invoiceOf),
      reversals: reversals.filter((reversal) => reversal !== null),
    };
  });
}

/** Reads a customer's subscriptions only, newest first. */
export async function readSubscriptions(customer: string): Promise<StripeSubscription[]> {
  return callStripe(async (stripe) => {
    const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
    return data.flatMap(subscriptionOf);
  });
}

/** The customer who paid a charge; null if there is none. */
export async function customerOfCharge(charge: string): Promise<string | null> {
  return callStripe(async (stripe) => idOf((await stripe.charges.retrieve(charge)).customer));
}

function subscriptionOf(row: Stripe.Subscription): StripeSubscription[] {
  const [item] = row.items.data;
  const product = idOf(item?.price.product);
  if (!item || !product) return [];
  // The portal sets only the date, the API the flag as well.
  const cancelAt = row.cancel_at ?? (row.cancel_at_period_end ? item.current_period_end : null);
  return [
    {
      id: row.id,
      status: row.status,
      product,
      price: item.price.id,
      item: item.id,
      createdAt: dateOf(row.created),
      periodEnd: dateOf(item.current_period_end),
      trialStart: row.trial_start === null ? null : dateOf(row.trial_start),
      cancelAt: cancelAt === null ? null : dateOf(cancelAt),
      endedAt: row.ended_at === null ? null : dateOf(row.ended_at),
      suspended: row.pause_collection?.behavior === "void",
    },
  ];
}

function invoiceOf(row: Stripe.Invoice): StripeInvoice[] {
  const subscription = idOf(row.parent?.subscription_details?.subscription);
  if (!subscription || !row.id || !row.status) return [];
  const paid = row.status_transitions.paid_at;
  return [
    {
      id: row.id,
      subscription,
      status: row.status,
      createdAt: dateOf(row.created),
      paidAt: paid === null ? null : dateOf(paid),
      attempted: row.attempted,
      lines: row.lines.data.map((line) => ({
        product: line.pricing?.price_details?.product ?? "",
        amount: line.amount,
        proration:
          line.parent?.subscription_item_details?.proration ??
          line.parent?.invoice_item_details?.proration ??
          false,
        start: dateOf(line.period.start),
        end: dateOf(line.period.end),
      })),
    },
  ];
}

/** A charge no longer names its invoice; its payment intent's invoice payment does. */
async function reversalOf(stripe: Stripe, charge: Stripe.Charge): Promise<StripeReversal | null> {
  const intent = idOf(charge.payment_intent);
  if (!intent) return null;
  const [payments, disputes] = await Promise.all([
    stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent }, limit: 1 }),
    charge.disputed ? stripe.disputes.list({ charge: charge.id, limit: 1 }) : null,
  ]);
  const invoice = idOf(payments.data[0]?.invoice);
  const dispute = disputes?.data[0];
  if (!invoice) return null;
  return {
    charge: charge.id,
    invoice,
    amount: charge.amount,
    refunded: charge.amount_refunded,
    dispute: dispute ? { id: dispute.id, won: dispute.status === "won" } : null,
  };
}
