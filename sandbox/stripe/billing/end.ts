import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { emit } from "../core/emit";
import type { Scene } from "../core/scene";

/** Ends a subscription now. Its open invoices are no longer tried. Says customer.subscription.deleted. */
export function endSubscription(
  scene: Scene,
  subscription: Stripe.Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Stripe.Subscription {
  const { subscriptions, invoices } = stripeStore(scene.ctx);
  const ended = subscriptions.put({
    ...subscription,
    status: "canceled",
    canceled_at: subscription.canceled_at ?? scene.now,
    ended_at: scene.now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  for (const invoice of invoices.all()) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    if (invoice.status === "open" || invoice.status === "draft")
      invoices.put({
        ...invoice,
        auto_advance: false,
        next_payment_attempt: null,
        automatically_finalizes_at: null,
      });
  }
  emit(scene, "customer.subscription.deleted", ended);
  return ended;
}
