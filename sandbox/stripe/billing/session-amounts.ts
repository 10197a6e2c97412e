import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { idOf } from "../core/ids";
import type { Scene } from "../core/scene";
import { couponOff, discountFor } from "./discounts";
import { taxOf } from "./money";

/** What is to be paid today: nothing with a trial. */
export function amounts(
  scene: Scene,
  price: Stripe.Price,
  quantity: number,
  trial: boolean,
  customer: { address?: Stripe.Address | null } | null,
  taxed: boolean,
  code: Stripe.PromotionCode | null,
): Pick<Stripe.Checkout.Session, "amount_subtotal" | "amount_total" | "total_details"> {
  const subtotal = trial ? 0 : (price.unit_amount ?? 0) * quantity;
  const off = couponOff(stripeStore(scene.ctx).coupons.get(idOf(code?.promotion.coupon) ?? ""), subtotal);
  const tax = taxed ? taxOf(subtotal - off, customer?.address?.country, price) : null;
  return {
    amount_subtotal: subtotal,
    amount_total: subtotal - off + (tax && !tax.inclusive ? tax.amount : 0),
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: tax?.amount ?? 0 },
  };
}

/** Redeems the session's code for its subscription; none when it has none. */
export function redeem(
  scene: Scene,
  code: string | null,
  owner: { customer: string; session: string },
): string[] {
  if (!code) return [];
  return [discountFor(scene, { promotion_code: code }, { ...owner, subscription: null }).id];
}
