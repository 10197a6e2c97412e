import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { cardError } from "../core/errors";
import type { Scene } from "../core/scene";
import { changePlan, type ProrationBehavior } from "./change";
import { endSubscription } from "./end";
import { itemOf } from "./lines";
import { methodFor } from "./payment-methods";
import { advanceDraft, nextPeriod } from "./renew";
import { changeSubscription } from "./standing";

type Features = Stripe.BillingPortal.Configuration.Features;
type Feedback = Stripe.Subscription.CancellationDetails.Feedback;

/** The customer's change of plan; with a trial, the portal's settings say whether it ends. Throws a card error. */
export function portalUpdate(
  scene: Scene,
  row: Stripe.Subscription,
  price: Stripe.Price,
  settings: Features["subscription_update"],
): void {
  const { cards, subscriptions } = stripeStore(scene.ctx);
  const ends = row.status === "trialing" && settings.trial_update_behavior === "end_trial";
  const refusal = ends ? cards.get(methodFor(scene, row) ?? "")?.charge : null;
  if (refusal) throw cardError(refusal);
  const changed = changePlan(scene, row, {
    price,
    quantity: itemOf(row).quantity ?? 1,
    proration: settings.proration_behavior as ProrationBehavior,
    at: scene.now,
    mustPay: true,
  });
  if (ends)
    advanceDraft(
      scene,
      nextPeriod(scene, subscriptions.put({ ...changed, trial_end: scene.now }), scene.now),
    );
}

/** The customer's end. A flexible subscription gets only a date, a classic one the flag too. */
export function portalCancel(
  scene: Scene,
  row: Stripe.Subscription,
  settings: Features["subscription_cancel"],
  feedback: string,
): void {
  const details = { comment: null, feedback: (feedback || null) as Feedback | null };
  if (settings.mode === "immediately") {
    endSubscription(scene, row, "cancellation_requested", details);
    return;
  }
  changeSubscription(scene, row, {
    cancel_at: itemOf(row).current_period_end,
    cancel_at_period_end: row.billing_mode.type === "classic",
    canceled_at: scene.now,
    cancellation_details: { ...details, feedback_option: null, reason: "cancellation_requested" },
  });
}

/** The customer stays after all. */
export function portalResume(scene: Scene, row: Stripe.Subscription): void {
  changeSubscription(scene, row, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });
}
