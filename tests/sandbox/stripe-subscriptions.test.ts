import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { control, subscribe } from "./stripe-client";
import { advance, invoices, shop, types } from "./stripe-shop";

describe("a subscription", () => {
  it("starts with a paid invoice, in the layout of this version", async () => {
    const { id } = await subscribe(shop);
    const row = await shop.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice", "customer"] });
    expect(row.status).toBe("active");
    const [item] = row.items.data;
    expect(item?.current_period_end).toBeGreaterThan((item?.current_period_start ?? 0) + 27 * 86_400);
    expect(row).not.toHaveProperty("current_period_end");
    expect(row.customer).toMatchObject({ email: "anna@example.com" });
    const invoice = row.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({
      status: "paid",
      billing_reason: "subscription_create",
      amount_paid: 1500,
      parent: { type: "subscription_details", subscription_details: { subscription: id } },
    });
    expect(invoice.lines.data[0]).toMatchObject({
      amount: 1500,
      period: { start: item?.current_period_start, end: item?.current_period_end },
      pricing: { price_details: { price: shop.standard.id } },
      parent: { subscription_item_details: { subscription_item: item?.id, proration: false } },
    });
    const paid = await shop.stripe.invoices.retrieve(invoice.id, {
      expand: ["payments.data.payment.payment_intent"],
    });
    const intent = paid.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({ status: "succeeded", amount_received: 1500 });
    expect(await shop.stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({ paid: true });
    // The way from a charge back to its invoice.
    const { data } = await shop.stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: intent.id },
    });
    expect(data[0]?.invoice).toBe(invoice.id);
  });

  it("is renewed a month later, by a draft that is paid an hour after", async () => {
    const { id, items } = await subscribe(shop);
    await advance("1 month");
    const row = await shop.stripe.subscriptions.retrieve(id);
    expect(row.items.data[0]?.current_period_start).toBe(items.data[0]?.current_period_end);
    const [second, first] = await invoices(id);
    expect(second).toMatchObject({ billing_reason: "subscription_cycle", status: "paid", amount_paid: 1500 });
    // The invoice's own period is the one that ended; its line's is the one that is paid.
    expect(second?.period_end).toBe(items.data[0]?.current_period_end);
    expect(second?.lines.data[0]?.period.start).toBe(items.data[0]?.current_period_end);
    expect(first?.billing_reason).toBe("subscription_create");
  });

  it("with a trial has a zero invoice, then a warning, then its first payment", async () => {
    const { id, latest_invoice, status, trial_end } = await subscribe(shop, { trialDays: 7 });
    expect(status).toBe("trialing");
    const zero = await shop.stripe.invoices.retrieve(String(latest_invoice));
    expect(zero).toMatchObject({
      status: "paid",
      total: 0,
      amount_paid: 0,
      billing_reason: "subscription_create",
    });
    await advance("4 days");
    expect(await types()).toContain("customer.subscription.trial_will_end");
    await advance("3 days");
    const row = await shop.stripe.subscriptions.retrieve(id);
    expect(row).toMatchObject({ status: "active", billing_cycle_anchor: trial_end });
    const [paid] = await invoices(id);
    expect(paid).toMatchObject({ billing_reason: "subscription_cycle", amount_paid: 1500, status: "paid" });
    const events = await types();
    expect(events.filter((type) => type === "customer.subscription.trial_will_end")).toHaveLength(1);
    expect(events.filter((type) => type === "invoice.paid")).toHaveLength(2);
  });

  it("keeps the day of the month", async () => {
    const clock = await shop.stripe.testHelpers.testClocks.create({
      frozen_time: Date.UTC(2027, 0, 31, 12) / 1000,
    });
    const customer = await shop.stripe.customers.create({ email: "clock@example.com", test_clock: clock.id });
    const { id } = await subscribe({ ...shop, customer });
    const ends: string[] = [];
    for (let i = 0; i < 3; i++) {
      const row = await shop.stripe.subscriptions.retrieve(id);
      const end = row.items.data[0]?.current_period_end ?? 0;
      ends.push(new Date(end * 1000).toISOString().slice(0, 10));
      await shop.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: end + 7200 });
    }
    expect(ends).toEqual(["2027-02-28", "2027-03-31", "2027-04-30"]);
    expect((await shop.stripe.testHelpers.testClocks.retrieve(clock.id)).status).toBe("ready");
    expect(await invoices(id)).toHaveLength(4);
  });
});

describe("an end", () => {
  it("comes at the period's end, and can be taken back before", async () => {
    const { id, items } = await subscribe(shop);
    const soon = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(soon).toMatchObject({ status: "active", cancel_at: items.data[0]?.current_period_end });
    const back = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(back).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance("1 month");
    const row = await shop.stripe.subscriptions.retrieve(id);
    expect(row).toMatchObject({ status: "canceled", ended_at: items.data[0]?.current_period_end });
    expect(await invoices(id)).toHaveLength(1);
    expect((await shop.stripe.subscriptions.list({ customer: shop.customer.id })).data).toEqual([]);
    expect(
      (await shop.stripe.subscriptions.list({ customer: shop.customer.id, status: "all" })).data,
    ).toHaveLength(1);
  });

  it("comes at once", async () => {
    const { id } = await subscribe(shop);
    const row = await shop.stripe.subscriptions.cancel(id, {
      cancellation_details: { feedback: "too_expensive" },
    });
    expect(row).toMatchObject({ status: "canceled", cancellation_details: { feedback: "too_expensive" } });
    expect((await types()).at(-1)).toBe("customer.subscription.deleted");
    await expect(shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
      /canceled/,
    );
  });

  it("waits, paused, for a card when the trial ran out without one", async () => {
    const row = await shop.stripe.subscriptions.create({
      customer: shop.customer.id,
      items: [{ price: shop.standard.id }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: "pause" } },
    });
    await advance("8 days");
    expect((await shop.stripe.subscriptions.retrieve(row.id)).status).toBe("paused");
    expect(await types()).toContain("customer.subscription.paused");
    const card = await shop.stripe.paymentMethods.attach("pm_card_visa", { customer: shop.customer.id });
    await shop.stripe.subscriptions.update(row.id, { default_payment_method: card.id });
    expect((await shop.stripe.subscriptions.resume(row.id)).status).toBe("active");
  });
});

describe("collection that is paused", () => {
  it("voids invoices and goes on by itself", async () => {
    const { id } = await subscribe(shop);
    const { now } = await control<{ now: number }>(shop.sandbox, "GET", "/clock");
    await shop.stripe.subscriptions.update(id, {
      pause_collection: { behavior: "void", resumes_at: now + 40 * 86_400 },
    });
    await advance("1 month");
    expect((await invoices(id))[0]?.status).toBe("void");
    await advance("1 month");
    expect((await shop.stripe.subscriptions.retrieve(id)).pause_collection).toBeNull();
    expect((await invoices(id))[0]?.status).toBe("paid");
  });
});
