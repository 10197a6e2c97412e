import { describe, expect, it } from "vitest";
import { control, subscribe } from "./client";
import { advance, invoices, fixture, types } from "./fixture";

describe("a subscription", () => {
  it("starts with a paid invoice, in the layout of this version", async () => {
    const { id } = await subscribe(fixture);
    const row = await fixture.stripe.subscriptions.retrieve(id);
    expect(row.status).toBe("active");
    const [item] = row.items.data;
    expect(item?.current_period_end).toBeGreaterThan((item?.current_period_start ?? 0) + 27 * 86_400);
    expect(row).not.toHaveProperty("current_period_end");
    const invoice = await fixture.stripe.invoices.retrieve(String(row.latest_invoice));
    expect(invoice).toMatchObject({
      status: "paid",
      billing_reason: "subscription_create",
      amount_paid: 1500,
      parent: { type: "subscription_details", subscription_details: { subscription: id } },
    });
    expect(invoice.lines.data[0]).toMatchObject({
      amount: 1500,
      period: { start: item?.current_period_start, end: item?.current_period_end },
      pricing: { price_details: { price: fixture.standard.id } },
      parent: { subscription_item_details: { subscription_item: item?.id, proration: false } },
    });
    const [charge] = (await fixture.stripe.charges.list({ customer: fixture.customer.id })).data;
    expect(charge).toMatchObject({ paid: true, amount: 1500 });
    // The way from a charge back to its invoice.
    const { data } = await fixture.stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: String(charge?.payment_intent) },
    });
    expect(data[0]?.invoice).toBe(invoice.id);
  });

  it("is renewed a month later, by a draft that is paid an hour after", async () => {
    const { id, items } = await subscribe(fixture);
    await advance("1 month");
    const row = await fixture.stripe.subscriptions.retrieve(id);
    expect(row.items.data[0]?.current_period_start).toBe(items.data[0]?.current_period_end);
    const [second, first] = await invoices(id);
    expect(second).toMatchObject({ billing_reason: "subscription_cycle", status: "paid", amount_paid: 1500 });
    // The invoice's own period is the one that ended; its line's is the one that is paid.
    expect(second?.period_end).toBe(items.data[0]?.current_period_end);
    expect(second?.lines.data[0]?.period.start).toBe(items.data[0]?.current_period_end);
    expect(first?.billing_reason).toBe("subscription_create");
  });

  it("with a trial has a zero invoice, then its first payment", async () => {
    const { id, latest_invoice, status, trial_end } = await subscribe(fixture, { trialDays: 7 });
    expect(status).toBe("trialing");
    const zero = await fixture.stripe.invoices.retrieve(String(latest_invoice));
    expect(zero).toMatchObject({
      status: "paid",
      total: 0,
      amount_paid: 0,
      billing_reason: "subscription_create",
    });
    await advance("7 days");
    const row = await fixture.stripe.subscriptions.retrieve(id);
    expect(row).toMatchObject({ status: "active", billing_cycle_anchor: trial_end });
    const [paid] = await invoices(id);
    expect(paid).toMatchObject({ billing_reason: "subscription_cycle", amount_paid: 1500, status: "paid" });
    const events = await types();
    expect(events.filter((type) => type === "invoice.paid")).toHaveLength(2);
  });

  it("keeps the day of the month", async () => {
    const { now } = await control<{ now: number }>(fixture.sandbox, "GET", "/clock");
    await advance(String(Date.UTC(2027, 0, 31, 12) / 1000 - now));
    const { id } = await subscribe(fixture);
    const ends: string[] = [];
    for (let i = 0; i < 3; i++) {
      const row = await fixture.stripe.subscriptions.retrieve(id);
      const end = row.items.data[0]?.current_period_end ?? 0;
      ends.push(new Date(end * 1000).toISOString().slice(0, 10));
      const { now: today } = await control<{ now: number }>(fixture.sandbox, "GET", "/clock");
      await advance(String(end + 7200 - today));
    }
    expect(ends).toEqual(["2027-02-28", "2027-03-31", "2027-04-30"]);
    expect(await invoices(id)).toHaveLength(4);
  });
});

describe("an end", () => {
  it("comes at the period's end, and can be taken back before", async () => {
    const { id, items } = await subscribe(fixture);
    const soon = await fixture.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(soon).toMatchObject({ status: "active", cancel_at: items.data[0]?.current_period_end });
    const back = await fixture.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(back).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
    await fixture.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance("1 month");
    const row = await fixture.stripe.subscriptions.retrieve(id);
    expect(row).toMatchObject({ status: "canceled", ended_at: items.data[0]?.current_period_end });
    expect(await invoices(id)).toHaveLength(1);
    expect((await fixture.stripe.subscriptions.list({ customer: fixture.customer.id })).data).toEqual([]);
    expect(
      (await fixture.stripe.subscriptions.list({ customer: fixture.customer.id, status: "all" })).data,
    ).toHaveLength(1);
  });

  it("comes at once when the customer is deleted", async () => {
    const { id } = await subscribe(fixture);
    await fixture.stripe.customers.del(fixture.customer.id);
    expect((await fixture.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
    expect(await types()).toContain("customer.subscription.deleted");
    await expect(fixture.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
      /canceled/,
    );
  });
});

describe("a trial that is ended now", () => {
  const end = (id: string, payment_behavior?: "error_if_incomplete") =>
    fixture.stripe.subscriptions.update(id, {
      trial_end: "now",
      ...(payment_behavior && { payment_behavior }),
    });

  it("is billed and paid at once, for a period that starts now", async () => {
    const { id, created } = await subscribe(fixture, { trialDays: 7 });
    const row = await end(id, "error_if_incomplete");
    expect(row).toMatchObject({ status: "active", trial_start: created });
    expect(row.trial_end).toBe(row.items.data[0]?.current_period_start);
    expect((await invoices(id))[0]).toMatchObject({
      billing_reason: "subscription_update",
      status: "paid",
      amount_paid: 1500,
    });
    // Ended already: nothing is billed again.
    await end(id, "error_if_incomplete");
    expect(await invoices(id)).toHaveLength(2);
  });

  it("continues unchanged with error_if_incomplete when the card is declined, and is past due without", async () => {
    const { id, trial_end } = await subscribe(fixture, { trialDays: 7 });
    await control(fixture.sandbox, "POST", `/customers/${fixture.customer.id}/card`, {
      decline: "insufficient_funds",
    });
    await expect(end(id, "error_if_incomplete")).rejects.toMatchObject({
      statusCode: 402,
      type: "StripeCardError",
    });
    expect(await fixture.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "trialing", trial_end });
    expect(await invoices(id)).toHaveLength(1);
    expect((await end(id)).status).toBe("past_due");
    expect((await invoices(id))[0]).toMatchObject({ status: "open", attempted: true });
  });
});
