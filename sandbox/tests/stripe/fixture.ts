import type Stripe from "stripe";
import { afterEach, beforeEach, vi } from "vitest";
import { type StripeFixture, control, openStripeFixture } from "./client";

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** A sandbox and a shop of its own for each test of the file that imports this. */
export let fixture: StripeFixture;
beforeEach(async () => {
  fixture = await openStripeFixture();
});
afterEach(() => fixture.sandbox.close());

/** Moves Stripe's time, e.g. "1 month". */
export const advance = (by: string) => control(fixture.sandbox, "POST", "/clock", { advance: by });

/** The types of all events, the first first. */
export async function types(): Promise<string[]> {
  const events = await control<Stripe.Event[]>(fixture.sandbox, "GET", "/events");
  return events.map(({ type }) => type).reverse();
}

/** A subscription's invoices, the newest first. */
export async function invoices(subscription: string): Promise<Stripe.Invoice[]> {
  return (await fixture.stripe.invoices.list({ subscription, limit: 100 })).data;
}
