// The end that a model reads in a fact's words after it was saved: proposed, and never put in the place of one that was entered.
import { beforeEach, describe, expect, it } from "vitest";
import { PATCH } from "../../../app/api/facts/[id]/route";
import { GET, POST } from "../../../app/api/facts/route";
import { proposeEnd } from "../../../lib/brand/facts/mutations";
import type { Fact } from "../../../lib/brand/facts/types";
import { db } from "../../../lib/db";
import { workOutbox } from "../../../lib/jobs/work-outbox";
import { factReadingHandler } from "../../../lib/posts/checking/read-fact";
import { actorOf } from "../../facebook";
import { makeOwner } from "../../factories";
import { call } from "../../fixtures";
import { clearFaults, plant } from "../posts/drafting/drafts";

beforeEach(async () => {
  await clearFaults();
  await db.user.deleteMany();
});

/** The twentieth of the next month, by the calendar of UTC, in figures and in words that only a model reads. */
const now = new Date();
const soon = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 20));
const DAY = soon.toISOString().slice(0, 10);
const month = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(soon);
const quote = `until the twentieth of ${month}`;
const TEXT = `Twenty percent off ${quote}`;
const day = { day: 20, month: soon.getUTCMonth() + 1, year: soon.getUTCFullYear() };
const answer = { days: [{ quote, is: "day", role: "until", ...day }], claims: [] };

/** Has the model say so of the next text that it reads. */
const saying = () =>
  plant({ contains: "text_reading", kind: "says", times: 1, message: JSON.stringify(answer) });
const read = () => workOutbox(factReadingHandler);

async function makeBakery() {
  const { user, token: bearer } = await makeOwner();
  const factOf = (object: unknown) => object as Fact;
  return {
    userId: user.id,
    token: bearer,
    add: async (body: object) => factOf((await call(POST, { method: "POST", bearer, body })).object),
    change: (id: string, body: object) => call(PATCH, { method: "PATCH", bearer, params: { id }, body }),
    fact: async () => {
      const [fact] = (await call(GET, { bearer })).object.facts as Fact[];
      if (!fact) throw new Error("No fact");
      return fact;
    },
  };
}

/** An owner with an offer whose end only the model reads, and has proposed. */
async function withProposal() {
  const bakery = await makeBakery();
  const offer = await bakery.add({ kind: "OFFER", text: TEXT });
  expect(offer).toMatchObject({ until: null, proposedDay: null });
  await saying();
  await read();
  return { ...bakery, offer };
}

describe("the end that a model reads in a fact", () => {
  it("is proposed after saving, and changes nothing else", async () => {
    const { offer, fact } = await withProposal();
    expect(await fact()).toEqual({ ...offer, proposedDay: DAY });
  });

  it("is taken or left with one press, and not proposed again", async () => {
    const { offer, fact, change } = await withProposal();
    const left = { until: null, revision: offer.revision };
    expect(await change(offer.id, left)).toMatchObject({ status: 200 });
    expect(await fact()).toMatchObject({ until: null, proposedDay: null, revision: 1 });
    expect((await change(offer.id, left)).object, "a repeat").toMatchObject({ revision: 1 });
    await read();
    expect((await fact()).proposedDay).toBeNull();

    const other = await withProposal();
    await other.change(other.offer.id, { until: DAY, revision: 0 });
    expect(await other.fact()).toMatchObject({ lastDay: DAY, proposedDay: null });
  });

  it("is not proposed again after it was left, by a repeat or by a change of nothing that was read", async () => {
    const { offer, fact, change, add } = await withProposal();
    await change(offer.id, { until: null, revision: offer.revision });
    expect((await add({ kind: "OFFER", text: TEXT })).id, "the same fact").toBe(offer.id);
    await read();
    expect((await fact()).proposedDay).toBeNull();
    await change(offer.id, { kind: "OFFER", text: TEXT, from: "2026-01-01" });
    await read();
    expect(await fact()).toMatchObject({ proposedDay: null, firstDay: "2026-01-01" });
  });

  it("waits in messages of its own kind, which a server of the release before leaves alone", async () => {
    const { add, userId } = await makeBakery();
    await add({ kind: "OFFER", text: TEXT });
    expect(await db.outboxMessage.findMany({ where: { userId } })).toMatchObject([{ kind: "fact-reading" }]);
  });

  it.each<[string, object]>([
    ["words", { text: "Ten percent off" }],
    ["kind", { kind: "OTHER" }],
    ["end", { until: new Date("2090-01-31T00:00:00Z") }],
  ])("is none of another %s, which a server of the release before has stored beside it", async (_, data) => {
    const { offer, fact } = await withProposal();
    await db.fact.update({ where: { id: offer.id }, data });
    expect((await fact()).proposedDay).toBeNull();
  });

  it("comes also where another beginning was entered meanwhile", async () => {
    const { add, fact, change } = await makeBakery();
    const offer = await add({ kind: "OFFER", text: TEXT });
    await change(offer.id, { from: "2026-01-01" });
    await saying();
    await read();
    expect(await fact()).toMatchObject({ proposedDay: DAY, revision: 1, until: null });
  });

  it("goes with other words, stays with another beginning, and is refused in a tab that has the old ones", async () => {
    const { offer, fact, change } = await withProposal();
    await change(offer.id, { from: "2026-01-01" });
    expect(await fact()).toMatchObject({ proposedDay: DAY, revision: 1 });
    await change(offer.id, { text: "Ten percent off" });
    expect(await fact()).toMatchObject({ proposedDay: null, until: null });
    expect(await change(offer.id, { until: DAY, revision: 1 })).toMatchObject({
      status: 409,
      message: "FACT_CHANGED",
    });
    expect((await fact()).until).toBeNull();
  });

  it("comes too late for a fact that was changed meanwhile", async () => {
    const { add, fact, change, token } = await makeBakery();
    const offer = await add({ kind: "OFFER", text: TEXT });
    await change(offer.id, { until: "2090-01-31" });
    await saying();
    await read();
    await proposeEnd(await actorOf(token), offer, DAY);
    expect(await fact()).toMatchObject({ lastDay: "2090-01-31", proposedDay: null });
  });

  it("is proposed beside the end of today, which nobody entered", async () => {
    const { add, fact } = await makeBakery();
    const { until } = await add({ kind: "ILL", text: TEXT });
    await saying();
    await read();
    expect(await fact()).toMatchObject({ until, proposedDay: DAY });
  });

  it.each<[string, object]>([
    ["an end was entered", { until: "2090-01-31" }],
    ["it was entered that there is none", { until: null }],
    ["its words say the end outright", { text: `${TEXT}, until 31 January 2090` }],
    ["it is about how to find the business", { kind: "ADDRESS" }],
  ])("is not proposed where %s", async (_, parts) => {
    const { add, fact } = await makeBakery();
    const saved = await add({ kind: "OFFER", text: TEXT, ...parts });
    await saying();
    await read();
    expect(await fact()).toEqual(saved);
  });

  it.each<[string, (owner: { userId: string }) => Promise<unknown>]>([
    [
      "its owner's words are not for the model",
      ({ userId: id }) => db.user.update({ where: { id }, data: { modelReads: false } }),
    ],
    ["there is no plan", ({ userId }) => db.subscription.deleteMany({ where: { userId } })],
  ])("is not asked for where %s", async (_, change) => {
    const bakery = await makeBakery();
    await change(bakery);
    await bakery.add({ kind: "OFFER", text: TEXT });
    await saying();
    await read();
    expect(await db.textReading.count()).toBe(0);
    expect((await bakery.fact()).proposedDay).toBeNull();
  });
});
