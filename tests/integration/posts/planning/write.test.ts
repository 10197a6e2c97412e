import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { reserveCredits, takeCredits } from "../../../../lib/credits/mutations";
import { db } from "../../../../lib/db";
import { leaseIdea } from "../../../../lib/posts/planning/mutations";
import { inModelTurn } from "../../../../lib/queues/heavy-turn";
import { advance, setClockOffset } from "../../../clock";
import { actorOf } from "../../../facebook";
import { clearFaults, eventsOf, plant, settledBalance } from "../drafting/drafts";
import { sendCompletion, startOddModel } from "./odd-model";
import { at, change, countPosts, five, ideasFor, makePlanner, openWrite, plan, planOf, write } from "./weeks";

let restore = () => {};
afterEach(async () => {
  restore();
  restore = () => {};
  await clearFaults();
  await setClockOffset(0);
});

async function planned(parts: { credits?: number; slots?: string[] } = {}) {
  const { user, token } = await makePlanner({ credits: 20_000, ...parts });
  const ideas = await ideasFor(token, parts.slots ? { slots: parts.slots } : {});
  return { user, token, ideas, ids: ideas.map(({ id }) => id) };
}
const statesOf = async (token: string) => (await planOf(token)).ideas.map(({ state }) => state);
const spentBy = async (userId: string) =>
  (await db.post.findMany({ where: { userId } })).reduce((sum, { cost }) => sum + cost, 0);

/** Leaves an owner who has 20,000 credits with so many. */
async function leave(userId: string, credits: number): Promise<void> {
  const taken = { key: `expire:${userId}`, amount: 20_000 - credits, reason: "EXPIRE" as const };
  await takeCredits(db, { userId }, taken);
}

it("waits for its owner's turn with a model, and is refused beyond it", async () => {
  const { user, token, ids } = await planned({ slots: [at(0)] });
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const others = Array.from({ length: 24 }, () => inModelTurn(user.id, () => held));
  expect(await write(token, ids)).toMatchObject({ status: 503, message: "SERVER_BUSY" });
  end();
  await Promise.all(others);
  expect(await write(token, ids)).toMatchObject({ status: 200 });
});

describe("credits", () => {
  it("for two posts, but not for two reservations, are used for both", async () => {
    const { user, token, ideas, ids } = await planned({ slots: [at(0), at(1)] });
    const [{ cost, reserve } = { cost: 0, reserve: 0 }] = ideas;
    const credits = Math.round((cost + 3 * reserve) / 2);
    expect(credits).toBeLessThan(2 * reserve);
    await leave(user.id, credits);
    expect(await planOf(token)).toMatchObject({ affordable: 2 });
    const events = await eventsOf(await openWrite(token, ids));
    expect(events.filter(({ name }) => name === "started")).toHaveLength(2);
    expect(events.filter(({ name }) => name === "written")).toHaveLength(2);
    expect(events.filter(({ name }) => name === "failed")).toEqual([]);
    expect(await settledBalance(user.id)).toBe(credits - (await spentBy(user.id)));
  });

  it("for one of five are said before, and one is written", async () => {
    const { user, token, ideas, ids } = await planned();
    const [{ cost, reserve } = { cost: 0, reserve: 0 }] = ideas;
    const credits = Math.round(0.1 * cost + reserve);
    await leave(user.id, credits);
    expect(await planOf(token)).toMatchObject({ affordable: 1, remainingCreditAmount: credits });
    const { status, written } = await write(token, ids);
    expect(status).toBe(200);
    expect(written.results.filter((result) => "postId" in result)).toHaveLength(1);
    expect(written.results.flatMap((result) => ("code" in result ? result.code : []))).toEqual(
      Array(4).fill("INSUFFICIENT_CREDIT_AMOUNT"),
    );
    expect(await settledBalance(user.id)).toBe(credits - (await spentBy(user.id)));
    expect((await statesOf(token)).sort()).toEqual(["FAILED", "FAILED", "FAILED", "FAILED", "WRITTEN"]);
  });

  it("for none of them are refused before anything is written", async () => {
    const { user, token, ids } = await planned({ credits: 500 });
    expect(await planOf(token)).toMatchObject({ affordable: 0 });
    expect(await write(token, ids)).toMatchObject({
      status: 402,
      message: "INSUFFICIENT_CREDIT_AMOUNT",
      object: { remainingCreditAmount: 500 },
    });
    expect((await openWrite(token, ids)).status).toBe(402);
    expect(await statesOf(token)).toEqual(Array(5).fill("PROPOSED"));
    expect(await settledBalance(user.id)).toBe(500);
  });
});

describe("one that fails", () => {
  it.each([
    ["cut-stream", "MODEL_CUT_OFF"],
    ["garbage", "MODEL_GARBAGE"],
    ["rate-limit", "MODEL_BUSY"],
  ])("by %s does not stop the others, costs nothing, and is written when asked again", async (kind, code) => {
    const { user, token, ids, ideas } = await planned();
    await plant({ kind, contains: `Subject of the post: ${ideas[1]?.line}` });
    const events = await eventsOf(await openWrite(token, ids));
    expect(events.filter(({ name }) => name === "failed")).toEqual([
      { name: "failed", data: { id: ids[1], code } },
    ]);
    expect(events.filter(({ name }) => name === "written")).toHaveLength(4);
    const { ideas: after } = await planOf(token);
    expect(after[1]).toMatchObject({ state: "FAILED", code, postId: null });
    expect(await settledBalance(user.id)).toBe(20_000 - (await spentBy(user.id)));
    await clearFaults();
    expect((await write(token, ids)).written.results.filter((result) => "postId" in result)).toHaveLength(5);
    expect(await countPosts(user.id)).toBe(5);
    expect(await statesOf(token)).toEqual(Array(5).fill("WRITTEN"));
    expect(await settledBalance(user.id)).toBe(20_000 - (await spentBy(user.id)));
  });
});

describe("who reads along", () => {
  it("may leave: it goes on, and is there", async () => {
    const { user, token, ids } = await planned();
    await plant({ kind: "slow", delayMs: 100 });
    const response = await openWrite(token, ids);
    await response.body?.cancel();
    await vi.waitFor(async () => expect(await statesOf(token)).toEqual(Array(5).fill("WRITTEN")), 20_000);
    expect(await countPosts(user.id)).toBe(5);
  });

  it("may press twice: one press of one key, and both get every word", async () => {
    const { user, token, ids } = await planned();
    const key = randomUUID();
    const [one, two] = await Promise.all([0, 1].map(async () => eventsOf(await openWrite(token, ids, key))));
    expect(two).toEqual(one);
    expect(one?.filter(({ name }) => name === "written")).toHaveLength(5);
    expect(await countPosts(user.id)).toBe(5);
    await settledBalance(user.id);
  });

  it("may have two tabs: each idea is written in one of them", async () => {
    const { user, token, ids } = await planned();
    await plant({ kind: "slow", delayMs: 100 });
    const both = await Promise.all([write(token, ids), write(token, [...ids].reverse())]);
    const results = both.flatMap(({ written }) => written.results);
    const codes = results.flatMap((result) => ("code" in result ? result.code : []));
    expect(new Set(codes)).toEqual(new Set(["REQUEST_IN_PROGRESS"]));
    expect(new Set(results.flatMap((result) => ("postId" in result ? result.postId : []))).size).toBe(5);
    expect(await countPosts(user.id)).toBe(5);
    expect(await statesOf(token)).toEqual(Array(5).fill("WRITTEN"));
    expect(await settledBalance(user.id)).toBe(20_000 - (await spentBy(user.id)));
  });

  it("waits for two at a time", async () => {
    const { token, ids } = await planned();
    const model = await startOddModel();
    restore = model.stop;
    let [now, most] = [0, 0];
    model.answers((reply) => {
      most = Math.max(most, (now += 1));
      setTimeout(() => {
        now -= 1;
        sendCompletion(reply, "Fresh rolls, every morning from half past six.");
      }, 150);
    });
    await write(token, ids);
    expect(most).toBe(2);
  });
});

describe("a process that dies", () => {
  it("between the claim and the post: written once, and its reservation is returned", async () => {
    const { user, token, ids } = await planned({ slots: [at(0)] });
    const [id = ""] = ids;
    const actor = await actorOf(token);
    const dead = await leaseIdea(actor, id);
    await reserveCredits(actor, {
      ...{ generationId: dead?.attempt ?? "", kind: "DRAFT" as const, amount: 2_000, leaseSeconds: 360 },
    });
    expect((await write(token, ids)).written.results).toEqual([{ id, code: "REQUEST_IN_PROGRESS" }]);
    expect(await statesOf(token)).toEqual(["WRITING"]);
    await advance(61);
    expect(await statesOf(token)).toEqual(["PROPOSED"]);
    expect((await write(token, ids)).written.results).toMatchObject([
      { id, postId: expect.any(Number) as number },
    ]);
    expect(await countPosts(user.id)).toBe(1);
    expect(await settledBalance(user.id)).toBe(20_000 - (await spentBy(user.id)));
  });

  it("and comes back too late has no post and no charge", async () => {
    const { user, token, ids } = await planned({ slots: [at(0)] });
    await plant({ kind: "slow", delayMs: 1_500, times: 1 });
    const late = write(token, ids);
    await vi.waitFor(async () => expect(await statesOf(token)).toEqual(["WRITING"]));
    await sleep(300);
    await advance(61);
    const other = await write(token, ids);
    expect(other.written.results).toMatchObject([{ postId: expect.any(Number) as number }]);
    // The late one learns that the idea has its post.
    expect((await late).written.results).toEqual(other.written.results);
    expect(await countPosts(user.id)).toBe(1);
    expect(await settledBalance(user.id)).toBe(20_000 - (await spentBy(user.id)));
  });
});

describe("an idea that was dropped after its writer was given up", () => {
  it("gets no post from a late writer, and is not charged for", async () => {
    const { user, token, ids } = await planned({ slots: [at(0)] });
    await plant({ kind: "slow", delayMs: 1_000, times: 1 });
    const late = write(token, ids);
    await vi.waitFor(async () => expect(await statesOf(token)).toEqual(["WRITING"]));
    await sleep(300);
    await advance(61);
    expect((await change(token, ids[0] ?? "", { drop: true })).idea.state).toBe("DROPPED");
    expect((await late).written.results).toEqual([{ id: ids[0], code: "REQUEST_IN_PROGRESS" }]);
    expect(await statesOf(token)).toEqual(["DROPPED"]);
    expect(await countPosts(user.id)).toBe(0);
    expect(await settledBalance(user.id)).toBe(20_000);
  });
});

describe("while it is written", () => {
  it("an idea is not changed, and planning anew leaves it and its time alone", async () => {
    const { user, token, ids } = await planned({ slots: five.slice(0, 2) });
    await plant({ kind: "slow", delayMs: 800, times: 1 });
    const writing = write(token, ids.slice(0, 1));
    await vi.waitFor(async () => expect((await statesOf(token))[0]).toBe("WRITING"));
    for (const body of [{ line: "Rolls" }, { drop: true }, { slotAt: at(4) }])
      expect(await change(token, ids[0] ?? "", body)).toMatchObject({
        status: 409,
        message: "REQUEST_IN_PROGRESS",
      });
    const again = await plan(token, { slots: five.slice(0, 2) });
    expect(again.plan.ideas[0]).toMatchObject({ id: ids[0], slotAt: at(0) });
    expect((await writing).written.results).toMatchObject([{ id: ids[0], slotAt: at(0) }]);
    expect(await countPosts(user.id)).toBe(1);
  });

  it("an idea that is taken up while the week is planned anew keeps its time", async () => {
    const { token, ids } = await planned({ slots: five.slice(0, 2) });
    await plant({ kind: "slow", delayMs: 1_500, contains: "Give at most", times: 1 });
    const again = plan(token, { slots: five.slice(0, 2) });
    await sleep(300);
    await write(token, ids.slice(0, 1));
    const { status, plan: made } = await again;
    expect(status).toBe(200);
    expect(made.ideas.map(({ slotAt }) => slotAt)).toEqual(five.slice(0, 2));
    expect(made.ideas[0]).toMatchObject({ id: ids[0], state: "WRITTEN" });
    expect(made.ideas[1]?.id).not.toBe(ids[1]);
  });

  it("a photo that was deleted is left out", async () => {
    const { user, token, ids } = await planned({ slots: [at(0)] });
    const [media] = await db.$queryRaw<{ id: string }[]>`
      INSERT INTO "Media" ("id", "userId", "key", "mimeType", "bytes", "width", "height", "discarded")
      VALUES (gen_random_uuid(), ${user.id}::uuid, 'gone', 'image/jpeg', 1, 1, 1, true) RETURNING "id"`;
    await db.idea.update({ where: { id: ids[0] }, data: { mediaId: media?.id } });
    expect((await planOf(token)).ideas[0]?.photo).toBeNull();
    expect((await write(token, ids)).written.results).toMatchObject([
      { postId: expect.any(Number) as number },
    ]);
    await db.media.deleteMany({ where: { userId: user.id } });
    expect(await statesOf(token)).toEqual(["WRITTEN"]);
  });
});
