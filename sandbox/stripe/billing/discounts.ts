import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { idOf, newId } from "../core/ids";
import type { Scene } from "../core/scene";

/** A promotion code by what the customer types; the letters' case does not matter. */
export function findCode(scene: Scene, typed: string): Stripe.PromotionCode | undefined {
  return stripeStore(scene.ctx).promotionCodes.find(
    (row) => row.code.toLowerCase() === typed.trim().toLowerCase(),
  );
}

/** What a promotion code takes off an amount. */
export function offBy(scene: Scene, code: Stripe.PromotionCode | undefined, amount: number): number {
  const coupon = stripeStore(scene.ctx).coupons.get(idOf(code?.promotion.coupon) ?? "");
  return Math.round((amount * (coupon?.percent_off ?? 0)) / 100);
}

/** Redeems a promotion code for a customer; answers the discount's id. */
export function redeem(scene: Scene, code: Stripe.PromotionCode, customer: string, session: string): string {
  const { coupons, discounts, promotionCodes } = stripeStore(scene.ctx);
  const coupon = idOf(code.promotion.coupon) ?? "";
  promotionCodes.put({ ...code, times_redeemed: code.times_redeemed + 1 });
  return discounts.put({
    id: newId("di"),
    object: "discount",
    checkout_session: session,
    customer,
    customer_account: null,
    // For once lasts a moment: long enough for the invoice that is made with it.
    end: coupons.get(coupon)?.duration === "forever" ? null : scene.now + 1,
    invoice: null,
    invoice_item: null,
    promotion_code: code.id,
    source: { coupon, type: "coupon" },
    start: scene.now,
    subscription: null,
    subscription_item: null,
  }).id;
}

/** What a subscription's discounts that are still on take off an amount, each in turn. */
export function discountsOn(scene: Scene, subscription: Stripe.Subscription, amount: number) {
  const { discounts, promotionCodes } = stripeStore(scene.ctx);
  let left = amount;
  return subscription.discounts.flatMap((entry) => {
    const discount = discounts.get(idOf(entry) ?? "");
    if (!discount || (discount.end !== null && discount.end <= scene.now)) return [];
    const off = offBy(scene, promotionCodes.get(idOf(discount.promotion_code) ?? ""), left);
    left -= off;
    return off > 0 ? [{ amount: off, discount: discount.id }] : [];
  });
}
