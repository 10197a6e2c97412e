import "server-only";
import { env } from "@/lib/settings/env";
import { ProviderError } from "@/lib/providers/provider-error";
import {
  type Catalogue,
  type CataloguePlan,
  findCatalogue,
  syncCatalogue,
} from "@/lib/providers/stripe/catalogue";
import { PLANS } from "./plans";

const plans: readonly CataloguePlan[] = PLANS.map(({ type, stripe, offer }) => ({
  product: stripe.product,
  lookupKey: stripe.price,
  name: type === "STANDARD" ? "Postwright Standard" : "Postwright Professional",
  cents: offer.price.amount * 100,
  currency: offer.price.currency.toLowerCase(),
}));

let running: Promise<Catalogue> | undefined;

/** Creates the products, prices and portal settings at Stripe; what is already correct stays. */
export function setUpCatalogue(): Promise<Catalogue> {
  running ??= syncCatalogue(plans).finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Finds the prices and portal settings. In a sandbox, missing ones are created; a real account is set up by hand.
 * @throws ProviderError BILLING_REFUSED with the command to run
 */
export async function findOrSetUpCatalogue(): Promise<Catalogue> {
  try {
    return await findCatalogue(plans.map(({ lookupKey }) => lookupKey));
  } catch (error) {
    const missing = error instanceof ProviderError && error.outcome === "refused";
    if (!missing || !env().sandboxed.includes("stripe")) throw error;
    return setUpCatalogue();
  }
}
