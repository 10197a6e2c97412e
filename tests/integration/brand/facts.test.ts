import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DELETE, PATCH } from "../../../app/api/facts/[id]/route";
import { GET, POST } from "../../../app/api/facts/route";
import { MAX_FACTS } from "../../../lib/brand/facts/constants";
import type { Fact } from "../../../lib/brand/facts/types";
import { db } from "../../../lib/db";
import { makeBusiness, makeSession, makeUser } from "../../factories";
import { call } from "../../fixtures";

process.env.RATE_LIMITS = "off";

async function makeBakery(timeZone: string | null = "Europe/Budapest") {
  const user = await makeUser();
  await db.user.update({ where: { id: user.id }, data: { timeZone } });
  await makeBusiness(user.id);
  return { userId: user.id, token: (await makeSession(user.id)).token };
}
type Owner = Awaited<ReturnType<typeof makeBakery>>;

const add = ({ token: bearer }: Owner, body: object) => call(POST, { method: "POST", bearer, body });
const change = ({ token: bearer }: Owner, id: string, body: object) =>
  call(PATCH, { method: "PATCH", bearer, params: { id }, body });
const remove = ({ token: bearer }: Owner, id: string, query = "") =>
  call(DELETE, { method: "DELETE", bearer, params: { id }, path: `/api/facts/${id}${query}` });
const list = async ({ token: bearer }: Owner) =>
  (await call(GET, { bearer })).object as unknown as { facts: Fact[]; timeZone: string };
/** The fact of an answer, without the posts that lean on it, which a change names. */
function factOf({ object }: Awaited<ReturnType<typeof add>>): Fact {
  const { posts: _, ...fact } = object as unknown as Fact & { posts?: unknown };
  return fact;
}

/** yyyy-MM-dd, so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("facts", () => {
  it("are added, listed, changed and removed by their owner", async () => {
    const owner = await makeBakery();
    const price = factOf(await add(owner, { kind: "PRICE", text: "Rye bread: 1,200 Ft" }));
    expect(price).toMatchObject({ kind: "PRICE", text: "Rye bread: 1,200 Ft", until: null, revision: 0 });
    const hours = await add(owner, { kind: "OPENING_HOURS", text: "mo-fr 7:00-18:00" });
    expect(factOf(hours).text).toBe("Mo-Fr 07:00-18:00; Sa-Su off");
    expect(await list(owner)).toMatchObject({
      timeZone: "Europe/Budapest",
      facts: [price, factOf(hours)],
    });

    const dearer = await change(owner, price.id, { text: "Rye bread: 1,300 Ft", revision: 0 });
    expect(dearer).toMatchObject({ status: 200, object: { text: "Rye bread: 1,300 Ft", revision: 1 } });
    expect(await remove(owner, price.id)).toMatchObject({ status: 200, object: { id: price.id } });
    expect((await list(owner)).facts.map(({ id }) => id)).toEqual([factOf(hours).id]);
  });

  it("end when their text says so, on a day of the business, and as their owner changes it", async () => {
    const owner = await makeBakery("Pacific/Auckland");
    const day = inDays(10);
    const text = `Twenty percent off until ${new Intl.DateTimeFormat("en", { day: "numeric", month: "long" }).format(new Date(day))}`;
    const offer = factOf(await add(owner, { kind: "OFFER", text }));
    expect(offer).toMatchObject({ firstDay: null, lastDay: day });
    const midnight = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "Pacific/Auckland" });
    expect(midnight.format(new Date(offer.until ?? ""))).toBe("00:00:00");

    expect(factOf(await change(owner, offer.id, { until: null })).until).toBeNull();
    // The same words with another price keep the end that their owner has chosen.
    const sooner = factOf(await change(owner, offer.id, { until: inDays(3) }));
    expect(sooner).toMatchObject({ text, lastDay: inDays(3) });
    const reworded = factOf(await change(owner, offer.id, { text: "Thirty percent off rye bread" }));
    expect(reworded).toMatchObject({ until: sooner.until, revision: 3 });
  });

  it("of a day end with it, at closing time where that is known", async () => {
    const owner = await makeBakery("UTC");
    const out = factOf(await add(owner, { kind: "SOLD_OUT", text: "croissants" }));
    expect(out.until).toBe(`${inDays(1)}T00:00:00.000Z`);
    await add(owner, { kind: "OPENING_HOURS", text: "Mo-Su 00:00-23:59" });
    const closed = factOf(await add(owner, { kind: "CLOSED" }));
    expect(closed).toMatchObject({ text: "", until: `${inDays(0)}T23:59:00.000Z` });
  });

  it("that are there already are not added twice", async () => {
    const owner = await makeBakery();
    const body = { kind: "ADDRESS", text: "Bartók Béla út 1." };
    const [one, other] = await Promise.all([add(owner, body), add(owner, body)]);
    expect(factOf(one).id).toBe(factOf(other).id);
    expect((await list(owner)).facts).toHaveLength(1);
  });

  it("that are over become true again with one request", async () => {
    const owner = await makeBakery();
    const offer = factOf(await add(owner, { kind: "OFFER", text: "Twenty percent off", until: inDays(2) }));
    await db.fact.update({ where: { id: offer.id }, data: { until: new Date(Date.now() - 60_000) } });
    const again = factOf(await change(owner, offer.id, { renew: true, revision: 0 }));
    const days = (Date.parse(again.until ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7.1);
  });

  it("belong to their owner alone", async () => {
    const [owner, stranger] = [await makeBakery(), await makeBakery()];
    const { id } = factOf(await add(owner, { kind: "OTHER", text: "We bake with rye" }));
    expect(await change(stranger, id, { text: "They do not" })).toMatchObject({
      status: 404,
      message: "FACT_NOT_FOUND",
    });
    expect(await remove(stranger, id)).toMatchObject({ status: 404 });
    expect((await list(stranger)).facts).toEqual([]);
    expect((await list(owner)).facts).toMatchObject([{ id, text: "We bake with rye", revision: 0 }]);
  });

  it("need a brand profile", async () => {
    const { id } = await makeUser();
    const visitor = { userId: id, token: (await makeSession(id)).token };
    expect(await add(visitor, { kind: "OTHER", text: "x" })).toMatchObject({
      status: 404,
      message: "BUSINESS_NOT_FOUND",
    });
  });
});

describe("in two tabs", () => {
  it("a change on an older view is refused, with the fact as it stands", async () => {
    const owner = await makeBakery();
    const { id } = factOf(await add(owner, { kind: "PHONE", text: "+36 1 234 5678" }));
    const both = await Promise.all([
      change(owner, id, { text: "+36 1 111 1111", revision: 0 }),
      change(owner, id, { text: "+36 1 222 2222", revision: 0 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(refused).toMatchObject({ message: "FACT_CHANGED", object: { fact: factOf(saved) } });
    expect(await remove(owner, id, "?revision=0")).toMatchObject({ status: 409 });
    expect((await list(owner)).facts).toEqual([factOf(saved)]);
  });

  it("a change that is repeated because its answer was lost is answered as it was, and changes nothing", async () => {
    const owner = await makeBakery();
    const { id } = factOf(await add(owner, { kind: "PRICE", text: "Rye bread: 1,200 Ft" }));
    const body = { text: "Rye bread: 1,300 Ft", until: inDays(3), revision: 0 };
    const changed = factOf(await change(owner, id, body));
    const again = await change(owner, id, body);
    expect(again).toMatchObject({ status: 200, object: { revision: 1 } });
    expect(factOf(again)).toEqual(changed);
    await db.fact.update({ where: { id }, data: { until: new Date(Date.now() - 60_000) } });
    const renewed = factOf(await change(owner, id, { renew: true, revision: 1 }));
    expect(factOf(await change(owner, id, { renew: true, revision: 1 }))).toEqual(renewed);
  });

  it("what was not changed is no change", async () => {
    const owner = await makeBakery();
    const fact = factOf(await add(owner, { kind: "PHONE", text: "+36 1 234 5678" }));
    expect(factOf(await change(owner, fact.id, { text: fact.text, revision: 0 }))).toEqual(fact);
  });
});

describe("a hundred facts", () => {
  const fill = (userId: string, count: number, until: Date | null = null) =>
    db.fact.createMany({
      data: Array.from({ length: count }, (_, n) => ({
        ...{ userId, kind: "OTHER" as const, text: `Fact ${n}`, until },
        ...{ createdAt: new Date(), updatedAt: new Date() },
      })),
    });

  it("are the most, also at once and from several connections", async () => {
    const owner = await makeBakery();
    await fill(owner.userId, MAX_FACTS - 3);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => add(owner, { kind: "OTHER", text: randomUUID() })),
    );
    const added = replies.filter(({ status }) => status === 200);
    expect(added).toHaveLength(3);
    for (const { status, message } of replies) expect(status === 200 || message === "FACTS_FULL").toBe(true);
    expect(await db.fact.count({ where: { userId: owner.userId } })).toBe(MAX_FACTS);
  });

  it("are the most, also where another process adds one at the same time", async () => {
    const owner = await makeBakery();
    await fill(owner.userId, MAX_FACTS - 1);
    const reply = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "BusinessProfile" WHERE "userId" = ${owner.userId}::uuid FOR UPDATE`;
      const waits = add(owner, { kind: "OTHER", text: "One too many" });
      await new Promise((done) => setTimeout(done, 300));
      const at = new Date();
      const data = {
        userId: owner.userId,
        kind: "OTHER" as const,
        text: "The last",
        createdAt: at,
        updatedAt: at,
      };
      await tx.fact.create({ data });
      return { waits };
    });
    expect(await reply.waits).toMatchObject({ status: 409, message: "FACTS_FULL" });
    expect(await db.fact.count({ where: { userId: owner.userId } })).toBe(MAX_FACTS);
  });

  it("make room where one is over", async () => {
    const owner = await makeBakery();
    await fill(owner.userId, MAX_FACTS - 2);
    await fill(owner.userId, 1, new Date(Date.now() - 86_400_000));
    await fill(owner.userId, 1, new Date(Date.now() - 2 * 86_400_000));
    expect(await add(owner, { kind: "OTHER", text: "One more" })).toMatchObject({ status: 200 });
    expect(await add(owner, { kind: "OTHER", text: "And another" })).toMatchObject({ status: 200 });
    expect(await add(owner, { kind: "OTHER", text: "Too many" })).toMatchObject({ status: 409 });
    expect(await db.fact.count({ where: { userId: owner.userId } })).toBe(MAX_FACTS);
  });
});

describe("what is no fact", () => {
  it.each<[string, object, object]>([
    ["a text without words", { kind: "OTHER", text: " " }, { text: ["Facts.errors.textMissing"] }],
    ["a long text", { kind: "OTHER", text: "x".repeat(301) }, { text: ["Facts.errors.tooLong"] }],
    ["hours in words", { kind: "OPENING_HOURS", text: "nine to five" }, { text: ["Facts.errors.hours"] }],
    [
      "an end that is over",
      { kind: "OFFER", text: "x", until: "2020-01-01" },
      { until: ["Facts.errors.isOver"] },
    ],
    ["no such day", { kind: "OFFER", text: "x", until: "2026-02-30" }, { until: ["Facts.errors.day"] }],
    ["another century", { kind: "OFFER", text: "x", until: "2999-01-01" }, { until: ["Facts.errors.day"] }],
    [
      "an end before its beginning",
      { kind: "OFFER", text: "x", from: inDays(5), until: inDays(3) },
      { until: ["Facts.errors.endsFirst"] },
    ],
    ["an unknown kind", { kind: "RUMOUR", text: "x" }, { kind: ["invalid"] }],
    ["another field", { kind: "OTHER", text: "x", userId: "y" }, { userId: ["unknown"] }],
  ])("%s is refused", async (_, body, fieldErrors) => {
    const owner = await makeBakery();
    expect(await add(owner, body)).toMatchObject({ status: 400, object: { fieldErrors } });
    expect((await list(owner)).facts).toEqual([]);
  });

  it("nothing is no change", async () => {
    const owner = await makeBakery();
    const { id } = factOf(await add(owner, { kind: "OTHER", text: "x" }));
    expect(await change(owner, id, { revision: 0 })).toMatchObject({ status: 400 });
    expect(await change(owner, id, { renew: true, text: "y" })).toMatchObject({ status: 400 });
  });
});
