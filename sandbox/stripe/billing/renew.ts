import type Stripe from "stripe";
import { periodEnd, type Interval } from "../core/dates";
import { stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import { idOf } from "../core/ids";
import type { Scene } from "../core/scene";
import { endSubscription } from "./end";
import { draftInvoice, finalizeInvoice, voidInvoice } from "./invoice";
import { itemOf, periodLine } from "./lines";
import { payInvoice, subscriptionOf } from "./pay";
import { methodFor } from "./payment-methods";
import { billingSettings } from "./settings";
import { changeSubscription } from "./standing";
import { withItem } from "./start";

/** A period or trial is over: the subscription ends, pauses or goes into its next period with a draft invoice. */
export function renew(scene: Scene, subscription: Stripe.Subscription): void {
  // The portal sets only the date, the API the flag as well.
  if (subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= scene.now) {
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

/** Trial over without a card: stands still until it is resumed. Says customer.subscription.paused. */
function pause(scene: Scene, subscription: Stripe.Subscription): void {
  const paused = stripeStore(scene.ctx).subscriptions.put({ ...subscription, status: "paused" });
  emit(scene, "customer.subscription.paused", paused, { status: "trialing" });
  emit(scene, "customer.subscription.updated", paused, { status: "trialing" });
}

/** Moves into the period that starts now (or at the old one's end), with its draft invoice. */
export function nextPeriod(scene: Scene, subscription: Stripe.Subscription, from?: number): Stripe.Invoice {
  const { subscriptions, pendingLines } = stripeStore(scene.ctx);
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
  const pending = pendingLines.all().filter((row) => row.subscription === subscription.id);
  for (const row of pending) pendingLines.delete(row.id);
  const unpaid = subscription.status === "unpaid";
  const invoice = draftInvoice(scene, moved, {
    // An invoice that an update brings about is named after it, even where it bills a whole period.
    reason: from === undefined ? "subscription_cycle" : "subscription_update",
    lines: [...pending.map((row) => row.line), periodLine(scene, moved, false)],
    period: { start: item.current_period_start, end: start },
    finalizesAt: unpaid ? null : scene.now + billingSettings(scene.ctx).draftSeconds,
    autoAdvance: !unpaid,
  });
  const after = subscriptions.put({ ...moved, latest_invoice: invoice.id });
  emit(scene, "customer.subscription.updated", after, changes(subscription, after) ?? undefined);
  return invoice;
}

/** A draft becomes final and is paid, or what a paused collection says instead. */
export function advanceDraft(scene: Scene, draft: Stripe.Invoice): void {
  const { invoices } = stripeStore(scene.ctx);
  const paused = subscriptionOf(scene, draft)?.pause_collection?.behavior;
  if (paused === "keep_as_draft") {
    invoices.put({
      ...draft,
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    });
    return;
  }
  const final = finalizeInvoice(scene, draft);
  if (paused === "void") return void voidInvoice(scene, final);
  if (paused === "mark_uncollectible") return markUncollectible(scene, final);
  payInvoice(scene, final);
}

function markUncollectible(scene: Scene, invoice: Stripe.Invoice): void {
  const marked = stripeStore(scene.ctx).invoices.put({
    ...invoice,
    status: "uncollectible",
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: scene.now },
  });
  emit(scene, "invoice.marked_uncollectible", marked);
}

/** The set pause of collection is over. */
export function resumeCollection(scene: Scene, subscription: Stripe.Subscription): void {
  changeSubscription(scene, subscription, { pause_collection: null });
}

/** A first payment that was not made within 23 hours: the subscription never began. */
export function giveUp(scene: Scene, subscription: Stripe.Subscription): void {
  const invoice = stripeStore(scene.ctx).invoices.get(idOf(subscription.latest_invoice) ?? "");
  if (invoice?.status === "open") voidInvoice(scene, invoice);
  changeSubscription(scene, subscription, { status: "incomplete_expired", ended_at: scene.now });
}
