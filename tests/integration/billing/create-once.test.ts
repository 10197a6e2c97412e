import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { env } from "../../../lib/settings/env";
import { stripe } from "../../../lib/providers/stripe/client";
import { createOnce } from "../../../lib/providers/stripe/create-once";
import { sandbox } from "../../facebook";

afterEach(() => sandbox("DELETE", "/faults"));

const fault = (kind: string, parts: object = {}) =>
  sandbox("POST", "/faults", { provider: "stripe", method: "POST", path: "/v1/customers", kind, ...parts });

/** A customer of this owner, once; through the vendor's own client. */
const make = (owner: string) =>
  createOnce({ name: `customer:${owner}` }, (options) =>
    stripe().customers.create({ metadata: { owner } }, options),
  );
const made = async (owner: string) =>
  (await stripe().customers.list({ limit: 100 })).data.filter(({ metadata }) => metadata.owner === owner);

/** The same POST under one key, as the wire has it. */
async function post(key: string, owner: string): Promise<Response> {
  return fetch(`${env().STRIPE_API_URL}/v1/customers`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${env().STRIPE_SECRET_KEY}`,
      "content-type": "application/x-www-form-urlencoded",
      "idempotency-key": key,
    },
    body: `metadata[owner]=${owner}`,
  });
}

describe("an error of Stripe's own", () => {
  it.each(["error-before-effect", "error-after-effect"])("is repeated under its key: %s", async (kind) => {
    const owner = randomUUID();
    await fault(kind);
    const first = await post(owner, owner);
    const again = await post(owner, owner);
    expect([first.status, again.status]).toEqual([500, 500]);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.headers.get("original-request")).toBe(first.headers.get("request-id"));
    expect(await again.text()).toBe(await first.text());
    expect(await made(owner)).toHaveLength(kind === "error-before-effect" ? 0 : 1);
    expect((await post(owner, "another")).status).toBe(400);
    expect((await post(randomUUID(), owner)).status).toBe(200);
  });

  it("does not replace an answer that was given before", async () => {
    const owner = randomUUID();
    const first = await post(owner, owner);
    for (const kind of ["error-before-effect", "error-after-effect"]) {
      await fault(kind);
      expect((await post(owner, owner)).status).toBe(500);
    }
    expect(await (await post(owner, owner)).text()).toBe(await first.text());
  });

  it("is not stored if nothing was started: too many calls, a lost connection", async () => {
    const owner = randomUUID();
    await fault("rate-limit");
    expect((await post(owner, owner)).status).toBe(429);
    await fault("reset-before-effect");
    await expect(post(owner, owner)).rejects.toThrow();
    expect((await post(owner, owner)).status).toBe(200);
    expect(await made(owner)).toHaveLength(1);
  });
});

describe("createOnce, over HTTP", () => {
  it("makes one, also for many at once", async () => {
    const owner = randomUUID();
    const ids = await Promise.all(Array.from({ length: 8 }, () => make(owner)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await made(owner)).toHaveLength(1);
  });

  it("gets past an error without effect, which the client's own repeats only hear again", async () => {
    const owner = randomUUID();
    await fault("error-before-effect");
    const { id } = await make(owner);
    expect((await make(owner)).id).toBe(id);
    expect((await made(owner)).map((customer) => customer.id)).toEqual([id]);
  });

  it("and past one with an effect whose answer was lost: all go on to one other", async () => {
    const owner = randomUUID();
    await fault("error-after-effect");
    const ids = await Promise.all(Array.from({ length: 4 }, () => make(owner)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect((await make(owner)).id).toBe(ids[0]?.id);
    expect(await made(owner)).toHaveLength(2);
  });

  it("takes the answer that was given where the line was cut", async () => {
    const owner = randomUUID();
    await fault("accept-then-reset");
    const { id } = await make(owner);
    expect((await made(owner)).map((customer) => customer.id)).toEqual([id]);
  });

  it("says that Stripe is down while it is, and works when it is back", async () => {
    const owner = randomUUID();
    await fault("error-before-effect", { times: null });
    await expect(make(owner)).rejects.toMatchObject({ statusCode: 500 });
    await sandbox("DELETE", "/faults");
    await make(owner);
    expect(await made(owner)).toHaveLength(1);
  });
});
