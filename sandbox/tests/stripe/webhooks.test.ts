import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSandbox } from "../../server";
import {
  control,
  hook,
  openStripeFixture,
  SECRET,
  stripeFor,
  subscribe,
  type Hook,
  type StripeFixture,
} from "./client";

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let fixture: StripeFixture;
let endpoint: Hook;
beforeEach(async () => {
  fixture = await openStripeFixture();
  endpoint = await hook();
  await control(fixture.sandbox, "PUT", "/webhooks", { url: endpoint.url });
});
afterEach(async () => {
  await fixture.sandbox.close();
  await endpoint.close();
});

interface Attempts {
  released?: number;
  attempts: { status: number | null; type?: string; event?: string }[];
}
type Delivered = {
  id: string;
  pending_webhooks: number;
  type: string;
  deliveries: { state: string; attempts: { status: number }[] }[];
}[];

const mode = (body: object) => control(fixture.sandbox, "PUT", "/webhooks", body);

describe("webhooks", () => {
  it("are signed, and verified by the real client", async () => {
    await subscribe(fixture);
    const rows = await endpoint.wait(7);
    const created = rows.find((row) => row.event.type === "customer.subscription.created");
    expect(created?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(created?.event.api_version).toBe("2026-10-28.endive");
    expect(() =>
      Stripe.webhooks.constructEvent(`${created?.body} `, created?.signature ?? "", SECRET, 300),
    ).toThrow(Stripe.errors.StripeSignatureVerificationError);
    const updated = rows.find((row) => row.event.type === "customer.subscription.updated");
    expect(updated?.event.data.previous_attributes).toMatchObject({ status: "incomplete" });
  });

  it("are retried until they are accepted", async () => {
    await mode({ backoffMs: [10, 10, 10] });
    endpoint.answers.push(500, 503, 200);
    await fixture.stripe.customers.create({ email: "retry@example.com" });
    await endpoint.wait(1);
    const [event] = await control<Delivered>(fixture.sandbox, "GET", "/events?type=customer.created");
    expect(event?.deliveries[0]).toMatchObject({ state: "delivered" });
    expect(event?.deliveries[0]?.attempts.map((row) => row.status)).toEqual([500, 503, 200]);
    expect(event?.pending_webhooks).toBe(0);
  });

  it("are given up after the last try", async () => {
    await mode({ backoffMs: [10] });
    endpoint.answers.push(500, 500);
    await fixture.stripe.customers.create({ email: "lost@example.com" });
    await expect
      .poll(
        async () =>
          (await control<Delivered>(fixture.sandbox, "GET", "/events?type=customer.created"))[0]
            ?.deliveries[0]?.state,
      )
      .toBe("failed");
  });

  it("are held and released in any order", async () => {
    await mode({ hold: true });
    await subscribe(fixture, { trialDays: 7 });
    const order = ["invoice.paid", "customer.subscription.created", "invoice.created"];
    const { attempts } = await control<Attempts>(fixture.sandbox, "POST", "/release", { order });
    expect(endpoint.types()).toEqual(order);
    expect(attempts.map((row) => row.status)).toEqual([200, 200, 200]);
    const rest = await control<Attempts>(fixture.sandbox, "POST", "/release", { reverse: true });
    expect(rest.released).toBeGreaterThan(1);
    expect(new Set(endpoint.received.map((row) => row.event.id)).size).toBe(endpoint.received.length);
    expect((await control<Attempts>(fixture.sandbox, "POST", "/release", {})).released).toBe(0);
  });

  it("come several times, or never, as asked", async () => {
    await mode({ duplicates: 2, drop: ["customer.updated"] });
    await fixture.stripe.customers.update(fixture.customer.id, { name: "Unseen" });
    await fixture.stripe.customers.create({ email: "thrice@example.com" });
    const rows = await endpoint.wait(3);
    expect(new Set(rows.map((row) => row.event.id)).size).toBe(1);
    expect(endpoint.types()).not.toContain("customer.updated");
    await control(fixture.sandbox, "DELETE", "/webhooks");
    await fixture.stripe.customers.update(fixture.customer.id, { name: "Seen" });
    await endpoint.wait(4);
  });

  it("are sent again by hand, fifty at once", async () => {
    await fixture.stripe.customers.create({ email: "fifty@example.com" });
    const [first] = await endpoint.wait(1);
    const path = `/events/${first?.event.id}/redeliver`;
    const { attempts } = await control<Attempts>(fixture.sandbox, "POST", path, { times: 50 });
    expect(attempts.every((row) => row.status === 200)).toBe(true);
    expect(endpoint.received).toHaveLength(51);
  });

  it("go to endpoints made by API too, each with its own secret", async () => {
    const other = await fixture.stripe.webhookEndpoints.create({
      url: endpoint.url,
      enabled_events: ["customer.updated"],
    });
    const own = await hook(other.secret ?? "");
    await fixture.stripe.webhookEndpoints.update(other.id, { url: own.url });
    await fixture.stripe.customers.update(fixture.customer.id, { name: "Both" });
    await fixture.stripe.customers.create({ email: "one@example.com" });
    await own.wait(1);
    await endpoint.wait(2);
    expect(own.types()).toEqual(["customer.updated"]);
    await own.close();
  });
});

describe("faults", () => {
  const fault = (body: object) =>
    fetch(`${fixture.sandbox.url}/api/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider: "stripe", ...body }),
    });
  const found = async (email: string) => (await fixture.stripe.customers.list({ email })).data;

  it("fail before the effect, or after it, and a repetition with the key hears the failure again", async () => {
    await fault({ kind: "error-before-effect" });
    await expect(fixture.stripe.customers.create({ email: "before@example.com" })).rejects.toMatchObject({
      statusCode: 500,
    });
    expect(await found("before@example.com")).toEqual([]);
    await fault({ kind: "error-after-effect", path: "/v1/customers", method: "POST" });
    const key = { idempotencyKey: "after" };
    const after = () => fixture.stripe.customers.create({ email: "after@example.com" }, key);
    await expect(after()).rejects.toMatchObject({ statusCode: 500 });
    const again = { statusCode: 500, headers: { "idempotent-replayed": "true" } };
    await expect(after()).rejects.toMatchObject(again);
    expect(await found("after@example.com")).toHaveLength(1);
  });

  it("limit the rate, and hang", async () => {
    await fault({ kind: "rate-limit" });
    await expect(fixture.stripe.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await fault({ kind: "accept-then-hang", method: "POST" });
    const late = fixture.stripe.customers.create({ email: "hang@example.com" }, { timeout: 200 });
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
