import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openShop, stripeFor, type Shop } from "./stripe-client";

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.sandbox.close());

async function raw(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${shop.sandbox.url}${path}`, {
    method,
    body,
    headers: {
      authorization: "Bearer sk_test_sandbox",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
  });
  return { reply, body: (await reply.json()) as { id?: string; error?: Record<string, unknown> } };
}

describe("the key", () => {
  it("is wanted, and wrong ones are refused in Stripe's words", async () => {
    await expect(stripeFor(shop.sandbox, "sk_test_other12345").customers.list()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
      message: expect.stringContaining("Invalid API Key provided: sk_test_"),
    });
    const none = await fetch(`${shop.sandbox.url}/v1/customers`);
    expect(none.status).toBe(401);
    expect(none.headers.get("request-id")).toMatch(/^req_/);
  });

  it("comes with a version that is played", async () => {
    const old = await raw("GET", "/v1/customers", undefined, { "stripe-version": "2020-08-27" });
    expect(old.reply.status).toBe(400);
    const list = await shop.stripe.customers.list();
    expect(list.lastResponse.apiVersion).toBe("2026-10-28.endive");
    expect(list.lastResponse.requestId).toMatch(/^req_/);
  });
});

describe("parameters", () => {
  it.each([
    ["emial=a%40example.com", "parameter_unknown", "emial", "Received unknown parameter: emial"],
    [
      "invoice_settings[foo]=1",
      "parameter_unknown",
      "invoice_settings[foo]",
      "Received unknown parameter: invoice_settings[foo]",
    ],
    ["balance=ten", "parameter_invalid_integer", "balance", "Invalid integer: ten"],
    ["email=nonsense", "email_invalid", "email", "Invalid email address: nonsense"],
    [
      "shipping[name]=x",
      "sandbox_unsupported",
      undefined,
      "The sandbox does not play the parameter shipping; Stripe itself does.",
    ],
  ])("%s is refused", async (body, code, param, message) => {
    const { reply, body: answer } = await raw("POST", "/v1/customers", body);
    expect(reply.status).toBe(400);
    expect(answer.error).toMatchObject({ type: "invalid_request_error", code, message });
    expect(answer.error?.param).toBe(param);
  });

  it("names what is missing, at any depth", async () => {
    const { body } = await raw(
      "POST",
      "/v1/prices",
      "currency=eur&unit_amount=100&product=prod_x&recurring[interval_count]=1",
    );
    expect(body.error).toMatchObject({ code: "parameter_missing", param: "recurring[interval]" });
    const session = shop.stripe.checkout.sessions.create({
      mode: "subscription",
      success_url: "https://x.test",
    });
    await expect(session).rejects.toMatchObject({ code: "parameter_missing", param: "line_items" });
  });

  it("says what is not there: 404 at the address, 400 in a parameter", async () => {
    await expect(shop.stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such customer: 'cus_none'",
    });
    await expect(shop.stripe.billingPortal.sessions.create({ customer: "cus_none" })).rejects.toMatchObject({
      statusCode: 400,
      param: "customer",
    });
    expect((await raw("GET", "/v1/nothing")).reply.status).toBe(404);
  });
});

describe("idempotency keys", () => {
  it("give the first answer again and have one effect", async () => {
    const key = { idempotencyKey: "once" };
    const first = await shop.stripe.customers.create({ email: "once@example.com" }, key);
    const again = await shop.stripe.customers.create({ email: "once@example.com" }, key);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    expect((await shop.stripe.customers.list({ email: "once@example.com" })).data).toHaveLength(1);
  });

  it("are refused with other parameters or at another address", async () => {
    const key = { idempotencyKey: "other" };
    await shop.stripe.customers.create({ email: "a@example.com" }, key);
    const wrong = shop.stripe.customers.create({ email: "b@example.com" }, key);
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
    await expect(shop.stripe.products.create({ name: "x" }, key)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it("do not remember what was refused", async () => {
    const key = { idempotencyKey: "refused" };
    await expect(shop.stripe.customers.create({ email: "nonsense" }, key)).rejects.toThrow();
    expect((await shop.stripe.customers.create({ email: "fine@example.com" }, key)).email).toBe(
      "fine@example.com",
    );
  });
});

describe("lists", () => {
  it("come newest first, in pages", async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.unshift((await shop.stripe.coupons.create({ percent_off: 10 + i })).id);
    const page = await shop.stripe.coupons.list({ limit: 2 });
    expect(page.data.map((row) => row.id)).toEqual(made.slice(0, 2));
    expect(page.has_more).toBe(true);
    const all: string[] = [];
    for await (const coupon of shop.stripe.coupons.list({ limit: 2 })) all.push(coupon.id);
    expect(all).toEqual(made);
    const back = await shop.stripe.coupons.list({ limit: 2, ending_before: made[4] });
    expect(back.data.map((row) => row.id)).toEqual(made.slice(2, 4));
    await expect(shop.stripe.coupons.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  });

  it("find prices by lookup key, and a key has one owner", async () => {
    const { data } = await shop.stripe.prices.list({
      lookup_keys: ["STANDARD", "PROFESSIONAL"],
      expand: ["data.product"],
    });
    expect(data.map((row) => row.unit_amount)).toEqual([3500, 1500]);
    expect(data[1]?.product).toMatchObject({ object: "product", name: "Postwright Standard" });
    expect(String(data[0]?.unit_amount_decimal)).toBe("3500");
    const create = {
      currency: "eur",
      unit_amount: 1,
      product: String(shop.standard.product),
      lookup_key: "STANDARD",
    };
    await expect(shop.stripe.prices.create(create)).rejects.toMatchObject({ param: "lookup_key" });
  });

  it("search customers by address and metadata", async () => {
    const query = `email:"anna@example.com" AND metadata["userId"]:"7"`;
    const found = await shop.stripe.customers.search({ query });
    expect(found.data.map((row) => row.id)).toEqual([shop.customer.id]);
    expect((await shop.stripe.customers.search({ query: `email:"nobody@example.com"` })).data).toEqual([]);
  });
});

describe("customers", () => {
  it("keep metadata key by key and are gone when deleted", async () => {
    const { id } = await shop.stripe.customers.create({
      email: "c@example.com",
      metadata: { a: "1", b: "2" },
    });
    const after = await shop.stripe.customers.update(id, { metadata: { a: "", c: "3" }, name: "C" });
    expect(after).toMatchObject({ name: "C", metadata: { b: "2", c: "3" } });
    expect(await shop.stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await shop.stripe.customers.retrieve(id)).toEqual({ id, object: "customer", deleted: true });
    await expect(shop.stripe.customers.update(id, { name: "D" })).rejects.toMatchObject({ statusCode: 404 });
  });
});
