import type Stripe from "stripe";
import { addInterval } from "../core/dates";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { idOf, newId } from "../core/ids";
import type { Scene } from "../core/scene";

/** A promotion code by what the customer types, if it can be used now; the letters' case does not matter. */
export function usableCode(scene: Scene, typed: string): Stripe.PromotionCode | null {
  const { promotionCodes } = stripeStore(scene.ctx);
  const row = promotionCodes.find(
    (one) => one.code.toLowerCase() === typed.trim().toLowerCase() && one.active,
  );
  return row && usable(scene, row) ? row : null;
}

function usable(scene: Scene, code: Stripe.PromotionCode): boolean {
  const coupon = stripeStore(scene.ctx).coupons.get(idOf(code.promotion.coupon) ?? "");
  const expired = code.expires_at !== null && code.expires_at <= scene.now;
  const used = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions;
  return code.active && !expired && !used && coupon !== undefined && couponValid(scene, coupon);
}

function couponValid(scene: Scene, coupon: Stripe.Coupon): boolean {
  const used = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  return !used && (coupon.redeem_by === null || coupon.redeem_by > scene.now);
}

/** What a coupon takes off a first payment. */
export function couponOff(coupon: Stripe.Coupon | undefined, amount: number): number {
  if (!coupon) return 0;
  return Math.min(amount, coupon.amount_off ?? Math.round((amount * (coupon.percent_off ?? 0)) / 100));
}

/** Redeems a coupon or promotion code for a subscription. Throws when it cannot be used. */
export function discountFor(
  scene: Scene,
  by: { coupon?: string | undefined; promotion_code?: string | undefined },
  owner: { customer: string; subscription: string | null; session?: string },
): Stripe.Discount {
  const { promotionCodes, coupons, discounts } = stripeStore(scene.ctx);
  const code = by.promotion_code ? promotionCodes.get(by.promotion_code) : undefined;
  if (by.promotion_code && !code)
    throw noSuch("promotion code", by.promotion_code, "discounts[0][promotion_code]");
  if (code && !usable(scene, code))
    throw invalid(
      "This promotion code cannot be redeemed.",
      "discounts[0][promotion_code]",
      "promotion_code_invalid",
    );
  const coupon = coupons.get(by.coupon ?? idOf(code?.promotion.coupon) ?? "");
  if (!coupon) throw noSuch("coupon", by.coupon ?? "", "discounts[0][coupon]");
  if (!couponValid(scene, coupon))
    throw invalid(
      `Coupon ${coupon.id} is used up and cannot be applied.`,
      "discounts[0][coupon]",
      "coupon_expired",
    );
  coupons.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  if (code) promotionCodes.put({ ...code, times_redeemed: code.times_redeemed + 1 });
  return discounts.put({
    id: newId("di"),
    object: "discount",
    checkout_session: owner.session ?? null,
    customer: owner.customer,
    customer_account: null,
    end: endOf(scene.now, coupon),
    invoice: null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: { coupon: coupon.id, type: "coupon" },
    start: scene.now,
    subscription: owner.subscription,
    subscription_item: null,
  });
}

/** A coupon for once lasts a moment: long enough for the invoice that is made with it. */
function endOf(now: number, coupon: Stripe.Coupon): number | null {
  if (coupon.duration === "forever") return null;
  return coupon.duration === "once" ? now + 1 : addInterval(now, "month", coupon.duration_in_months ?? 1);
}
