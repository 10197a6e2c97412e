import type Stripe from "stripe";
import type { Scene } from "../core/scene";
import { stripeStore } from "../core/entities";
import { idOf } from "../core/ids";

/** A decimal field: text on the wire, which the client turns into its own Decimal. */
export function wireDecimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}

/** `1500, "eur"` as €15.00. */
export function shown(amount: number, currency: string): string {
  return new Intl.NumberFormat("en", { style: "currency", currency }).format(amount / 100);
}

/** VAT by country, percent; elsewhere none. Rates of 2026, for the sandbox only. */
const VAT: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

export interface Tax {
  amount: number;
  inclusive: boolean;
  taxable: number;
}

/** The tax of an amount by the customer's country; in euro it is inclusive unless the price says otherwise. */
export function taxOf(
  amount: number,
  country: string | null | undefined,
  price: Stripe.Price | undefined,
): Tax {
  const rate = (VAT[country ?? ""] ?? 0) / 100;
  const inclusive = price?.tax_behavior !== "exclusive";
  const tax = Math.round(inclusive ? amount - amount / (1 + rate) : amount * rate);
  return { amount: tax, inclusive, taxable: inclusive ? amount - tax : amount };
}

/** The discounts of a subscription that are still on, with their part off an amount, each in turn. */
export function discountsOn(
  scene: Scene,
  ids: readonly (string | { id: string })[],
  amount: number,
): { amount: number; discount: string }[] {
  const { discounts, coupons } = stripeStore(scene.ctx);
  let left = amount;
  return ids.flatMap((entry) => {
    const discount = discounts.get(idOf(entry) ?? "");
    const coupon = coupons.get(idOf(discount?.source.coupon) ?? "");
    if (!discount || !coupon || (discount.end !== null && discount.end <= scene.now)) return [];
    const off = Math.min(left, coupon.amount_off ?? Math.round((left * (coupon.percent_off ?? 0)) / 100));
    left -= off;
    return off > 0 ? [{ amount: off, discount: discount.id }] : [];
  });
}
