import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { control, openShop, subscribe, type Shop } from "./stripe-client";

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.sandbox.close());

const advance = (by: string) => control(shop.sandbox, "POST", "/clock", { advance: by });

async function types(): Promise<string[]> {
  const all: string[] = [];
  for await (const event of shop.stripe.events.list({ limit: 100 })) all.unshift(event.type);
  return all;
}

async function invoices(subscription: string): Promise<Stripe.Invoice[]> {
  return (await shop.stripe.invoices.list({ subscription, limit: 100 })).data;
}

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

describe("a change of plan", () => {
  const upgrade = (row: Stripe.Subscription, extra: Stripe.SubscriptionUpdateParams = {}) =>
    shop.stripe.subscriptions.update(row.id, {
      items: [{ id: row.items.data[0]?.id ?? "", price: shop.professional.id }],
      proration_behavior: "always_invoice",
      ...extra,
    });

  it("is invoiced at once for what is left of the period", async () => {
    const row = await subscribe(shop);
    await advance("10 days");
    const preview = await shop.stripe.invoices.createPreview({
      subscription: row.id,
      subscription_details: {
        items: [{ id: row.items.data[0]?.id ?? "", price: shop.professional.id }],
        proration_behavior: "always_invoice",
      },
    });
    const after = await upgrade(row);
    expect(after.items.data[0]?.price.id).toBe(shop.professional.id);
    expect(after.items.data[0]?.current_period_end).toBe(row.items.data[0]?.current_period_end);
    const [proration] = await invoices(row.id);
    expect(proration).toMatchObject({ billing_reason: "subscription_update", status: "paid" });
    const [unused, remaining] = proration?.lines.data ?? [];
    expect(unused?.amount).toBeLessThan(0);
    expect(remaining?.amount).toBeGreaterThan(0);
    expect(proration?.total).toBe((unused?.amount ?? 0) + (remaining?.amount ?? 0));
    expect(Math.abs(preview.total - (proration?.total ?? 0))).toBeLessThanOrEqual(1);
    for (const line of [unused, remaining])
      expect(line?.parent?.subscription_item_details?.proration).toBe(true);
    expect(unused?.parent?.subscription_item_details?.proration_details?.credited_items?.invoice).toBe(
      row.latest_invoice,
    );
    await advance("1 month");
    expect((await invoices(row.id))[0]).toMatchObject({
      amount_paid: 3500,
      billing_reason: "subscription_cycle",
    });
  });

  it("waits for the next invoice otherwise, and a credit goes to the balance", async () => {
    const row = await subscribe(shop, { price: shop.professional.id });
    const down = { items: [{ id: row.items.data[0]?.id ?? "", price: shop.standard.id }] };
    await shop.stripe.subscriptions.update(row.id, { ...down, proration_behavior: "create_prorations" });
    expect(await invoices(row.id)).toHaveLength(1);
    await advance("1 month");
    const [next] = await invoices(row.id);
    expect(next?.lines.data).toHaveLength(3);
    expect(next?.total).toBe(1500 - 2000);
    expect(next).toMatchObject({ status: "paid", amount_due: 0, ending_balance: -500 });
    expect((await shop.stripe.customers.retrieve(shop.customer.id)) as Stripe.Customer).toMatchObject({
      balance: -500,
    });
    await advance("1 month");
    expect((await invoices(row.id))[0]).toMatchObject({
      total: 1500,
      starting_balance: -500,
      amount_paid: 1000,
    });
  });

  it("is refused as a whole when the card must pay and does not", async () => {
    const row = await subscribe(shop);
    await control(shop.sandbox, "POST", `/customers/${shop.customer.id}/card`, {
      decline: "insufficient_funds",
    });
    await advance("5 days");
    await expect(upgrade(row, { payment_behavior: "error_if_incomplete" })).rejects.toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      decline_code: "insufficient_funds",
    });
    expect((await shop.stripe.subscriptions.retrieve(row.id)).items.data[0]?.price.id).toBe(shop.standard.id);
    const open = await upgrade(row);
    expect(open.status).toBe("past_due");
  });
});

describe("a payment that fails", () => {
  const decline = (code: string | null) =>
    control(shop.sandbox, "POST", `/customers/${shop.customer.id}/card`, { decline: code });

  it("is tried again after 3, 5 and 7 days, past due all the while, and then the subscription ends", async () => {
    const { id } = await subscribe(shop);
    await decline("generic_decline");
    await advance("1 month");
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe("past_due");
    const [first] = await invoices(id);
    expect(first).toMatchObject({ status: "open", attempt_count: 1, amount_remaining: 1500 });
    const { now } = await control<{ now: number }>(shop.sandbox, "GET", "/clock");
    expect(first?.next_payment_attempt).toBeGreaterThan(now + 2.9 * 86_400);
    await advance("9 days");
    expect((await invoices(id))[0]?.attempt_count).toBe(3);
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe("past_due");
    await advance("7 days");
    const row = await shop.stripe.subscriptions.retrieve(id);
    expect(row).toMatchObject({ status: "canceled", cancellation_details: { reason: "payment_failed" } });
    expect((await invoices(id))[0]).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
    expect((await types()).filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
  });

  it("is made good by another try", async () => {
    const { id } = await subscribe(shop);
    await decline("generic_decline");
    await advance("1 month");
    await decline(null);
    await advance("4 days");
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe("active");
    expect((await invoices(id))[0]).toMatchObject({ status: "paid", attempt_count: 2 });
  });

  it("leaves it unpaid when the settings say so, with drafts from then on", async () => {
    await control(shop.sandbox, "PUT", "/settings", { afterRetries: "unpaid", retryDays: [1] });
    const { id } = await subscribe(shop);
    await decline("generic_decline");
    await advance("1 month");
    await advance("2 days");
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe("unpaid");
    await advance("1 month");
    const [draft, unpaid] = await invoices(id);
    expect(draft).toMatchObject({ status: "draft", auto_advance: false });
    await decline(null);
    await shop.stripe.invoices.pay(draft?.id ?? "");
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe("active");
    expect(unpaid?.status).toBe("open");
  });

  it("leaves a first subscription incomplete", async () => {
    const row = await subscribe(shop, { card: "pm_card_chargeCustomerFail" });
    expect(row.status).toBe("incomplete");
    await advance("1 day");
    expect((await shop.stripe.subscriptions.retrieve(row.id)).status).toBe("incomplete_expired");
    expect((await invoices(row.id))[0]?.status).toBe("void");
    const trial = await subscribe(shop, { card: "pm_card_chargeCustomerFail", trialDays: 7 });
    expect(trial.status).toBe("trialing");
    await advance("7 days");
    expect((await shop.stripe.subscriptions.retrieve(trial.id)).status).toBe("past_due");
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

describe("money back", () => {
  it("is refunded in parts, and no more than was paid", async () => {
    await subscribe(shop);
    const [charge] = (await shop.stripe.charges.list({ customer: shop.customer.id })).data;
    const intent = String(charge?.payment_intent);
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    expect(await shop.stripe.charges.retrieve(charge?.id ?? "")).toMatchObject({
      amount_refunded: 500,
      refunded: false,
    });
    await expect(shop.stripe.refunds.create({ payment_intent: intent, amount: 1001 })).rejects.toThrow(
      /greater than/,
    );
    await shop.stripe.refunds.create({ payment_intent: intent });
    expect(await shop.stripe.charges.retrieve(charge?.id ?? "")).toMatchObject({
      amount_refunded: 1500,
      refunded: true,
    });
    await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    expect((await types()).filter((type) => type === "charge.refunded")).toHaveLength(2);
  });

  it("is disputed by a card or on request, and decided", async () => {
    await subscribe(shop, { card: "pm_card_createDispute" });
    const [dispute] = (await shop.stripe.disputes.list()).data;
    expect(dispute).toMatchObject({ status: "needs_response", amount: 1500, reason: "fraudulent" });
    await control(shop.sandbox, "POST", `/disputes/${dispute?.id}/close`, { won: true });
    expect((await types()).slice(-4)).toEqual(
      [
        "charge.dispute.created",
        "charge.dispute.funds_withdrawn",
        "charge.dispute.closed",
        "charge.dispute.funds_reinstated",
      ].slice(-4),
    );
    await subscribe(shop);
    const [charge] = (await shop.stripe.charges.list({ customer: shop.customer.id })).data;
    await control(shop.sandbox, "POST", `/charges/${charge?.id}/dispute`, { reason: "product_not_received" });
    expect((await shop.stripe.disputes.list()).data[0]?.charge).toBe(charge?.id);
  });
});
