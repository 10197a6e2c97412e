import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import { cardError } from "../core/errors";
import { newId } from "../core/ids";
import type { Scene } from "../core/scene";
import { draftInvoice, finalizeInvoice } from "./invoice";
import { itemOf, prorationLines } from "./lines";
import { payInvoice } from "./pay";
import { methodFor } from "./payment-methods";
import { planOf } from "./plan";
import { withItem } from "./start";

export type ProrationBehavior = "always_invoice" | "create_prorations" | "none";

export interface PlanChange {
  price: Stripe.Price;
  quantity: number;
  proration: ProrationBehavior;
  /** The moment from which it is counted, seconds. */
  at: number;
  /** True refuses the whole change with 402 when the card would be declined. */
  mustPay: boolean;
}

/** Another price or quantity in the middle of a period. Other changes that come with it are in `also`. */
export function changePlan(
  scene: Scene,
  before: Stripe.Subscription,
  change: PlanChange,
  also: Partial<Stripe.Subscription> = {},
): Stripe.Subscription {
  const { subscriptions, pendingLines, cards } = stripeStore(scene.ctx);
  const item = itemOf(before);
  const same = item.price.id === change.price.id && item.quantity === change.quantity;
  const trial = before.status === "trialing";
  const lines =
    same || change.proration === "none" || trial ? [] : prorationLines(scene, before, change, change.at);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const invoiced = lines.length > 0 && change.proration === "always_invoice";
  if (invoiced && change.mustPay && total > 0) {
    const method = methodFor(scene, before);
    const refusal = method ? cards.get(method)?.charge : undefined;
    if (refusal) throw cardError(refusal);
  }
  const after = subscriptions.put({
    ...before,
    ...also,
    items: withItem(before, { price: change.price, plan: planOf(change.price), quantity: change.quantity }),
  });
  if (!invoiced) {
    for (const line of lines) pendingLines.put({ id: newId("ii"), subscription: before.id, line });
    said(scene, before, after);
    return after;
  }
  const draft = draftInvoice(scene, after, {
    reason: "subscription_update",
    lines,
    period: { start: item.current_period_start, end: scene.now },
    finalizesAt: null,
  });
  const billed = subscriptions.put({ ...after, latest_invoice: draft.id });
  said(scene, before, billed);
  payInvoice(scene, finalizeInvoice(scene, draft));
  return subscriptions.get(before.id) ?? billed;
}

function said(scene: Scene, before: Stripe.Subscription, after: Stripe.Subscription): void {
  const previous = changes(before, after);
  if (previous) emit(scene, "customer.subscription.updated", after, previous);
}
