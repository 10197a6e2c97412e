import "server-only";
import { ProviderError } from "../provider-error";
import { EVENT_TYPES } from "./events";
import { ask } from "./client";
import { isMissing } from "./errors";

/** A plan as it stands in the shop: amounts in the smallest unit, a month. */
export type ShopPlan = { product: string; lookupKey: string; name: string; cents: number; currency: string };
/** What checkout and portal need to know of the shop. Prices by lookup key. */
export type Shop = { prices: ReadonlyMap<string, string>; portal: string };

/** Marks the portal's settings as ours. */
const MARK = { app: "postwright" };

/** Finds prices and the portal's settings. @throws ProviderError BILLING_REFUSED where they are not made yet */
export async function findShop(lookupKeys: readonly string[]): Promise<Shop> {
  const shop = await ask(async (stripe) => {
    const [prices, portals] = await Promise.all([
      stripe.prices.list({ lookup_keys: [...lookupKeys], active: true, limit: 100 }),
      stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
    ]);
    return {
      prices: new Map(prices.data.map((price) => [price.lookup_key ?? "", price.id])),
      portal: portals.data.find(({ metadata }) => metadata?.app === MARK.app)?.id,
    };
  });
  const { prices, portal } = shop;
  if (portal && lookupKeys.every((key) => prices.has(key))) return { prices, portal };
  throw new ProviderError({
    provider: "stripe",
    code: "BILLING_REFUSED",
    outcome: "refused",
    message: "products, prices or the portal's settings are missing: run npm run stripe:setup",
  });
}

/** Makes what is missing and mends what differs; what is right stays. Safe to repeat. */
export async function makeShop(plans: readonly ShopPlan[]): Promise<Shop> {
  const prices = new Map<string, string>();
  for (const plan of plans) prices.set(plan.lookupKey, await makePlan(plan));
  const products = plans.map(({ product, lookupKey }) => ({
    product,
    prices: [prices.get(lookupKey) ?? ""],
  }));
  return { prices, portal: await makePortal(products) };
}

async function makePlan({ product, lookupKey, name, cents, currency }: ShopPlan): Promise<string> {
  return ask(async (stripe) => {
    const known = await stripe.products.retrieve(product).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!known) await stripe.products.create({ id: product, name, metadata: MARK });
    else if (known.name !== name || !known.active)
      await stripe.products.update(product, { name, active: true });
    const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true })).data;
    if (price?.unit_amount === cents && price.currency === currency) return price.id;
    // An amount is never changed: a new price takes the key over, who has the old one keeps it.
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

async function makePortal(products: { product: string; prices: string[] }[]): Promise<string> {
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
        // What is gained is paid, and its credits are there, at once; a trial ends with it.
        proration_behavior: "always_invoice" as const,
        trial_update_behavior: "end_trial" as const,
      },
    },
  };
  return ask(async (stripe) => {
    const params = structuredClone(settings) as unknown as Parameters<
      typeof stripe.billingPortal.configurations.create
    >[0];
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const known = data.find(({ metadata }) => metadata?.app === MARK.app);
    if (!known) return (await stripe.billingPortal.configurations.create(params)).id;
    return (await stripe.billingPortal.configurations.update(known.id, params)).id;
  });
}

/** Has events sent to `url`, once. Answers the secret to set, or null when that webhook was there already. */
export async function makeWebhook(url: string): Promise<string | null> {
  return ask(async (stripe) => {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const known = data.find((endpoint) => endpoint.url === url);
    const enabled_events = [...EVENT_TYPES];
    if (known) await stripe.webhookEndpoints.update(known.id, { enabled_events });
    else return (await stripe.webhookEndpoints.create({ url, enabled_events })).secret ?? null;
    return null;
  });
}
