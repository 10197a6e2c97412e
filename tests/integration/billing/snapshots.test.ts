import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../lib/auth/actor";
import { applySnapshot } from "../../../lib/billing/events/apply-snapshot";
import { db } from "../../../lib/db";
import { type StripeSnapshot, readSnapshot } from "../../../lib/providers/stripe/snapshot";
import { advance, choose, control, customerOf, listen, pay, stateOf, submit, visitor } from "../../stripe";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await listen();
  await control("PUT", "/webhooks", { drop: ["*"] });
});
afterAll(() => close());

/** A person's story as it is read at Stripe after each of its steps: trial, paid, upgraded, renewed. */
async function story(): Promise<{ actor: Actor; readings: StripeSnapshot[] }> {
  const { actor, token } = await visitor();
  const readings: StripeSnapshot[] = [];
  const read = async () => readings.push(await readSnapshot(await customerOf(actor)));
  await pay(await choose(token, "STANDARD"));
  await read();
  await advance("8 days");
  await read();
  await submit((await fetch(await choose(token, "PROFESSIONAL"))).url);
  await read();
  await advance("1 month");
  await read();
  return { actor, readings };
}

async function begin({ userId }: Actor): Promise<void> {
  await db.creditEntry.deleteMany({ where: { userId } });
  await db.creditAccount.deleteMany({ where: { userId } });
  await db.subscription.deleteMany({ where: { userId } });
  await db.stripeCustomer.update({ where: { userId }, data: { creditSortKey: "", seen: 0, fence: 100 } });
}

async function spend({ userId }: Actor): Promise<void> {
  await db.creditEntry.create({ data: { userId, key: `spent:${userId}`, delta: -1_000, reason: "EXPIRE" } });
  await db.creditAccount.update({ where: { userId }, data: { balance: { decrement: 1_000 } } });
}

function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((item, i) => orders(list.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

describe("readings of Stripe", () => {
  it("that are written in any order, some at once: the newest counts, and each period is granted once", async () => {
    const { actor, readings } = await story();
    const { userId } = actor;
    for (const order of orders(readings.map((snapshot, i) => ({ snapshot, fence: i + 1 })))) {
      await begin(actor);
      const [first, second, ...rest] = order;
      if (!first || !second) throw new Error("too few readings");
      await applySnapshot({ userId, fence: first.fence }, first.snapshot);
      await Promise.all(
        [second, ...rest].map(({ fence, snapshot }) => applySnapshot({ userId, fence }, snapshot)),
      );
      expect(await stateOf(actor)).toMatchObject({
        status: "ACTIVE",
        plan: "PROFESSIONAL",
        balance: 350_000,
        grants: [20_000, 150_000, 200_000, 350_000],
      });
    }
  });

  it("that come twice change nothing the second time, also when credits were used between", async () => {
    const { actor, readings } = await story();
    const { userId } = actor;
    const last = readings.at(-1);
    if (!last) throw new Error("no reading");
    await begin(actor);
    await applySnapshot({ userId, fence: 1 }, last);
    await spend(actor);
    expect(await applySnapshot({ userId, fence: 2 }, last)).toEqual([]);
    expect(await stateOf(actor)).toMatchObject({ balance: 349_000 });
  });

  it("with a period that was paid for late: its credits come and go, and the running period keeps its own", async () => {
    const { actor, readings } = await story();
    const { userId } = actor;
    const last = readings.at(-1);
    if (!last) throw new Error("no reading");
    const owed = last.invoices.find(({ lines }) => lines.some(({ amount }) => amount === 1500));
    const before = { ...last, invoices: last.invoices.filter((invoice) => invoice !== owed) };
    await begin(actor);
    await applySnapshot({ userId, fence: 1 }, before);
    expect(await stateOf(actor)).toMatchObject({ balance: 350_000, grants: [20_000, 350_000] });
    // The late period and its upgrade bring 350,000 as well: only the usage shows which of them are left.
    await spend(actor);
    await applySnapshot({ userId, fence: 2 }, last);
    expect((await stateOf(actor)).balance).toBe(349_000);
    expect((await stateOf(actor)).grants).toContain(150_000);
  });
});
