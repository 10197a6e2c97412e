import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  checkout as openCheckout,
  control,
  openStripeFixture,
  pay,
  RETURN,
  type StripeFixture,
  submit,
  subscribe,
} from "./client";

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let fixture: StripeFixture;
beforeEach(async () => {
  fixture = await openStripeFixture();
});
afterEach(() => fixture.sandbox.close());

const checkout = (extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) => openCheckout(fixture, extra);

describe("checkout", () => {
  it("says what is to be paid, takes the card and leads back", async () => {
    const session = await checkout();
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      amount_total: 0,
      ui_mode: "hosted_page",
    });
    const page = await (await fetch(session.url ?? "")).text();
    for (const words of ["Try Postwright Standard", "7 days free", "€15.00 per month", "Start trial", RETURN])
      expect(page).toContain(words);
    const reply = await pay(session);
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe(`${RETURN}?session_id=${session.id}`);
    const done = await fixture.stripe.checkout.sessions.retrieve(session.id);
    expect(done).toMatchObject({
      status: "complete",
      customer: fixture.customer.id,
      client_reference_id: "7",
      url: null,
    });
    const row = await fixture.stripe.subscriptions.retrieve(String(done.subscription));
    expect(row).toMatchObject({ status: "trialing", metadata: { userId: "7" } });
    expect(await (await fetch(session.url ?? "")).text()).toContain("already completed");
    expect((await pay(session)).status).toBe(200);
    expect((await fixture.stripe.subscriptions.list({ customer: fixture.customer.id })).data).toHaveLength(1);
  });

  it("refuses a declined card and lets one try again", async () => {
    const session = await checkout({ subscription_data: {} });
    const declined = await pay(session, "4000000000000002");
    expect(await declined.text()).toContain("Your card was declined.");
    expect(await (await pay(session, "4242424242424241")).text()).toContain("non test card");
    expect(await (await pay(session, undefined, { cardExpiry: "01/20" })).text()).toContain("in the past");
    expect(
      (await fixture.stripe.subscriptions.list({ customer: fixture.customer.id, status: "all" })).data,
    ).toEqual([]);
    expect((await pay(session)).status).toBe(303);
    const done = await fixture.stripe.checkout.sessions.retrieve(session.id);
    expect(done).toMatchObject({ payment_status: "paid", amount_total: 1500 });
  });

  it("takes promotion codes when allowed", async () => {
    const coupon = await fixture.stripe.coupons.create({ percent_off: 20, duration: "forever" });
    await fixture.stripe.promotionCodes.create({
      promotion: { type: "coupon", coupon: coupon.id },
      code: "SPRING",
    });
    const session = await checkout({ subscription_data: {}, allow_promotion_codes: true });
    const wrong = await submit(session.url ?? "", { action: "promotion", promotionCode: "WINTER" });
    expect(await wrong.text()).toContain("This code is invalid.");
    expect((await submit(session.url ?? "", { action: "promotion", promotionCode: "spring" })).status).toBe(
      303,
    );
    await pay(session);
    const [first] = (await fixture.stripe.invoices.list({ customer: fixture.customer.id })).data;
    expect(first).toMatchObject({ subtotal: 1500, total: 1200, amount_paid: 1200 });
    await control(fixture.sandbox, "POST", "/clock", { advance: "1 month" });
    expect((await fixture.stripe.invoices.list({ customer: fixture.customer.id })).data[0]?.total).toBe(1200);
  });

  it("wants an address for tax and shows it", async () => {
    await expect(checkout({ automatic_tax: { enabled: true } })).rejects.toMatchObject({
      code: "customer_tax_location_invalid",
    });
    const session = await checkout({
      automatic_tax: { enabled: true },
      customer_update: { address: "auto" },
      subscription_data: {},
    });
    await pay(session);
    const done = await fixture.stripe.checkout.sessions.retrieve(session.id);
    expect(done).toMatchObject({ amount_total: 1500, total_details: { amount_tax: 319 } });
    expect(await fixture.stripe.invoices.retrieve(String(done.invoice))).toMatchObject({
      total: 1500,
      total_excluding_tax: 1181,
      total_taxes: [{ amount: 319 }],
    });
  });

  it("can be expired, or expires by itself", async () => {
    const first = await checkout();
    expect(await fixture.stripe.checkout.sessions.expire(first.id)).toMatchObject({
      status: "expired",
      url: null,
    });
    await expect(fixture.stripe.checkout.sessions.expire(first.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    const second = await checkout();
    await control(fixture.sandbox, "POST", "/clock", { advance: "25 hours" });
    expect(await (await fetch(second.url ?? "")).text()).toContain("timed out");
    expect((await pay(second)).status).toBe(200);
    const types = await control<unknown[]>(fixture.sandbox, "GET", "/events?type=checkout.session.expired");
    expect(types).toHaveLength(2);
  });
});

describe("the portal", () => {
  const open = (extra: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) =>
    fixture.stripe.billingPortal.sessions.create({
      customer: fixture.customer.id,
      return_url: RETURN,
      ...extra,
    });

  it("shows the plan, the card and the invoices", async () => {
    await subscribe(fixture);
    const page = await (await fetch((await open()).url)).text();
    for (const words of [
      "Postwright Standard",
      "€15.00 per month",
      "Renews",
      "visa •••• 4242",
      "Invoice history",
      RETURN,
    ])
      expect(page).toContain(words);
  });

  it("changes the plan and invoices the difference", async () => {
    const row = await subscribe(fixture);
    await control(fixture.sandbox, "POST", "/clock", { advance: "10 days" });
    const { url } = await open();
    const choice = `${url}/subscriptions/${row.id}/update`;
    expect(await (await fetch(choice)).text()).toContain("Current plan");
    const confirm = `${choice}/${fixture.professional.id}`;
    expect(await (await fetch(confirm)).text()).toContain("Remaining time on Postwright Professional");
    await control(fixture.sandbox, "POST", `/customers/${fixture.customer.id}/card`, {
      decline: "generic_decline",
    });
    expect(await (await submit(confirm)).text()).toContain("Your card was declined.");
    await control(fixture.sandbox, "POST", `/customers/${fixture.customer.id}/card`, { decline: null });
    expect((await submit(confirm)).status).toBe(303);
    const after = await fixture.stripe.subscriptions.retrieve(row.id);
    expect(after.items.data[0]?.price.id).toBe(fixture.professional.id);
    const invoice = await fixture.stripe.invoices.retrieve(String(after.latest_invoice));
    expect(invoice).toMatchObject({ billing_reason: "subscription_update", status: "paid" });
    const [unused, remaining] = invoice.lines.data;
    expect(unused?.amount).toBeLessThan(0);
    expect(remaining?.amount).toBeGreaterThan(0);
    expect(invoice.total).toBe((unused?.amount ?? 0) + (remaining?.amount ?? 0));
    const details = unused?.parent?.subscription_item_details;
    expect(details?.proration).toBe(true);
    expect(details?.proration_details?.credited_items?.invoice).toBe(row.latest_invoice);
  });

  it("keeps what a cheaper plan gives back for the next invoices", async () => {
    const row = await subscribe(fixture, { price: fixture.professional.id });
    const { url } = await open();
    expect((await submit(`${url}/subscriptions/${row.id}/update/${fixture.standard.id}`)).status).toBe(303);
    expect(await fixture.stripe.customers.retrieve(fixture.customer.id)).toMatchObject({ balance: -2000 });
    await control(fixture.sandbox, "POST", "/clock", { advance: "1 month" });
    const [next] = (await fixture.stripe.invoices.list({ subscription: row.id })).data;
    expect(next).toMatchObject({ total: 1500, starting_balance: -2000, amount_paid: 0, status: "paid" });
  });

  it("ends a trial with the change, as its settings say by default", async () => {
    const row = await subscribe(fixture, { trialDays: 7 });
    const [item] = row.items.data;
    const session = await open({
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: {
          subscription: row.id,
          items: [{ id: item?.id ?? "", price: fixture.professional.id }],
        },
        after_completion: { type: "redirect", redirect: { return_url: `${RETURN}?done=1` } },
      },
    });
    const first = await fetch(session.url, { redirect: "manual" });
    const confirm = new URL(first.headers.get("location") ?? "", session.url).href;
    expect(await (await fetch(confirm)).text()).toContain("the trial ends with the change");
    expect((await submit(confirm)).headers.get("location")).toBe(`${RETURN}?done=1`);
    const after = await fixture.stripe.subscriptions.retrieve(row.id);
    expect(after).toMatchObject({ status: "active" });
    const invoice = await fixture.stripe.invoices.retrieve(String(after.latest_invoice));
    expect(invoice).toMatchObject({
      billing_reason: "subscription_update",
      amount_paid: 3500,
      status: "paid",
    });
    expect(invoice.lines.data[0]?.parent?.subscription_item_details?.proration).toBe(false);
  });

  it("ends the plan by its date alone, and takes that back", async () => {
    const row = await subscribe(fixture);
    const { url } = await open();
    await submit(`${url}/subscriptions/${row.id}/cancel`);
    expect(await fixture.stripe.subscriptions.retrieve(row.id)).toMatchObject({
      status: "active",
      cancel_at: row.items.data[0]?.current_period_end,
      // False for a flexible subscription: checking only this flag misses the end.
      cancel_at_period_end: false,
    });
    expect(await (await fetch(url)).text()).toContain("Cancels");
    await submit(`${url}/subscriptions/${row.id}/resume`);
    expect((await fixture.stripe.subscriptions.retrieve(row.id)).cancel_at).toBeNull();
    await submit(`${url}/subscriptions/${row.id}/cancel`);
    await control(fixture.sandbox, "POST", "/clock", { advance: "1 month" });
    expect((await fixture.stripe.subscriptions.retrieve(row.id)).status).toBe("canceled");
    expect((await fixture.stripe.invoices.list({ customer: fixture.customer.id })).data).toHaveLength(1);
  });

  it("takes another card, with which what is owed can be paid", async () => {
    const row = await subscribe(fixture);
    await control(fixture.sandbox, "POST", `/customers/${fixture.customer.id}/card`, {
      decline: "generic_decline",
    });
    await control(fixture.sandbox, "POST", "/clock", { advance: "1 month" });
    const { url } = await open();
    expect(await (await fetch(url)).text()).toContain("Payment failed");
    const card = { cardNumber: "5555555555554444", cardExpiry: "11/33", cardCvc: "999" };
    const refused = await submit(`${url}/payment-methods`, { ...card, cardNumber: "4000000000000002" });
    expect(await refused.text()).toContain("Your card was declined.");
    expect((await submit(`${url}/payment-methods`, card)).status).toBe(303);
    const invoice = (await fixture.stripe.invoices.list({ customer: fixture.customer.id, status: "open" }))
      .data[0];
    const hosted = invoice?.hosted_invoice_url ?? "";
    expect(await (await fetch(hosted)).text()).toContain("Pay");
    expect((await submit(hosted)).status).toBe(303);
    expect((await fixture.stripe.subscriptions.retrieve(row.id)).status).toBe("active");
  });

  it("needs its settings, and keeps to them", async () => {
    const [configuration] = (await fixture.stripe.billingPortal.configurations.list({ is_default: true }))
      .data;
    await fixture.stripe.billingPortal.configurations.update(configuration?.id ?? "", {
      features: { subscription_cancel: { enabled: false }, subscription_update: { enabled: false } },
    });
    const row = await subscribe(fixture);
    const { url } = await open();
    expect(await (await fetch(url)).text()).not.toContain("Cancel plan");
    expect((await submit(`${url}/subscriptions/${row.id}/cancel`)).status).toBe(404);
    const flow = open({
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: {
          subscription: row.id,
          items: [{ id: row.items.data[0]?.id ?? "", price: fixture.professional.id }],
        },
      },
    });
    await expect(flow).rejects.toMatchObject({ param: "flow_data[type]" });
    expect((await fetch(`${fixture.sandbox.url}/stripe/portal/bps_none`)).status).toBe(404);
  });
});

describe("the sandbox's own page", () => {
  it("shows customers, subscriptions, invoices and events, and moves the time", async () => {
    await subscribe(fixture);
    const page = await (await fetch(`${fixture.sandbox.url}/stripe`)).text();
    for (const words of ["anna@example.com", "Postwright Standard", "active", "invoice.paid", "1 month"])
      expect(page).toContain(words);
    const moved = await submit(`${fixture.sandbox.url}/web/stripe/clock`, { advance: "1 month" });
    expect(moved.status).toBe(303);
    expect((await fixture.stripe.invoices.list({ customer: fixture.customer.id })).data).toHaveLength(2);
  });
});
