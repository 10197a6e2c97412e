import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openStripeFixture, stripeFor, type StripeFixture } from "./client";

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let fixture: StripeFixture;
beforeAll(async () => {
  fixture = await openStripeFixture();
});
afterAll(() => fixture.sandbox.close());

async function raw(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${fixture.sandbox.url}${path}`, {
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
  it("is required, and invalid ones are refused in Stripe's words", async () => {
    await expect(stripeFor(fixture.sandbox, "sk_test_other12345").customers.list()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
      message: expect.stringContaining("Invalid API Key provided: sk_test_"),
    });
    const none = await fetch(`${fixture.sandbox.url}/v1/customers`);
    expect(none.status).toBe(401);
    expect(none.headers.get("request-id")).toMatch(/^req_/);
  });

  it("comes with a simulated version", async () => {
    const old = await raw("GET", "/v1/customers", undefined, { "stripe-version": "2020-08-27" });
    expect(old.reply.status).toBe(400);
    const list = await fixture.stripe.customers.list();
    expect(list.lastResponse.apiVersion).toBe("2026-10-28.endive");
    expect(list.lastResponse.requestId).toMatch(/^req_/);
  });
});

describe("parameters", () => {
  it.each([
    ["emial=a%40example.com", "parameter_unknown", "emial", "Received unknown parameter: emial"],
    ["email=nonsense", "email_invalid", "email", "Invalid email address: nonsense"],
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
    const session = fixture.stripe.checkout.sessions.create({
      mode: "subscription",
      customer: fixture.customer.id,
      success_url: "https://x.test",
    });
    await expect(session).rejects.toMatchObject({ code: "parameter_missing", param: "line_items" });
  });

  it("names what is unknown, or of the wrong kind, at any depth", async () => {
    const price = `currency=eur&product=${String(fixture.standard.product)}&recurring[interval]=month`;
    const unknown = await raw("POST", "/v1/prices", `${price}&unit_amount=1&recurring[foo]=1`);
    expect(unknown.body.error).toMatchObject({
      code: "parameter_unknown",
      param: "recurring[foo]",
      message: "Received unknown parameter: recurring[foo]",
    });
    const wrong = await raw("POST", "/v1/prices", `${price}&unit_amount=ten`);
    expect(wrong.body.error).toMatchObject({
      code: "parameter_invalid_integer",
      message: "Invalid integer: ten",
    });
  });

  it("says what is not there: 404 at the address, 400 in a parameter", async () => {
    await expect(fixture.stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such customer: 'cus_none'",
    });
    await expect(
      fixture.stripe.billingPortal.sessions.create({ customer: "cus_none" }),
    ).rejects.toMatchObject({
      statusCode: 400,
      param: "customer",
    });
    expect((await raw("GET", "/v1/nothing")).reply.status).toBe(404);
  });
});

describe("idempotency keys", () => {
  it("give the first answer again and have one effect", async () => {
    const key = { idempotencyKey: "once" };
    const first = await fixture.stripe.customers.create({ email: "once@example.com" }, key);
    const again = await fixture.stripe.customers.create({ email: "once@example.com" }, key);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    expect((await fixture.stripe.customers.list({ email: "once@example.com" })).data).toHaveLength(1);
  });

  it("are refused with other parameters or at another address", async () => {
    const key = { idempotencyKey: "other" };
    await fixture.stripe.customers.create({ email: "a@example.com" }, key);
    const wrong = fixture.stripe.customers.create({ email: "b@example.com" }, key);
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
    await expect(fixture.stripe.products.create({ name: "x" }, key)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it("do not remember what was refused", async () => {
    const key = { idempotencyKey: "refused" };
    await expect(fixture.stripe.customers.create({ email: "nonsense" }, key)).rejects.toThrow();
    expect((await fixture.stripe.customers.create({ email: "fine@example.com" }, key)).email).toBe(
      "fine@example.com",
    );
  });
});

describe("lists", () => {
  it("come newest first, in pages", async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++)
      made.unshift((await fixture.stripe.customers.create({ email: `${i}@example.com` })).id);
    const list = (params: Stripe.CustomerListParams) =>
      fixture.stripe.customers.list({ limit: 2, ...params });
    const page = await list({});
    expect(page.data.map((row) => row.id)).toEqual(made.slice(0, 2));
    expect(page.has_more).toBe(true);
    const all: string[] = [];
    for await (const customer of list({})) all.push(customer.id);
    expect(all.slice(0, 5)).toEqual(made);
    expect((await list({ ending_before: made[4] })).data.map((row) => row.id)).toEqual(made.slice(2, 4));
    await expect(list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  });

  it("find prices by lookup key, and a key has one owner", async () => {
    const { data } = await fixture.stripe.prices.list({
      lookup_keys: ["STANDARD", "PROFESSIONAL"],
    });
    expect(data.map((row) => row.unit_amount)).toEqual([3500, 1500]);
    expect(String(data[0]?.unit_amount_decimal)).toBe("3500");
    const create = {
      currency: "eur",
      unit_amount: 1,
      product: String(fixture.standard.product),
      recurring: { interval: "month" as const },
      lookup_key: "STANDARD",
    };
    await expect(fixture.stripe.prices.create(create)).rejects.toMatchObject({ param: "lookup_key" });
  });

  it("search customers by address and metadata", async () => {
    const query = `email:"anna@example.com" AND metadata["userId"]:"7"`;
    const found = await fixture.stripe.customers.search({ query });
    expect(found.data.map((row) => row.id)).toEqual([fixture.customer.id]);
    expect((await fixture.stripe.customers.search({ query: `email:"nobody@example.com"` })).data).toEqual([]);
  });
});

describe("customers", () => {
  it("keep metadata key by key and are gone when deleted", async () => {
    const { id } = await fixture.stripe.customers.create({
      email: "c@example.com",
      metadata: { a: "1", b: "2" },
    });
    const after = await fixture.stripe.customers.update(id, { metadata: { a: "", c: "3" }, name: "C" });
    expect(after).toMatchObject({ name: "C", metadata: { b: "2", c: "3" } });
    expect(await fixture.stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await fixture.stripe.customers.retrieve(id)).toEqual({ id, object: "customer", deleted: true });
    await expect(fixture.stripe.customers.update(id, { name: "D" })).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
