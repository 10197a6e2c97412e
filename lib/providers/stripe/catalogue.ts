import "server-only";
import { ProviderError } from "../provider-error";
import { EVENT_TYPES } from "./events";
import { callStripe } from "./client";
import { isMissing } from "./errors";

/** A plan in Stripe's catalogue: amounts in the smallest unit, per month. */
export type CataloguePlan = {
  product: string;
  lookupKey: string;
  name: string;
  cents: number;
  currency: string;
};
/** What checkout and portal need from the catalogue. Prices by lookup key. */
export type Catalogue = { prices: ReadonlyMap<string, string>; portal: string };

/** Marks the portal's configuration as ours. */
const MARK = { app: "postwright" };

/** Finds the prices and the portal's configuration. @throws ProviderError BILLING_REFUSED if they do not exist yet */
export async function findCatalogue(lookupKeys: readonly string[]): Promise<Catalogue> {
  const found = await callStripe(async (stripe) => {
    const [prices, portals] = await Promise.all([
      stripe.prices.list({ lookup_keys: [...lookupKeys], active: true, limit: 100 }),
      stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
    ]);
    return {
      prices: new Map(prices.data.map((price) => [price.lookup_key ?? "", price.id])),
      portal: portals.data.find(({ metadata }) => metadata?.app === MARK.app)?.id,
    };
  });
  const { prices, portal } = found;
  if (portal && lookupKeys.every((key) => prices.has(key))) return { prices, portal };
  throw new ProviderError({
    provider: "stripe",
    code: "BILLING_REFUSED",
    outcome: "refused",
    message: "products, prices or the portal's settings are missing: run npm run stripe:setup",
  });
}

/** Creates what is missing and updates what differs. Idempotent. */
export async function syncCatalogue(plans: readonly CataloguePlan[]): Promise<Catalogue> {
  const prices = new Map<string, string>();
  for (const plan of plans) prices.set(plan.lookupKey, await syncPlan(plan));
  const products = plans.map(({ product, lookupKey }) => ({
    product,
    prices: [prices.get(lookupKey) ?? ""],
  }));
  return { prices, portal: await syncPortal(products) };
}

async function syncPlan({ product, lookupKey, name, cents, currency }: CataloguePlan): Promise<string> {
  return callStripe(async (stripe) => {
    const known = await stripe.products.retrieve(product).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!known) await stripe.products.create({ id: product, name, metadata: MARK });
    else if (known.name !== name || !known.active)
      await stripe.products.update(product, { name, active: true });
    const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true })).data;
    if (price?.unit_amount === cents && price.currency === currency) return price.id;
    // An amount is never changed: a new price takes the lookup key over, and existing subscribers keep the old price.
    const made = await stripe.prices.create({
      product,
      currency,
      unit_amount: cents,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      recurring: { interval: "month" },
      tax_behavior: "inclusive",
    });
    return made.id;
  });
}

async function syncPortal(products: { product: string; prices: string[] }[]): Promise<string> {
  const settings = {
    metadata: MARK,
    features: {
      customer_update: { enabled: true, allowed_updates: ["email", "address", "tax_id"] as const },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" as const },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"] as const,
        products,
        // An upgrade is paid, and its credits are granted, at once; it also ends a trial.
        proration_behavior: "always_invoice" as const,
        trial_update_behavior: "end_trial" as const,
      },
    },
  };
  return callStripe(async (stripe) => {
    const params = structuredClone(settings) as unknown as Parameters<
      typeof stripe.billingPortal.configurations.create
    >[0];
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const known = data.find(({ metadata }) => metadata?.app === MARK.app);
    if (!known) return (await stripe.billingPortal.configurations.create(params)).id;
    return (await stripe.billingPortal.configurations.update(known.id, params)).id;
  });
}

/**
 * Has events sent to `url`, again if Stripe had disabled the endpoint after days without an answer.
 * @returns the secret to configure, or null if the endpoint already existed
 */
export async function syncWebhook(url: string): Promise<string | null> {
  return callStripe(async (stripe) => {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const known = data.find((endpoint) => endpoint.url === url);
    const enabled_events = [...EVENT_TYPES];
    if (known) await stripe.webhookEndpoints.update(known.id, { enabled_events, disabled: false });
    else return (await stripe.webhookEndpoints.create({ url, enabled_events })).secret ?? null;
    return null;
  });
}
