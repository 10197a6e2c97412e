import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { cardError } from "../core/errors";
import type { Scene } from "../core/scene";
import { draftInvoice, finalizeInvoice } from "./invoice";
import { itemOf, prorationLines } from "./lines";
import { payInvoice } from "./payments/pay";
import { methodFor } from "./payments/payment-methods";
import { planOf } from "./plan";
import { advanceDraft, nextPeriod } from "./renew";
import { changeSubscription } from "./change-subscription";
import { withItem } from "./start";

/**
 * The customer's change to another price, in the portal: what is gained of the period is invoiced at once. A trial
 * ends with it, or goes on at the new price. Throws a card error, and changes nothing, when the card is refused.
 */
export function changePlan(
  scene: Scene,
  before: Stripe.Subscription,
  price: Stripe.Price,
  onTrial: string,
): void {
  const { subscriptions, cards } = stripeStore(scene.ctx);
  const items = withItem(before, { price, plan: planOf(price) });
  const trial = before.status === "trialing";
  const lines = trial ? [] : prorationLines(scene, before, price, scene.now);
  const pays = trial ? onTrial === "end_trial" : lines.reduce((sum, line) => sum + line.amount, 0) > 0;
  const refusal = pays ? cards.get(methodFor(scene, before) ?? "")?.charge : null;
  if (refusal) throw cardError(refusal);
  if (trial) {
    const after = changeSubscription(scene, before, { items });
    if (!pays) return;
    advanceDraft(scene, nextPeriod(scene, subscriptions.put({ ...after, trial_end: scene.now }), scene.now));
    return;
  }
  const after = subscriptions.put({ ...before, items });
  const draft = draftInvoice(scene, after, {
    reason: "subscription_update",
    lines,
    period: { start: itemOf(before).current_period_start, end: scene.now },
    finalizesAt: null,
  });
  changeSubscription(scene, before, { items, latest_invoice: draft.id });
  payInvoice(scene, finalizeInvoice(scene, draft));
}
