import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { emit } from "../core/emit";
import type { Scene } from "../core/scene";

type Reason = "cancellation_requested" | "payment_failed" | "payment_disputed";

/** Ends a subscription now. Its open invoices are no longer tried. Says customer.subscription.deleted. */
export function endSubscription(
  scene: Scene,
  subscription: Stripe.Subscription,
  reason: Reason,
  details: {
    comment?: string | null;
    feedback?: Stripe.Subscription.CancellationDetails.Feedback | null;
  } = {},
): Stripe.Subscription {
  const { subscriptions, invoices, pendingLines } = stripeStore(scene.ctx);
  const ended = subscriptions.put({
    ...subscription,
    status: "canceled",
    canceled_at: subscription.canceled_at ?? scene.now,
    ended_at: scene.now,
    cancellation_details: {
      comment: details.comment ?? subscription.cancellation_details?.comment ?? null,
      feedback: details.feedback ?? subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
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
  for (const row of pendingLines.all()) if (row.subscription === subscription.id) pendingLines.delete(row.id);
  emit(scene, "customer.subscription.deleted", ended);
  return ended;
}
