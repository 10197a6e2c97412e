import { describe, expect, it } from "vitest";
import { DELETE as cancel } from "../../../app/api/subscription/cancel/route";
import { GET as details } from "../../../app/api/subscription/details/route";
import { GET as history } from "../../../app/api/subscription/history/route";
import { GET as portal } from "../../../app/api/subscription/portal/route";
import { GET as checkout } from "../../../app/api/subscription/route";
import { db } from "../../../lib/db";
import { stripe } from "../../../lib/providers/stripe/client";
import { call } from "../../fixtures";
import { advance, choose, control, customerOf, pay, settle, stateOf, submit, visitor } from "../../stripe";
import { hearWebhooks } from "../../webhooks";

hearWebhooks();

type Sub = { id: string; customer: string };
const subscriptionOf = async (customer: string) =>
  (await control<Sub[]>("GET", "/subscriptions")).find((subscription) => subscription.customer === customer);

async function onTrial(plan: "STANDARD" | "PROFESSIONAL" = "STANDARD") {
  const { actor, token } = await visitor();
  await pay(await choose(token, plan));
  await settle();
  return { actor, token, customer: await customerOf(actor) };
}

async function paying() {
  const all = await onTrial();
  await advance("8 days");
  await settle();
  return all;
}

describe("the checkout", () => {
  it("begins a trial with its credits, after which the plan is paid for and its credits come", async () => {
    const { actor, token } = await onTrial();
    expect((await call(details, { bearer: token })).object).toMatchObject({
      subscriptionStatus: "ACTIVE",
      subscriptionType: "STANDARD",
      creditAmount: 20_000,
      creditTotal: 20_000,
      situation: "trialing",
      access: true,
      trialDays: 0,
    });
    await advance("8 days");
    await settle();
    expect(await stateOf(actor)).toMatchObject({
      status: "ACTIVE",
      balance: 150_000,
      grants: [20_000, 150_000],
    });
    await advance("1 month");
    await settle();
    expect(await stateOf(actor)).toMatchObject({ balance: 150_000, grants: [20_000, 150_000, 150_000] });
    const { object } = await call(history, { bearer: token });
    expect(
      (object.movementList as { kind: string; delta: number }[]).map(({ kind, delta }) => [kind, delta]),
    ).toEqual([
      ["period", 150_000],
      ["expired", -150_000],
      ["period", 150_000],
      ["expired", -20_000],
      ["trial", 20_000],
    ]);
    expect(object).toMatchObject({ numberOfPages: 1, numberOfRecords: 5 });
  });

  it("grants each period's credits under a promotion code of 100 % for ever", async () => {
    const coupon = await stripe().coupons.create({ percent_off: 100, duration: "forever" });
    await stripe().promotionCodes.create({
      promotion: { type: "coupon", coupon: coupon.id },
      code: "FRIENDS",
    });
    const { actor, token } = await visitor();
    const url = await choose(token, "STANDARD");
    await submit(url, { action: "promotion", promotionCode: "friends" });
    await pay(url);
    await settle();
    expect(await stateOf(actor)).toMatchObject({ status: "TRIALING", balance: 20_000, grants: [20_000] });
    await advance("8 days");
    await settle();
    expect(await stateOf(actor)).toMatchObject({
      status: "ACTIVE",
      balance: 150_000,
      grants: [20_000, 150_000],
    });
    await advance("1 month");
    await settle();
    expect(await stateOf(actor)).toMatchObject({ balance: 150_000, grants: [20_000, 150_000, 150_000] });
  });

  it("is one for many clicks, and one customer", async () => {
    const { actor, token } = await visitor();
    const urls = await Promise.all(Array.from({ length: 8 }, () => choose(token, "STANDARD")));
    expect(new Set(urls).size).toBe(1);
    const other = await choose(token, "PROFESSIONAL");
    expect(await (await fetch(urls[0] ?? "")).text()).toContain("has expired");
    await pay(other);
    await settle();
    const customers = await control<Sub[]>("GET", "/subscriptions");
    const mine = await customerOf(actor);
    expect(customers.filter(({ customer }) => customer === mine)).toHaveLength(1);
    expect(await stateOf(actor)).toMatchObject({ plan: "PROFESSIONAL", balance: 20_000 });
  });

  it("leads a subscriber to the portal's change of plan, and to no second trial afterwards", async () => {
    const { actor, token, customer } = await onTrial();
    expect(await choose(token, "STANDARD")).toContain("/stripe/portal/");
    const change = await fetch(await choose(token, "PROFESSIONAL"));
    expect(change.url).toContain("/update/");
    await submit(change.url);
    await advance("2 hours");
    await settle();
    expect(await stateOf(actor)).toMatchObject({ plan: "PROFESSIONAL", status: "ACTIVE", balance: 350_000 });
    await call(cancel, { cookie: token, method: "DELETE" });
    await advance("2 months");
    await settle();
    expect(await stateOf(actor)).toMatchObject({ status: "CANCELED", balance: 0 });
    const again = await choose(token, "STANDARD");
    expect(await (await fetch(again)).text()).not.toContain("7 days free");
    await pay(again);
    await settle();
    expect(await stateOf(actor)).toMatchObject({ status: "ACTIVE", plan: "STANDARD", balance: 150_000 });
    expect(await subscriptionOf(customer)).toBeDefined();
  });

  it("leads a customer to the portal by the address in the reply", async () => {
    const { token } = await onTrial();
    const reply = await call(portal, { cookie: token });
    expect(reply).toMatchObject({ status: 200, statusCode: "OK" });
    expect(reply.object.url).toContain("/stripe/portal/");
  });

  it("is refused to other sites, to visitors, and without a plan's name", async () => {
    const { token } = await visitor();
    const path = "/api/subscription?subscriptionType=STANDARD";
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await call(checkout, { cookie: token, path, headers: foreign })).message).toBe("FOREIGN_ORIGIN");
    expect((await call(checkout, { path })).status).toBe(401);
    const wrong = await call(checkout, { cookie: token, path: "/api/subscription?subscriptionType=GOLD" });
    expect(wrong).toMatchObject({ status: 400, message: "VALIDATION_FAILED" });
    expect((await call(portal, { cookie: token })).message).toBe("SUBSCRIPTION_NOT_FOUND");
    expect((await call(cancel, { cookie: token, method: "DELETE" })).message).toBe("SUBSCRIPTION_NOT_FOUND");
  });

  it("says that Stripe is down, and works when it is back", async () => {
    const { token } = await visitor();
    const path = "/api/subscription?subscriptionType=STANDARD";
    const { SANDBOX_URL } = process.env;
    await fetch(`${SANDBOX_URL}/api/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider: "stripe", kind: "error-before-effect", times: 30 }),
    });
    expect(await call(checkout, { cookie: token, path })).toMatchObject({
      status: 502,
      message: "BILLING_UNAVAILABLE",
    });
    await fetch(`${SANDBOX_URL}/api/faults`, { method: "DELETE" });
    expect(await choose(token, "STANDARD")).toContain("/stripe/checkout/");
  });
});

describe("what becomes of a plan", () => {
  it("an upgrade brings the difference once a period, whatever is changed to and fro", async () => {
    const { actor, token } = await paying();
    const to = async (plan: "STANDARD" | "PROFESSIONAL") => {
      await submit((await fetch(await choose(token, plan))).url);
      await settle();
    };
    await to("PROFESSIONAL");
    expect(await stateOf(actor)).toMatchObject({ balance: 350_000, grants: [20_000, 150_000, 200_000] });
    await to("STANDARD");
    await to("PROFESSIONAL");
    expect(await stateOf(actor)).toMatchObject({ plan: "PROFESSIONAL", balance: 350_000 });
    await advance("1 month");
    await settle();
    expect(await stateOf(actor)).toMatchObject({
      balance: 350_000,
      grants: [20_000, 150_000, 200_000, 350_000],
    });
  });

  it("a cancelled one works to the end of its period, and then ends with its credits", async () => {
    const { actor, token } = await paying();
    expect((await call(cancel, { cookie: token, method: "DELETE" })).status).toBe(200);
    expect((await call(details, { bearer: token })).object).toMatchObject({
      situation: "ending",
      access: true,
    });
    await advance("1 month");
    await settle();
    expect((await call(details, { bearer: token })).object).toMatchObject({
      subscriptionStatus: "CANCELED",
      situation: "ended",
      access: false,
      creditAmount: 0,
    });
    expect((await stateOf(actor)).grants).toEqual([20_000, 150_000]);
  });

  it("an unpaid renewal works for the grace period, is on hold after it, and continues when it is paid", async () => {
    const { actor, token, customer } = await paying();
    await control("POST", `/customers/${customer}/card`, { decline: "insufficient_funds" });
    await advance("1 month");
    await settle();
    expect((await call(details, { bearer: token })).object).toMatchObject({
      subscriptionStatus: "PAST_DUE",
      situation: "pastDue",
      access: true,
      creditAmount: 150_000,
    });
    const pastDueSince = new Date(Date.now() - 8 * 86_400_000);
    await db.subscription.update({ where: { userId: actor.userId }, data: { pastDueSince } });
    expect((await call(details, { bearer: token })).object).toMatchObject({
      situation: "overdue",
      access: false,
    });
    await control("POST", `/customers/${customer}/card`, { decline: null });
    await advance("4 days");
    await settle();
    expect(await stateOf(actor)).toMatchObject({
      status: "ACTIVE",
      owing: false,
      grants: [20_000, 150_000, 150_000],
    });
  });

  it("a refund takes back the credits of its period, in part for a part, and never below nothing", async () => {
    const { actor, customer } = await paying();
    const charges = await control<{ id: string; customer: string; amount: number }[]>("GET", "/charges");
    const charge = charges.find((each) => each.customer === customer);
    await control("POST", `/charges/${charge?.id}/refund`, { amount: 500 });
    await settle();
    expect(await stateOf(actor)).toMatchObject({ balance: 100_000, hold: null });
    await db.creditEntry.create({
      data: { userId: actor.userId, key: `test:${actor.userId}`, delta: -60_000, reason: "EXPIRE" },
    });
    await db.creditAccount.update({ where: { userId: actor.userId }, data: { balance: 40_000 } });
    await control("POST", `/charges/${charge?.id}/refund`, {});
    await settle();
    expect(await stateOf(actor)).toMatchObject({ balance: 0, hold: "REFUNDED" });
    await advance("1 month");
    await settle();
    expect(await stateOf(actor)).toMatchObject({ balance: 150_000, hold: null });
  });

  it("a dispute holds the plan until it is won", async () => {
    const { actor, token, customer } = await paying();
    const charges = await control<{ id: string; customer: string }[]>("GET", "/charges");
    const charge = charges.find((each) => each.customer === customer);
    const dispute = await control<{ id: string }>("POST", `/charges/${charge?.id}/dispute`, {});
    await settle();
    expect(await stateOf(actor)).toMatchObject({ balance: 0, hold: "DISPUTED" });
    expect((await call(details, { bearer: token })).object).toMatchObject({
      situation: "disputed",
      access: false,
    });
    await control("POST", `/disputes/${dispute.id}/close`, { won: true });
    await settle();
    expect(await stateOf(actor)).toMatchObject({ balance: 150_000, hold: null });
  });
});
