import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as begin } from "../../../app/api/subscription/begin/route";
import { DELETE as cancel } from "../../../app/api/subscription/cancel/route";
import { db } from "../../../lib/db";
import { call } from "../../fixtures";
import { clearFaults, plant } from "../posts/drafting/drafts";
import { advance, choose, control, customerOf, listen, pay, settle, stateOf, visitor } from "../../stripe";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await listen();
});
beforeEach(() => control("DELETE", "/webhooks"));
afterEach(clearFaults);
afterAll(() => close());

const press = (token: string) => call(begin, { cookie: token, method: "POST" });

async function onTrial(card?: string) {
  const { actor, token } = await visitor();
  await pay(await choose(token, "STANDARD"), card);
  await settle();
  const customer = await customerOf(actor);
  const charges = async () =>
    (await control<{ customer: string; paid: boolean }[]>("GET", "/charges")).filter(
      (subscription) => subscription.customer === customer,
    );
  return { actor, token, customer, charges };
}

describe("beginning the plan while on trial", () => {
  it("pays the first period at once, and its invoice grants the credits once", async () => {
    const { actor, token, charges } = await onTrial();
    expect(await press(token)).toMatchObject({
      status: 200,
      object: { situation: "active", creditAmount: 150_000, creditTotal: 150_000, access: true },
    });
    await settle();
    expect(await charges()).toMatchObject([{ paid: true }]);
    expect(await stateOf(actor)).toMatchObject({
      status: "ACTIVE",
      balance: 150_000,
      grants: [20_000, 150_000],
    });
    await advance("1 month");
    await settle();
    expect(await stateOf(actor)).toMatchObject({ grants: [20_000, 150_000, 150_000] });
  });

  it("is one payment for many presses, at once and one after the other", async () => {
    const { actor, token, charges } = await onTrial();
    const replies = await Promise.all(Array.from({ length: 5 }, () => press(token)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await press(token)).status).toBe(200);
    await settle();
    expect(await charges()).toHaveLength(1);
    expect((await stateOf(actor)).grants).toEqual([20_000, 150_000]);
  });

  it("leaves the trial as it is when the card is declined, and works with the next try", async () => {
    const { actor, token, customer, charges } = await onTrial("4000 0000 0000 0341");
    const before = await db.subscription.findUniqueOrThrow({ where: { userId: actor.userId } });
    expect(await press(token)).toMatchObject({ status: 402, message: "PAYMENT_DECLINED" });
    expect(await press(token)).toMatchObject({ status: 402, message: "PAYMENT_DECLINED" });
    await settle();
    expect(await db.subscription.findUniqueOrThrow({ where: { userId: actor.userId } })).toMatchObject({
      status: "TRIALING",
      currentPeriodEnd: before.currentPeriodEnd,
    });
    expect(await stateOf(actor)).toMatchObject({ balance: 20_000, owing: false });
    await control("POST", `/customers/${customer}/card`, { decline: null });
    expect(await press(token)).toMatchObject({ status: 200, object: { situation: "active" } });
    expect((await charges()).filter(({ paid }) => paid)).toHaveLength(1);
  });

  it("has its effect once also when Stripe's answer is lost", async () => {
    const { actor, token, charges } = await onTrial();
    await plant({ provider: "stripe", kind: "error-after-effect", path: "/v1/subscriptions/", times: 1 });
    await press(token);
    await clearFaults();
    expect((await press(token)).status).toBe(200);
    await settle();
    expect(await charges()).toHaveLength(1);
    expect((await stateOf(actor)).grants).toEqual([20_000, 150_000]);
  });

  it("is refused where there is no trial to end", async () => {
    const { token: none } = await visitor();
    expect(await press(none)).toMatchObject({ status: 404, message: "SUBSCRIPTION_NOT_FOUND" });
    const { token, charges } = await onTrial();
    await call(cancel, { cookie: token, method: "DELETE" });
    expect(await press(token)).toMatchObject({ status: 409, message: "TRIAL_NOT_RUNNING" });
    expect(await charges()).toEqual([]);
    expect((await call(begin, { method: "POST" })).status).toBe(401);
  });
});
