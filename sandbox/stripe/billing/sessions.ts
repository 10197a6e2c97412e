import type Stripe from "stripe";
import { type SessionPlan, stripeStore } from "../core/entities";
import { emit } from "../core/emit";
import type { Scene } from "../core/scene";
import { offBy } from "./discounts";
import { taxOf } from "./money";

/** What is to be paid today: nothing with a trial. */
export function amounts(
  scene: Scene,
  plan: SessionPlan,
  address: Stripe.Address | null,
  taxed: boolean,
): Pick<Stripe.Checkout.Session, "amount_subtotal" | "amount_total" | "total_details"> {
  const { prices, promotionCodes } = stripeStore(scene.ctx);
  const price = prices.get(plan.price);
  const subtotal = plan.trialDays ? 0 : (price?.unit_amount ?? 0) * plan.quantity;
  const off = offBy(scene, promotionCodes.get(plan.promotionCode ?? ""), subtotal);
  const tax = taxed ? taxOf(subtotal - off, address?.country, price) : null;
  return {
    amount_subtotal: subtotal,
    amount_total: subtotal - off + (tax && !tax.inclusive ? tax.amount : 0),
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: tax?.amount ?? 0 },
  };
}

/** Closes a checkout that was not paid. Says checkout.session.expired. */
export function expireSession(scene: Scene, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired = stripeStore(scene.ctx).sessions.put({ ...session, status: "expired", url: null });
  emit(scene, "checkout.session.expired", expired);
  return expired;
}
