import type Stripe from "stripe";
import { HOUR, periodEnd, type Interval } from "../core/dates";
import { stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import type { Scene } from "../core/scene";
import { endSubscription } from "./end";
import { draftInvoice, finalizeInvoice } from "./invoice";
import { itemOf, periodLine } from "./lines";
import { payInvoice } from "./payments/pay";
import { methodFor } from "./payments/payment-methods";
import { withItem } from "./start";

/** A period or trial has ended: the subscription ends, pauses or goes into its next period with a draft invoice. */
export function renew(scene: Scene, subscription: Stripe.Subscription): void {
  if ((subscription.cancel_at ?? Infinity) <= scene.now) {
    endSubscription(scene, subscription, "cancellation_requested");
    return;
  }
  if (subscription.status === "trialing" && !methodFor(scene, subscription)) {
    const missing = subscription.trial_settings?.end_behavior.missing_payment_method;
    if (missing === "cancel") return void endSubscription(scene, subscription, "cancellation_requested");
    if (missing === "pause") return pause(scene, subscription);
  }
  nextPeriod(scene, subscription);
}

/** Pauses a subscription whose trial ended without a card. Emits customer.subscription.paused. */
function pause(scene: Scene, subscription: Stripe.Subscription): void {
  const paused = stripeStore(scene.ctx).subscriptions.put({ ...subscription, status: "paused" });
  emit(scene, "customer.subscription.paused", paused, { status: "trialing" });
  emit(scene, "customer.subscription.updated", paused, { status: "trialing" });
}

/** Moves into the period that starts now (or at the old one's end), with its draft invoice. */
export function nextPeriod(scene: Scene, subscription: Stripe.Subscription, from?: number): Stripe.Invoice {
  const { subscriptions } = stripeStore(scene.ctx);
  const item = itemOf(subscription);
  const { recurring } = item.price;
  const start = from ?? item.current_period_end;
  const anchor = from ?? (subscription.trial_end === start ? start : subscription.billing_cycle_anchor);
  const end = periodEnd(
    anchor,
    start,
    (recurring?.interval ?? "month") as Interval,
    recurring?.interval_count ?? 1,
  );
  const moved: Stripe.Subscription = {
    ...subscription,
    billing_cycle_anchor: anchor,
    items: withItem(subscription, { current_period_start: start, current_period_end: end }),
    status:
      subscription.status === "trialing" || subscription.status === "paused" ? "active" : subscription.status,
  };
  subscriptions.put(moved);
  const unpaid = subscription.status === "unpaid";
  const invoice = draftInvoice(scene, moved, {
    // An invoice that an update brings about is named after it, even where it bills a whole period.
    reason: from === undefined ? "subscription_cycle" : "subscription_update",
    lines: [periodLine(scene, moved, false)],
    period: { start: item.current_period_start, end: start },
    finalizesAt: unpaid ? null : scene.now + HOUR,
    autoAdvance: !unpaid,
  });
  const after = subscriptions.put({ ...moved, latest_invoice: invoice.id });
  emit(scene, "customer.subscription.updated", after, changes(subscription, after) ?? undefined);
  return invoice;
}

/** A draft becomes final and is paid. */
export function advanceDraft(scene: Scene, draft: Stripe.Invoice): void {
  payInvoice(scene, finalizeInvoice(scene, draft));
}
