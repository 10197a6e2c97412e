// npm run test:billing: what becomes of plan and credits does not depend on the order, the number or the time of
// Stripe's events, nor on a handler that dies.
import { fork } from "node:child_process";
import { createHmac, randomInt } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DELETE as cancel } from "../../../app/api/subscription/cancel/route";
import type { Actor } from "../../../lib/auth/actor";
import { stripeEventHandler } from "../../../lib/billing/events/process-events";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { enqueue } from "../../../lib/jobs/outbox";
import { call } from "../../fixtures";
import { countWaiting } from "../../outbox";
import { setClockOffset } from "../../clock";
import {
  advance,
  choose,
  control,
  customerOf,
  listen,
  pay,
  post,
  settle,
  stateOf,
  submit,
  visitor,
} from "../../stripe";
import { full } from "../budget";

/** How much is done: everything by `npm run test:billing`, a part of it in `npm run test:all`. */
const size = full
  ? { orders: 120, times: 50, mixtures: 60, kills: 10 }
  : { orders: 6, times: 4, mixtures: 2, kills: 1 };

type Event = { id: string; type: string; data: { object: { total?: number; billing_reason?: string } } };
type Person = { actor: Actor; token: string };

let close: () => Promise<void>;
beforeEach(async () => {
  await fetch(`${env().SANDBOX_URL}/api/reset`, { method: "POST" });
  close = await listen();
});
afterEach(() => close());

/** The events about a customer, the first first. */
async function eventsOf(actor: Actor): Promise<Event[]> {
  return (await control<Event[]>("GET", `/events?customer=${await customerOf(actor)}`)).reverse();
}

/** Deletes all data derived from Stripe, so that the same events can be replayed in another order. */
async function forget({ userId }: Actor): Promise<void> {
  await db.stripeEvent.deleteMany();
  await db.creditEntry.deleteMany({ where: { userId } });
  await db.creditAccount.deleteMany({ where: { userId } });
  await db.subscription.deleteMany({ where: { userId } });
  await db.stripeCustomer.update({ where: { userId }, data: { creditSortKey: "" } });
}

const deliver = (event: Event, times: number) => control("POST", `/events/${event.id}/redeliver`, { times });

/** Every order of the list, or at most `most` of them, evenly sampled. */
function ordersOf<T>(list: readonly T[], most: number): T[][] {
  const all = (rest: readonly T[]): T[][] =>
    rest.length < 2
      ? [[...rest]]
      : rest.flatMap((item, i) => all(rest.filter((_, j) => j !== i)).map((tail) => [item, ...tail]));
  const orders = all(list);
  const step = Math.max(1, Math.floor(orders.length / most));
  return orders.filter((_, i) => i % step === 0).slice(0, most);
}

async function upgrade(token: string): Promise<void> {
  await submit((await fetch(await choose(token, "PROFESSIONAL"))).url);
}

/** Trial, first payment, upgrade; no event of it has been delivered yet. */
async function firstStory(): Promise<Person> {
  const person = await visitor();
  await control("PUT", "/webhooks", { drop: ["*"] });
  await pay(await choose(person.token, "STANDARD"));
  await advance("8 days");
  await upgrade(person.token);
  await control("DELETE", "/webhooks");
  return person;
}

/** A refund, a renewal that fails and is paid later, a cancellation and its end; no event has been delivered yet. */
async function secondStory(): Promise<Person> {
  const person = await firstStory();
  await control("PUT", "/webhooks", { drop: ["*"] });
  const customer = await customerOf(person.actor);
  const [charge] = await control<{ id: string }[]>("GET", "/charges");
  await control("POST", `/charges/${charge?.id}/refund`, {});
  await control("POST", `/customers/${customer}/card`, { decline: "insufficient_funds" });
  await advance("1 month");
  await control("POST", `/customers/${customer}/card`, { decline: null });
  await advance("4 days");
  await call(cancel, { cookie: person.token, method: "DELETE" });
  await advance("1 month");
  await control("DELETE", "/webhooks");
  return person;
}

/** Tells a story in each order, each event many times at once, and a second time later; the end is always the same. */
async function inEveryOrder({ actor }: Person, chosen: Event[]) {
  const ends = new Map<string, string[]>();
  for (const order of ordersOf(chosen, size.orders)) {
    await forget(actor);
    for (const event of order) {
      await deliver(event, size.times);
      await settle();
    }
    const end = await stateOf(actor);
    // A month later, when their ids are forgotten as well.
    await db.stripeEvent.deleteMany();
    await Promise.all(order.map((event) => deliver(event, 2)));
    await settle();
    expect(await stateOf(actor)).toEqual(end);
    ends.set(
      JSON.stringify(end),
      order.map(({ type }) => type),
    );
  }
  expect([...ends.keys()]).toHaveLength(1);
  return stateOf(actor);
}

const find = (
  events: Event[],
  type: string,
  test: (object: Event["data"]["object"]) => boolean = () => true,
) => {
  const found = events.find((event) => event.type === type && test(event.data.object));
  if (!found) throw new Error(`no ${type} among ${events.map((event) => event.type).join()}`);
  return found;
};

describe("every order of events", () => {
  it("of checkout, created, the trial's zero invoice, the first paid invoice and an upgrade", async () => {
    const person = await firstStory();
    const events = await eventsOf(person.actor);
    const end = await inEveryOrder(person, [
      find(events, "checkout.session.completed"),
      find(events, "customer.subscription.created"),
      find(events, "invoice.paid", ({ total }) => total === 0),
      find(events, "invoice.paid", ({ total }) => total === 1500),
      find(events, "invoice.paid", ({ billing_reason }) => billing_reason === "subscription_update"),
    ]);
    expect(end).toEqual({
      status: "ACTIVE",
      plan: "PROFESSIONAL",
      hold: null,
      ending: false,
      owing: false,
      balance: 350_000,
      grants: [20_000, 150_000, 200_000],
    });
  });

  it("of paid, payment failed, a refund, an update and a deletion; created after deleted stays deleted", async () => {
    const person = await secondStory();
    const events = await eventsOf(person.actor);
    const end = await inEveryOrder(person, [
      find([...events].reverse(), "invoice.paid", ({ total }) => total === 3500),
      find(events, "invoice.payment_failed"),
      find(events, "charge.refunded"),
      find([...events].reverse(), "customer.subscription.updated"),
      find(events, "customer.subscription.deleted"),
    ]);
    expect(end).toMatchObject({
      status: "CANCELED",
      balance: 0,
      grants: [20_000, 150_000, 200_000, 350_000],
    });
    await deliver(find(events, "customer.subscription.created"), size.times);
    await settle();
    expect(await stateOf(person.actor)).toEqual(end);
  });
});

describe("events that come while the story goes on", () => {
  it("late, early, twice, in any mixture: one grant a paid period, and the same end", async () => {
    for (let round = 0; round < size.mixtures; round += 1) {
      await fetch(`${env().SANDBOX_URL}/api/reset`, { method: "POST" });
      await close();
      close = await listen();
      await control("PUT", "/webhooks", { hold: true, duplicates: randomInt(3) });
      const { actor, token } = await visitor();
      const some = async () => {
        const held = await control<{ event: string }[]>("GET", "/deliveries?state=held");
        const order = held.map(({ event }) => event).filter(() => randomInt(2) === 0);
        await control("POST", "/release", {
          order: order.sort(() => randomInt(3) - 1),
          parallel: randomInt(2) === 0,
        });
      };
      await pay(await choose(token, "STANDARD"));
      await some();
      await advance("8 days");
      await some();
      await upgrade(token);
      await some();
      await advance("1 month");
      await some();
      await control("POST", "/release", { reverse: true });
      await settle();
      expect(await stateOf(actor)).toMatchObject({
        status: "ACTIVE",
        plan: "PROFESSIONAL",
        balance: 350_000,
      });
      expect((await stateOf(actor)).grants.toSorted((a, b) => a - b)).toEqual([
        20_000, 150_000, 200_000, 350_000,
      ]);
    }
  });
});

describe("a handler that is killed halfway", () => {
  it("leaves its events to the next one, with the same result", async () => {
    const person = await firstStory();
    const events = (await eventsOf(person.actor)).filter(({ type }) =>
      /^(invoice\.paid|checkout|customer\.sub)/.test(type),
    );
    for (let round = 0; round < size.kills; round += 1) {
      await forget(person.actor);
      const customerId = await customerOf(person.actor);
      const messages = events.map(({ id }) => ({ key: id, payload: { customerId, chargeId: null } }));
      await enqueue(db, stripeEventHandler, messages);
      const child = fork(fileURLToPath(new URL("billing-child.ts", import.meta.url)), {
        execArgv: ["--conditions=react-server", "--import", "tsx"],
        stdio: "inherit",
      });
      await once(child, "message");
      await fault({
        provider: "stripe",
        kind: "kill",
        path: ["/v1/subscriptions", "/v1/invoices", "/v1/charges"][round % 3],
        pid: child.pid,
      });
      const exit = once(child, "exit");
      child.send("go");
      expect((await exit)[1]).toBe("SIGKILL");
      await fetch(`${env().SANDBOX_URL}/api/faults`, { method: "DELETE" });
      expect(await countWaiting("stripe-event")).toBe(events.length);
      await setClockOffset(61_000);
      await settle();
      await setClockOffset(0);
      expect(await stateOf(person.actor)).toMatchObject({
        status: "ACTIVE",
        balance: 350_000,
        grants: [20_000, 150_000, 200_000],
      });
    }
  });
});

const fault = (body: object) =>
  fetch(`${env().SANDBOX_URL}/api/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("a webhook that is not Stripe's", () => {
  const body = JSON.stringify({
    id: "evt_forged",
    object: "event",
    type: "invoice.paid",
    data: { object: { customer: "cus_1" } },
  });
  const sign = (text: string, secret: string, at = Math.floor(Date.now() / 1000)) =>
    `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${text}`).digest("hex")}`;

  it("is refused: unsigned, forged, altered, stale; and leaves nothing", async () => {
    const secret = env().STRIPE_WEBHOOK_SECRET;
    const seconds = Math.floor(Date.now() / 1000);
    await db.stripeEvent.deleteMany();
    expect(await post(body)).toBe(400);
    expect(await post(body, "")).toBe(400);
    expect(await post(body, "t=1,v1=abc")).toBe(400);
    expect(await post(body, sign(body, "whsec_other"))).toBe(400);
    expect(await post(body.replace("cus_1", "cus_2"), sign(body, secret))).toBe(400);
    expect(await post(body, sign(body, secret, seconds - 301))).toBe(400);
    expect(await post(`${" ".repeat(1_000_001)}${body}`, sign(body, secret))).toBe(413);
    expect(await db.stripeEvent.count()).toBe(0);
    expect(await post(body, sign(body, secret))).toBe(200);
    expect(await post(body, sign(body, secret, seconds - 290))).toBe(200);
    expect(await db.stripeEvent.count({ where: { id: "evt_forged" } })).toBe(1);
  });
});
