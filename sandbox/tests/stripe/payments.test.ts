import { describe, expect, it } from "vitest";
import { control, subscribe } from "./client";
import { advance, invoices, fixture, types } from "./fixture";

describe("a payment that fails", () => {
  const decline = (code: string | null) =>
    control(fixture.sandbox, "POST", `/customers/${fixture.customer.id}/card`, { decline: code });

  it("is tried again after 3, 5 and 7 days, past due all the while, and then the subscription ends", async () => {
    const { id } = await subscribe(fixture);
    await decline("generic_decline");
    await advance("1 month");
    expect((await fixture.stripe.subscriptions.retrieve(id)).status).toBe("past_due");
    const [first] = await invoices(id);
    expect(first).toMatchObject({ status: "open", attempt_count: 1, amount_remaining: 1500 });
    const { now } = await control<{ now: number }>(fixture.sandbox, "GET", "/clock");
    expect(first?.next_payment_attempt).toBeGreaterThan(now + 2.9 * 86_400);
    await advance("9 days");
    expect((await invoices(id))[0]?.attempt_count).toBe(3);
    expect((await fixture.stripe.subscriptions.retrieve(id)).status).toBe("past_due");
    await advance("7 days");
    const row = await fixture.stripe.subscriptions.retrieve(id);
    expect(row).toMatchObject({ status: "canceled", cancellation_details: { reason: "payment_failed" } });
    expect((await invoices(id))[0]).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
    expect((await types()).filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
  });

  it("is resolved by another attempt", async () => {
    const { id } = await subscribe(fixture);
    await decline("generic_decline");
    await advance("1 month");
    await decline(null);
    await advance("4 days");
    expect((await fixture.stripe.subscriptions.retrieve(id)).status).toBe("active");
    expect((await invoices(id))[0]).toMatchObject({ status: "paid", attempt_count: 2 });
  });

  it("leaves it unpaid when the settings say so, with drafts from then on", async () => {
    await control(fixture.sandbox, "PUT", "/settings", { afterRetries: "unpaid", retryDays: [1] });
    const { id } = await subscribe(fixture);
    await decline("generic_decline");
    await advance("1 month");
    await advance("2 days");
    expect((await fixture.stripe.subscriptions.retrieve(id)).status).toBe("unpaid");
    await advance("1 month");
    const [draft, unpaid] = await invoices(id);
    expect(draft).toMatchObject({ status: "draft", auto_advance: false });
    expect(unpaid?.status).toBe("open");
  });

  it("makes a trial past due when its card can be saved and not charged", async () => {
    const trial = await subscribe(fixture, { card: "4000000000000341", trialDays: 7 });
    expect(trial.status).toBe("trialing");
    await advance("7 days");
    expect((await fixture.stripe.subscriptions.retrieve(trial.id)).status).toBe("past_due");
  });
});

describe("money back", () => {
  it("is refunded in parts, and no more than was paid", async () => {
    await subscribe(fixture);
    const [charge] = (await fixture.stripe.charges.list({ customer: fixture.customer.id })).data;
    const refund = (amount?: number) =>
      control(fixture.sandbox, "POST", `/charges/${charge?.id}/refund`, amount ? { amount } : {});
    const kept = () => fixture.stripe.charges.retrieve(charge?.id ?? "");
    await refund(500);
    expect(await kept()).toMatchObject({ amount_refunded: 500, refunded: false });
    await expect(refund(1001)).rejects.toThrow(/greater than/);
    await refund();
    expect(await kept()).toMatchObject({ amount_refunded: 1500, refunded: true });
    await expect(refund()).rejects.toThrow(/already been refunded/);
    expect((await types()).filter((type) => type === "charge.refunded")).toHaveLength(2);
  });

  it("is disputed by a card or on request, and decided", async () => {
    await subscribe(fixture, { card: "4000000000000259" });
    const [dispute] = (await fixture.stripe.disputes.list()).data;
    expect(dispute).toMatchObject({ status: "needs_response", amount: 1500, reason: "fraudulent" });
    await control(fixture.sandbox, "POST", `/disputes/${dispute?.id}/close`, { won: true });
    expect(await types()).toEqual(
      expect.arrayContaining(["charge.dispute.created", "charge.dispute.closed"]),
    );
    await subscribe(fixture);
    const [charge] = (await fixture.stripe.charges.list({ customer: fixture.customer.id })).data;
    await control(fixture.sandbox, "POST", `/charges/${charge?.id}/dispute`, {
      reason: "product_not_received",
    });
    expect((await fixture.stripe.disputes.list()).data[0]?.charge).toBe(charge?.id);
  });
});
