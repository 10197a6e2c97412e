import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSandbox } from "../../sandbox/server";
import { control, hook, openShop, SECRET, stripeFor, subscribe, type Hook, type Shop } from "./stripe-client";

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let shop: Shop;
let endpoint: Hook;
beforeEach(async () => {
  shop = await openShop();
  endpoint = await hook();
  await control(shop.sandbox, "PUT", "/webhooks", { url: endpoint.url });
});
afterEach(async () => {
  await shop.sandbox.close();
  await endpoint.close();
});

interface Attempts {
  released?: number;
  attempts: { status: number | null; type?: string; event?: string }[];
}
type Delivered = {
  id: string;
  type: string;
  deliveries: { state: string; attempts: { status: number }[] }[];
}[];

const mode = (body: object) => control(shop.sandbox, "PUT", "/webhooks", body);

describe("webhooks", () => {
  it("are signed, verified by the real client, and the same as the event at the API", async () => {
    await subscribe(shop);
    const rows = await endpoint.wait(10);
    const created = rows.find((row) => row.event.type === "customer.subscription.created");
    expect(created?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(created?.event.api_version).toBe("2026-10-28.endive");
    expect(created?.event.request?.idempotency_key).toMatch(/^stripe-node-retry-/);
    const kept = await shop.stripe.events.retrieve(created?.event.id ?? "");
    expect(kept.data.object).toMatchObject({ id: (created?.event.data.object as Stripe.Subscription).id });
    expect(() =>
      Stripe.webhooks.constructEvent(`${created?.body} `, created?.signature ?? "", SECRET, 300),
    ).toThrow(Stripe.errors.StripeSignatureVerificationError);
    const updated = rows.find((row) => row.event.type === "customer.subscription.updated");
    expect(updated?.event.data.previous_attributes).toMatchObject({ status: "incomplete" });
  });

  it("are tried again until they are taken", async () => {
    await mode({ backoffMs: [10, 10, 10] });
    endpoint.answers.push(500, 503, 200);
    await shop.stripe.customers.create({ email: "retry@example.com" });
    await endpoint.wait(1);
    const [event] = await control<Delivered>(shop.sandbox, "GET", "/events?type=customer.created");
    expect(event?.deliveries[0]).toMatchObject({ state: "delivered" });
    expect(event?.deliveries[0]?.attempts.map((row) => row.status)).toEqual([500, 503, 200]);
    expect((await shop.stripe.events.retrieve(event?.id ?? "")).pending_webhooks).toBe(0);
  });

  it("are given up after the last try", async () => {
    await mode({ backoffMs: [10] });
    endpoint.answers.push(500, 500);
    await shop.stripe.customers.create({ email: "lost@example.com" });
    await expect
      .poll(
        async () =>
          (await control<Delivered>(shop.sandbox, "GET", "/events?type=customer.created"))[0]?.deliveries[0]
            ?.state,
      )
      .toBe("failed");
  });

  it("are held and released in any order", async () => {
    await mode({ hold: true });
    await subscribe(shop, { trialDays: 7 });
    const order = ["invoice.paid", "customer.subscription.created", "invoice.created"];
    const { attempts } = await control<Attempts>(shop.sandbox, "POST", "/release", { order });
    expect(endpoint.types()).toEqual(order);
    expect(attempts.map((row) => row.status)).toEqual([200, 200, 200]);
    const rest = await control<Attempts>(shop.sandbox, "POST", "/release", { reverse: true });
    expect(rest.released).toBeGreaterThan(2);
    expect(new Set(endpoint.received.map((row) => row.event.id)).size).toBe(endpoint.received.length);
    expect((await control<Attempts>(shop.sandbox, "POST", "/release", {})).released).toBe(0);
  });

  it("come several times, or never, as asked", async () => {
    await mode({ duplicates: 2, drop: ["product.*"] });
    await shop.stripe.products.create({ name: "Unseen" });
    await shop.stripe.customers.create({ email: "thrice@example.com" });
    const rows = await endpoint.wait(3);
    expect(new Set(rows.map((row) => row.event.id)).size).toBe(1);
    expect(endpoint.types()).not.toContain("product.created");
    await control(shop.sandbox, "DELETE", "/webhooks");
    await shop.stripe.products.create({ name: "Seen" });
    await endpoint.wait(4);
  });

  it("are sent again by hand, fifty at once", async () => {
    await shop.stripe.customers.create({ email: "fifty@example.com" });
    const [first] = await endpoint.wait(1);
    const path = `/events/${first?.event.id}/redeliver`;
    const { attempts } = await control<Attempts>(shop.sandbox, "POST", path, { times: 50 });
    expect(attempts.every((row) => row.status === 200)).toBe(true);
    expect(endpoint.received).toHaveLength(51);
  });

  it("go to endpoints made by API too, each with its own secret", async () => {
    const other = await shop.stripe.webhookEndpoints.create({
      url: endpoint.url,
      enabled_events: ["product.created"],
    });
    const own = await hook(other.secret ?? "");
    await shop.stripe.webhookEndpoints.update(other.id, { url: own.url });
    await shop.stripe.products.create({ name: "Both" });
    await shop.stripe.customers.create({ email: "one@example.com" });
    await own.wait(1);
    await endpoint.wait(2);
    expect(own.types()).toEqual(["product.created"]);
    await own.close();
  });
});

describe("faults", () => {
  const fault = (body: object) =>
    fetch(`${shop.sandbox.url}/api/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider: "stripe", ...body }),
    });
  const found = async (email: string) => (await shop.stripe.customers.list({ email })).data;

  it("fail before the effect, or after it, and a repetition with the key hears the failure again", async () => {
    await fault({ kind: "error-before-effect" });
    await expect(shop.stripe.customers.create({ email: "before@example.com" })).rejects.toMatchObject({
      statusCode: 500,
    });
    expect(await found("before@example.com")).toEqual([]);
    await fault({ kind: "error-after-effect", path: "/v1/customers", method: "POST" });
    const key = { idempotencyKey: "after" };
    const after = () => shop.stripe.customers.create({ email: "after@example.com" }, key);
    await expect(after()).rejects.toMatchObject({ statusCode: 500 });
    const again = { statusCode: 500, headers: { "idempotent-replayed": "true" } };
    await expect(after()).rejects.toMatchObject(again);
    expect(await found("after@example.com")).toHaveLength(1);
  });

  it("limit the rate, and hang", async () => {
    await fault({ kind: "rate-limit" });
    await expect(shop.stripe.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await fault({ kind: "accept-then-hang", method: "POST" });
    const late = shop.stripe.customers.create({ email: "hang@example.com" }, { timeout: 200 });
    await expect(late).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(await found("hang@example.com")).toHaveLength(1);
  });
});

it("keeps everything over a restart, and forgets it when reset", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-stripe-"));
  const parts = { port: 0, smtpPort: 0, dataDir: folder };
  const first = await startSandbox(parts);
  await control(first, "PUT", "/webhooks", { url: endpoint.url, hold: true });
  const customer = await stripeFor(first).customers.create(
    { email: "kept@example.com" },
    { idempotencyKey: "kept" },
  );
  await control(first, "POST", "/clock", { advance: "3 days" });
  const { now } = await control<{ now: number }>(first, "GET", "/clock");
  await first.close();

  const second = await startSandbox(parts);
  const again = await stripeFor(second).customers.create(
    { email: "kept@example.com" },
    { idempotencyKey: "kept" },
  );
  expect(again.id).toBe(customer.id);
  expect((await control<{ now: number }>(second, "GET", "/clock")).now - now).toBeLessThan(60);
  expect((await control<Attempts>(second, "POST", "/release", {})).released).toBe(1);
  await fetch(`${second.url}/api/reset`, { method: "POST" });
  expect((await stripeFor(second).customers.list()).data).toEqual([]);
  expect((await control<{ now: number }>(second, "GET", "/clock")).now).toBeLessThan(now - 86_400);
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});
