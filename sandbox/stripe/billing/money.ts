import type Stripe from "stripe";

/** A decimal field: text on the wire, which the client turns into its own Decimal. */
export function wireDecimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}

/** `1500, "eur"` as €15.00. */
export function shown(amount: number, currency: string): string {
  return new Intl.NumberFormat("en", { style: "currency", currency }).format(amount / 100);
}

/** VAT in the countries that the checkout offers, percent; elsewhere none. Rates of 2026, for the sandbox only. */
const VAT: Readonly<Record<string, number>> = {
  AT: 20,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  HU: 27,
  IT: 22,
  PT: 23,
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
