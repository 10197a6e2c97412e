import { describe, expect, it } from "vitest";
import { control, subscribe } from "./stripe-client";
import { advance, invoices, shop, types } from "./stripe-shop";

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
