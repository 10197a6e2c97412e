import "server-only";
import { env } from "@/lib/env";
import { ProviderError } from "@/lib/providers/provider-error";
import { type Shop, type ShopPlan, findShop, makeShop } from "@/lib/providers/stripe/catalogue";
import { PLANS } from "./plans";

const plans: readonly ShopPlan[] = PLANS.map(({ type, stripe, offer }) => ({
  product: stripe.product,
  lookupKey: stripe.price,
  name: type === "STANDARD" ? "Postwright Standard" : "Postwright Professional",
  cents: offer.price.amount * 100,
  currency: offer.price.currency.toLowerCase(),
}));

let making: Promise<Shop> | undefined;

/** Makes the catalogue's products and prices and the portal's settings at Stripe; what is right stays. */
export function setUpShop(): Promise<Shop> {
  making ??= makeShop(plans).finally(() => {
    making = undefined;
  });
  return making;
}

/**
 * Prices and the portal's settings. A sandbox that has none gets them; a real account is set up by hand.
 * @throws ProviderError BILLING_REFUSED with the command to run
 */
export async function findOrSetUpShop(): Promise<Shop> {
  try {
    return await findShop(plans.map(({ lookupKey }) => lookupKey));
  } catch (error) {
    const missing = error instanceof ProviderError && error.outcome === "refused";
    if (!missing || !env().sandboxed.includes("stripe")) throw error;
    return setUpShop();
  }
}
