import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import type { Scene } from "../core/scene";
import { billingSettings } from "./settings";
import { endSubscription } from "./end";
import { itemOf } from "./lines";

/** Stores a changed subscription and emits customer.subscription.updated, if anything differs. */
export function changeSubscription(
  scene: Scene,
  before: Stripe.Subscription,
  change: Partial<Stripe.Subscription>,
): Stripe.Subscription {
  const after = { ...before, ...change };
  const previous = changes(before, after);
  if (!previous) return before;
  stripeStore(scene.ctx).subscriptions.put(after);
  emit(scene, "customer.subscription.updated", after, previous);
  return after;
}

/** The fields of a subscription that ends with its period; the API also sets a flag. */
export const leaving = (subscription: Stripe.Subscription, now: number) => ({
  cancel_at: itemOf(subscription).current_period_end,
  canceled_at: now,
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: "cancellation_requested" as const,
  },
});

/** The fields of one that continues. */
export const KEPT = {
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
};

/** After a paid invoice: the subscription is active again once its latest invoice is paid. */
export function afterPayment(scene: Scene, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const behind = ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  if (!behind || subscription.latest_invoice !== invoice.id) return;
  changeSubscription(scene, subscription, { status: "active" });
}

/** After a failed payment: past due while it is retried, then what the settings define. */
export function afterFailure(scene: Scene, subscription: Stripe.Subscription, last: boolean): void {
  if (subscription.status === "canceled") return;
  const { afterRetries } = billingSettings(scene.ctx);
  const due =
    subscription.status === "active" || subscription.status === "trialing"
      ? changeSubscription(scene, subscription, { status: "past_due" })
      : subscription;
  if (!last) return;
  if (afterRetries === "cancel") endSubscription(scene, due, "payment_failed");
  else changeSubscription(scene, due, { status: "unpaid" });
}
