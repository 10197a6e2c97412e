import type Stripe from "stripe";
import { afterEach, beforeEach, vi } from "vitest";
import { type Shop, control, openShop } from "./stripe-client";

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** A sandbox and a shop of its own for each test of the file that imports this. */
export let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.sandbox.close());

/** Moves Stripe's time, e.g. "1 month". */
export const advance = (by: string) => control(shop.sandbox, "POST", "/clock", { advance: by });

/** The types of all events, the first first. */
export async function types(): Promise<string[]> {
  const all: string[] = [];
  for await (const event of shop.stripe.events.list({ limit: 100 })) all.unshift(event.type);
  return all;
}

/** A subscription's invoices, the newest first. */
export async function invoices(subscription: string): Promise<Stripe.Invoice[]> {
  return (await shop.stripe.invoices.list({ subscription, limit: 100 })).data;
}
