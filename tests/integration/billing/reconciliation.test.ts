import { describe, expect, it } from "vitest";
import { reconcileBilling } from "../../../lib/billing/reconcile-billing";
import { db } from "../../../lib/db";
import { advance, choose, control, pay, settle, stateOf, visitor } from "../../stripe";
import { hearWebhooks } from "../../webhooks";

hearWebhooks();

async function beginTrial() {
  const { actor, token } = await visitor();
  await pay(await choose(token, "STANDARD"));
  await settle();
  return { actor };
}

describe("the nightly reconciliation", () => {
  /** A day passes for those who were reconciled. */
  const nextNight = () =>
    db.$executeRaw`UPDATE "StripeCustomer" SET "reconciledAt" = "reconciledAt" - interval '1 day'`;

  it("repairs what no webhook reported, and finds nothing the second time", async () => {
    await control("PUT", "/webhooks", { drop: ["*"] });
    const { actor } = await beginTrial();
    await advance("8 days");
    expect(await stateOf(actor)).toMatchObject({ status: null, balance: 0 });
    expect((await reconcileBilling()).repaired).toBeGreaterThan(0);
    expect(await stateOf(actor)).toMatchObject({ status: "ACTIVE", grants: [20_000, 150_000] });
    await nextNight();
    const customers = await db.stripeCustomer.count();
    expect(await reconcileBilling()).toEqual({ customers, repaired: 0, failed: 0 });
  });

  it("goes on where it was cut off, and takes everybody once a night", async () => {
    while ((await db.stripeCustomer.count()) < 7) await beginTrial();
    const everybody = await db.stripeCustomer.count();
    await nextNight();
    const stop = new AbortController();
    const cutOff = reconcileBilling(stop.signal);
    stop.abort();
    const { customers } = await cutOff;
    expect(customers).toBeGreaterThan(0);
    expect(customers).toBeLessThan(everybody);
    expect((await reconcileBilling()).customers).toBe(everybody - customers);
    expect((await reconcileBilling()).customers).toBe(0);
  });
});
