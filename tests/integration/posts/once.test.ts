import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { reserveCredits } from "../../../lib/credits/mutations";
import { db } from "../../../lib/db";
import { actorOf } from "../../facebook";
import { makeOwner } from "../../factories";
import {
  type Event,
  clearFaults,
  draft,
  eventsOf,
  openDraft,
  plant,
  settledBalance,
} from "./drafting/drafts";

afterEach(clearFaults);

const KEY = "click-0001";
const textOf = (events: Event[]) =>
  events
    .filter(({ name }) => name === "text")
    .map(({ data }) => data.delta)
    .join("");

/** Waits until the model has begun to write for an owner. */
const isWrittenOrWriting = (userId: string) =>
  expect.poll(() => db.generation.count({ where: { userId, state: "RESERVED" } })).toBe(1);

describe("a draft that is asked for again with its key", () => {
  it("while it is written, after its screen was reloaded: all of its text from the first word, and one charge", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    await plant({ kind: "slow", delayMs: 800 });
    const lost = await openDraft(token, { key: KEY });
    await lost.body?.cancel();
    await isWrittenOrWriting(user.id);
    const [again, third] = await Promise.all([
      openDraft(token, { key: KEY }).then(eventsOf),
      draft(token, { key: KEY }),
    ]);
    const done = again.at(-1)?.data.object as { generatedPost: { content: string }; cost: number };
    expect(again.at(-1)?.name).toBe("done");
    expect(textOf(again).trim()).toBe(done.generatedPost.content);
    expect(third).toMatchObject({ status: 200, object: done });
    expect(await settledBalance(user.id)).toBe(10_000 - done.cost);
    expect(await db.post.count({ where: { userId: user.id } })).toBe(1);
  });

  it("in the middle of its text: what is there, and then the rest", async () => {
    const { token } = await makeOwner();
    const first = await openDraft(token, { key: KEY });
    const [one, two] = await Promise.all([eventsOf(first), openDraft(token, { key: KEY }).then(eventsOf)]);
    expect(textOf(two)).toBe(textOf(one));
    expect(two.at(-1)).toEqual(one.at(-1));
  });

  it("once it is finished: its result alone", async () => {
    const { token } = await makeOwner();
    const { object } = await draft(token, { key: KEY });
    expect(await eventsOf(await openDraft(token, { key: KEY }))).toMatchObject([
      { name: "done", data: { object } },
    ]);
  });

  it("has failed for both alike", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    await plant({ kind: "cut-stream", times: 1 });
    const first = openDraft(token, { key: KEY }).then(eventsOf);
    const second = openDraft(token, { key: KEY }).then(eventsOf);
    for (const events of await Promise.all([first, second]))
      expect(events.at(-1)).toMatchObject({ name: "error", data: { message: "MODEL_CUT_OFF" } });
    expect(await settledBalance(user.id)).toBe(10_000);
  });
});

describe("a process that died over a draft", () => {
  /** A row as the process left it: claimed, and its lease over. */
  async function abandon(userId: string, attempt: string | null): Promise<void> {
    const { bodyHash, route } = await db.idempotencyKey.findFirstOrThrow({ where: { userId } });
    const row = { userId, route, bodyHash, key: KEY, attempt, leaseUntil: new Date(Date.now() - 1000) };
    await db.idempotencyKey.create({ data: row });
  }

  it("leaves what it held to the next attempt, which has enough with it", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const actor = await actorOf(token);
    const { object: earlier } = await draft(token, { key: "click-0000" });
    const left = 10_000 - Number(earlier.cost);
    const attempt = randomUUID();
    await reserveCredits(actor, { generationId: attempt, kind: "DRAFT", amount: left, leaseSeconds: 360 });
    await abandon(user.id, attempt);
    const { status, object } = await draft(token, { key: KEY });
    expect(status).toBe(200);
    expect(await settledBalance(user.id)).toBe(left - Number(object.cost));
    expect(await db.generation.findUnique({ where: { id: attempt } })).toMatchObject({ state: "REFUNDED" });
  });

  it("and knew of no attempts leaves its place, too", async () => {
    const { user, token } = await makeOwner();
    await draft(token, { key: "click-0000" });
    await abandon(user.id, null);
    expect(await draft(token, { key: KEY })).toMatchObject({ status: 200 });
    expect(await db.post.count({ where: { userId: user.id } })).toBe(2);
  });

  it("and was only slow has lost: nothing of it is saved or paid, and the other's answer stands", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    await plant({ kind: "slow", delayMs: 1_000 });
    const slow = draft(token, { key: KEY });
    await isWrittenOrWriting(user.id);
    const taken = randomUUID();
    await db.idempotencyKey.updateMany({ where: { userId: user.id }, data: { attempt: taken } });
    expect(await slow).toMatchObject({ status: 409, message: "REQUEST_IN_PROGRESS" });
    expect(await settledBalance(user.id)).toBe(10_000);
    expect(await db.post.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.idempotencyKey.findFirst({ where: { userId: user.id } })).toMatchObject({
      attempt: taken,
      status: null,
    });
  });
});
