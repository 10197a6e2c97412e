import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rememberCustomer } from "../../../lib/billing/find-customer";
import { findOrSetUpCatalogue } from "../../../lib/billing/set-up-catalogue";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { type CheckoutRequest, makeCustomer, openCheckout } from "../../../lib/providers/stripe/checkout";
import { stripe } from "../../../lib/providers/stripe/client";
import { makeUser } from "../../factories";
import { choose, customerOf, listen, pay, settle, visitor } from "../../stripe";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await listen();
});
afterAll(() => close());

async function requestFor(more: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
  const { id, email } = await makeUser();
  const [price = ""] = (await findOrSetUpCatalogue()).prices.values();
  return {
    customerId: await makeCustomer({ userId: id, email }),
    userId: id,
    subscriptions: [],
    price,
    plan: "STANDARD",
    trialDays: 7,
    successUrl: "https://postwright.example/subscription",
    cancelUrl: "https://postwright.example/subscription",
    ...more,
  };
}

const idIn = (url: string | null) => /cs_test_\w+/.exec(url ?? "")?.[0] ?? "";

describe("a checkout in a busy moment", () => {
  it("remembers one customer for many who come at the same instant, and fails for none", async () => {
    const gate = new Client({ connectionString: env().DATABASE_URL });
    await gate.connect();
    for (let round = 0; round < 40; round += 1) {
      const { id: userId } = await makeUser();
      // All stand before the closed table, and are let in at once.
      await gate.query(`BEGIN; LOCK TABLE "StripeCustomer" IN SHARE ROW EXCLUSIVE MODE`);
      const all = Promise.all(Array.from({ length: 5 }, () => rememberCustomer({ userId }, `cus_${userId}`)));
      const waiting = () =>
        gate.query(`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE NOT l.granted AND d.datname = current_database()`);
      while (((await waiting()).rowCount ?? 0) < 5) await sleep(2);
      await gate.query("COMMIT");
      await all;
      expect(await db.stripeCustomer.count({ where: { userId } })).toBe(1);
    }
    await gate.end();
  });

  it("never returns one that has expired, though Stripe repeats its first answer under the same key", async () => {
    const request = await requestFor();
    const path = "/v1/checkout/sessions$";
    await fetch(`${env().SANDBOX_URL}/api/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider: "stripe", kind: "slow", method: "POST", path, delayMs: 1_500 }),
    });
    const slow = openCheckout(request);
    await sleep(500);
    const first = idIn(await openCheckout(request));
    await stripe().checkout.sessions.expire(first);
    const late = idIn(await slow);
    expect(late).not.toBe(first);
    expect((await stripe().checkout.sessions.retrieve(late)).status).toBe("open");
    expect(idIn(await openCheckout(request))).toBe(late);
  });

  it("leads to the portal when another tab has paid in between", async () => {
    const { actor, token } = await visitor();
    await pay(await choose(token, "STANDARD"));
    await settle();
    const customerId = await customerOf(actor);
    const prepared = await requestFor({ customerId, userId: actor.userId });
    // The request was prepared before the payment, when there was no subscription.
    expect(await openCheckout(prepared)).toBeNull();
    expect(await choose(token, "PROFESSIONAL")).toContain("/stripe/portal/");
  });
});
