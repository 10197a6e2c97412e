import type Stripe from "stripe";
import { periodEnd, type Interval } from "../core/dates";
import { stripeStore } from "../core/entities";
import { emit } from "../core/emit";
import { newId } from "../core/ids";
import { listOf } from "../core/paging";
import type { Scene } from "../core/scene";
import { draftInvoice, finalizeInvoice } from "./invoice";
import { itemOf, periodLine } from "./lines";
import { payInvoice } from "./payments/pay";
import { planOf } from "./plan";

export interface Start {
  customer: string;
  price: Stripe.Price;
  quantity: number;
  /** When the trial ends; null starts without one. */
  trialEnd: number | null;
  method: string;
  metadata: Record<string, string>;
  discounts: string[];
  automaticTax: boolean;
  missingPaymentMethod: "cancel" | "create_invoice" | "pause";
}

/** Starts a subscription with its first invoice, which is zero with a trial. The card is known to pay. */
export function startSubscription(
  scene: Scene,
  start: Start,
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } {
  const { subscriptions, invoices } = stripeStore(scene.ctx);
  const made = newSubscription(scene, start);
  const trial = start.trialEnd !== null;
  subscriptions.put(made);
  const draft = draftInvoice(scene, made, {
    reason: "subscription_create",
    lines: [periodLine(scene, made, trial)],
    period: { start: scene.now, end: scene.now },
    finalizesAt: null,
  });
  const free = draft.total <= 0;
  const created = subscriptions.put({
    ...made,
    latest_invoice: draft.id,
    status: trial ? "trialing" : free ? "active" : "incomplete",
  });
  emit(scene, "customer.subscription.created", created);
  payInvoice(scene, finalizeInvoice(scene, draft));
  return {
    subscription: subscriptions.get(made.id) ?? created,
    invoice: invoices.get(draft.id) ?? draft,
  };
}

function newSubscription(scene: Scene, start: Start): Stripe.Subscription {
  const { price, trialEnd } = start;
  const id = newId("sub");
  const interval = (price.recurring?.interval ?? "month") as Interval;
  const end = trialEnd ?? periodEnd(scene.now, scene.now, interval, price.recurring?.interval_count ?? 1);
  const item: Stripe.SubscriptionItem = {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: scene.now,
    current_period_end: end,
    current_period_start: scene.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: start.quantity,
    subscription: id,
    tax_rates: [],
  };
  const tax = start.automaticTax;
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: tax, liability: tax ? { type: "self" } : null },
    billing_cycle_anchor: trialEnd ?? scene.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: scene.now,
    currency: price.currency,
    customer: start.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: start.method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: start.discounts,
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: start.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: scene.now,
    status: trialEnd === null ? "incomplete" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: start.missingPaymentMethod,
      },
    },
    trial_start: trialEnd === null ? null : scene.now,
  };
}

/** The subscription with its item moved, everything else as it is. */
export function withItem(
  subscription: Stripe.Subscription,
  change: Partial<Stripe.SubscriptionItem>,
): Stripe.Subscription["items"] {
  return { ...subscription.items, data: [{ ...itemOf(subscription), ...change }] };
}
