import { describe, expect, it } from "vitest";
import { POST as dismiss } from "../../../app/api/notices/[id]/dismiss/route";
import { GET as getNotices } from "../../../app/api/notices/route";
import { GET as details } from "../../../app/api/subscription/details/route";
import { GET as invoice } from "../../../app/api/subscription/invoice/route";
import { actorOfToken } from "../../../lib/auth/actor";
import { reconcileBilling } from "../../../lib/billing/reconcile-billing";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { deadlineOf } from "../../../lib/notices/rules";
import type { Notice, PushPayload } from "../../../lib/notices/types";
import { call } from "../../fixtures";
import { mailsTo } from "../../mailbox";
import { mailNotices, pushNotices } from "../../outbox";
import { type Browser, makeBrowser, switchOn, pushesTo } from "../notices/browsers";
import { advance, choose, control, customerOf, pay, settle, stateOf, submit, visitor } from "../../stripe";
import { hearWebhooks } from "../../webhooks";

hearWebhooks();

const GRACE_MS = 7 * 86_400_000;

async function paying() {
  const { actor, token } = await visitor();
  await pay(await choose(token, "STANDARD"));
  await advance("8 days");
  await settle();
  const customer = await customerOf(actor);
  const decline = (code: string | null) => control("POST", `/customers/${customer}/card`, { decline: code });
  const notices = async () =>
    ((await call(getNotices, { bearer: token })).object.notices as Notice[]).map(({ kind, until, id }) => ({
      kind,
      until,
      id,
    }));
  const plan = async () => (await call(details, { bearer: token })).object;
  return { actor, token, decline, notices, plan };
}

async function owing(browser?: Browser) {
  const owner = await paying();
  if (browser) await switchOn(owner.token, browser);
  await owner.decline("insufficient_funds");
  await advance("1 month");
  await settle();
  return owner;
}

const BAKERY_TIME = { locale: "en", timeZone: "Europe/Budapest" } as const;

describe("a payment that failed", () => {
  it("is reported once, on the dashboard, by mail and by push, with the date until which everything works", async () => {
    const browser = await makeBrowser();
    const { actor, notices, plan, token } = await owing(browser);
    await db.user.update({ where: { id: actor.userId }, data: { timeZone: BAKERY_TIME.timeZone } });
    const { pastDueSince } = await db.subscription.findUniqueOrThrow({ where: { userId: actor.userId } });
    const until = new Date((pastDueSince?.getTime() ?? 0) + GRACE_MS);
    expect(await notices()).toMatchObject([{ kind: "PAYMENT_FAILED", until: until.toISOString() }]);
    expect(await plan()).toMatchObject({ graceEnd: until.toISOString(), access: true });
    expect(await actorOfToken(token)).toMatchObject({ owesPayment: true });
    await mailNotices();
    await pushNotices();
    await advance("4 days");
    await settle();
    await mailNotices();
    await pushNotices();
    const pushed = (await pushesTo(browser)).map(({ text }) => JSON.parse(text) as PushPayload);
    expect(pushed).toMatchObject([
      {
        title: "The payment for your plan did not go through",
        body: `Everything keeps working until ${deadlineOf(until, new Date(), BAKERY_TIME).until}.`,
        path: "/subscription",
      },
    ]);
    const mails = await mailsTo(actor.email);
    expect(mails).toMatchObject([{ subject: "The payment for your plan did not go through" }]);
    expect(mails[0]?.text).toContain(
      `Everything keeps working until ${deadlineOf(until, new Date(), BAKERY_TIME).until}`,
    );
    expect(mails[0]?.links).toContain(`${env().APP_URL}/subscription`);
  });

  it("is mended on the invoice's own page, and then the notice goes and the credits come", async () => {
    const { actor, decline, notices, token } = await owing();
    await decline(null);
    const { object } = await call(invoice, { cookie: token });
    await fetch(String(object.url), { method: "POST", redirect: "manual" });
    await settle();
    expect(await notices()).toEqual([]);
    expect(await actorOfToken(token)).toMatchObject({ owesPayment: false });
    expect(await stateOf(actor)).toMatchObject({ status: "ACTIVE", grants: [20_000, 150_000, 150_000] });
    expect(String((await call(invoice, { cookie: token })).object.url)).toContain("/stripe/portal/");
  });

  it("stays dismissed, whatever is read again", async () => {
    const { notices, token } = await owing();
    const [{ id } = { id: 0 }] = await notices();
    await call(dismiss, { method: "POST", bearer: token, params: { id: String(id) } });
    await reconcileBilling();
    await advance("4 days");
    await settle();
    expect(await notices()).toEqual([]);
  });

  it("that ends the plan is reported as that, until there is a plan again", async () => {
    const { actor, decline, notices, plan, token } = await owing();
    await advance("20 days");
    await settle();
    expect(await plan()).toMatchObject({ situation: "ended", access: false });
    expect(await notices()).toMatchObject([{ kind: "PLAN_ENDED" }]);
    await decline(null);
    await pay(await choose(token, "STANDARD"));
    await settle();
    expect(await stateOf(actor)).toMatchObject({ status: "ACTIVE" });
    expect(await notices()).toEqual([]);
  });

  it("leaves everything working for the days of grace, also when Stripe gives up before", async () => {
    await control("PUT", "/settings", { retryDays: [1, 1], afterRetries: "unpaid" });
    const { actor, plan } = await owing();
    await advance("3 days");
    await settle();
    expect(await stateOf(actor)).toMatchObject({ status: "UNPAID" });
    expect(await plan()).toMatchObject({ situation: "pastDue", access: true });
    await control("PUT", "/settings", { retryDays: [3, 5, 7], afterRetries: "cancel" });
  });
});

describe("credits of a period", () => {
  it("that was never granted are not used: the trial's are what there was", async () => {
    const { actor, token } = await visitor();
    await pay(await choose(token, "STANDARD"), "4000 0000 0000 0341");
    await settle();
    await spend(actor.userId, 3_000);
    await advance("8 days");
    await settle();
    expect((await call(details, { bearer: token })).object).toMatchObject({
      situation: "pastDue",
      creditAmount: 17_000,
      creditTotal: 20_000,
    });
  });

  it("are counted from the last period that was paid, with its upgrade", async () => {
    const { actor, token, plan } = await paying();
    await spend(actor.userId, 10_000);
    await submit((await fetch(await choose(token, "PROFESSIONAL"))).url);
    await settle();
    expect(await plan()).toMatchObject({ creditAmount: 340_000, creditTotal: 350_000 });
  });

  it("that were taken back with their payment are not used either", async () => {
    const { actor, plan } = await paying();
    await spend(actor.userId, 10_000);
    const charges = await control<{ id: string; customer: string }[]>("GET", "/charges");
    const mine = await customerOf(actor);
    const charge = charges.find(({ customer }) => customer === mine);
    await control("POST", `/charges/${charge?.id}/refund`, { amount: 500 });
    await settle();
    expect(await plan()).toMatchObject({ creditAmount: 90_000, creditTotal: 100_000 });
  });

  it("that were spent before their payment was taken back are no part of it", async () => {
    const { actor, plan } = await paying();
    await spend(actor.userId, 130_000);
    const charges = await control<{ id: string; customer: string; amount: number }[]>("GET", "/charges");
    const mine = await customerOf(actor);
    const charge = charges.find(({ customer }) => customer === mine);
    await control("POST", `/charges/${charge?.id}/refund`, { amount: 500 });
    await settle();
    expect(await plan()).toMatchObject({ creditAmount: 0, creditTotal: 100_000 });
    const dispute = await control<{ id: string }>("POST", `/charges/${charge?.id}/dispute`, {});
    await settle();
    expect(await plan()).toMatchObject({ situation: "disputed", creditAmount: 0, creditTotal: 0 });
    await control("POST", `/disputes/${dispute.id}/close`, { won: true });
    await settle();
    expect(await plan()).toMatchObject({ creditAmount: 0, creditTotal: 100_000 });
  });
});

/** Takes credits as a generation that was settled does. */
async function spend(userId: string, amount: number): Promise<void> {
  const generation = await db.generation.create({
    data: {
      userId,
      state: "SETTLED",
      reserved: amount,
      cost: amount,
      leaseUntil: new Date(),
      finishedAt: new Date(),
    },
  });
  const key = `reserve:${generation.id}`;
  await db.creditEntry.create({
    data: { userId, key, delta: -amount, reason: "RESERVE", generationId: generation.id },
  });
  await db.creditAccount.update({ where: { userId }, data: { balance: { decrement: amount } } });
}
