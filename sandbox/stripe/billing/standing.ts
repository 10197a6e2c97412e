import type Stripe from "stripe";
import { type Refusal, stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import type { Scene } from "../core/scene";
import { billingSettings } from "./settings";
import { endSubscription } from "./end";

/** Keeps a changed subscription and says customer.subscription.updated, if anything differs. */
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

/** What a paid invoice does for its subscription: it is active again, once its latest invoice is paid. */
export function afterPayment(scene: Scene, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const behind = ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  if (!behind || subscription.latest_invoice !== invoice.id) return;
  changeSubscription(scene, subscription, { status: "active" });
}

/** What a failed payment does: past due while it is tried again, then what the settings say. */
export function afterFailure(
  scene: Scene,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  { last }: { last: boolean; refusal: Refusal },
): void {
  if (invoice.billing_reason === "subscription_create") return;
  if (subscription.status === "canceled") return;
  const { afterRetries } = billingSettings(scene.ctx);
  const due =
    subscription.status === "active" || subscription.status === "trialing"
      ? changeSubscription(scene, subscription, { status: "past_due" })
      : subscription;
  if (!last || afterRetries === "past_due") return;
  if (afterRetries === "cancel") endSubscription(scene, due, "payment_failed");
  else changeSubscription(scene, due, { status: "unpaid" });
}
