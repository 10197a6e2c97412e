import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { control, subscribe } from "./stripe-client";
import { advance, invoices, shop } from "./stripe-shop";

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
