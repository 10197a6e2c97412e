import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as fillRoute } from "../../../../app/api/week/fill/route";
import { db } from "../../../../lib/db";
import type { FillResult } from "../../../../lib/posts/week/types";
import { makeOwner, makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { connectedOwner, startAfresh } from "../publishing/publishing";
import { schedule } from "../publishing/scheduling";
import { saveSlots } from "./week";

/** Seven slots a week, so 56 in eight weeks. */
const DAILY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minute: 960 }));

async function fill(token: string, postIDs: number[], key: string = randomUUID()): Promise<FillResult> {
  const reply = await call(fillRoute, {
    bearer: token,
    headers: { "idempotency-key": key },
    body: { posts: postIDs.map((postID) => ({ postID })) },
  });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as FillResult;
}

async function bakeryWithSlots() {
  const owner = await connectedOwner();
  await db.user.update({ where: { id: owner.user.id }, data: { timeZone: "Europe/Budapest" } });
  await saveSlots(owner.user.id, DAILY);
  const drafts = async (count: number) => {
    const made: number[] = [];
    for (let n = 0; n < count; n++) made.push((await makePost(owner.user.id)).id);
    return made;
  };
  return { ...owner, drafts };
}

const timesOf = async (userId: string) =>
  (await db.post.findMany({ where: { userId, status: "SCHEDULED" }, orderBy: { scheduledAt: "asc" } })).map(
    ({ scheduledAt }) => scheduledAt?.getTime() ?? 0,
  );

/** What placing one draft comes to: "placed", or what keeps it from having a time. */
async function place(token: string, id: number): Promise<string> {
  const [result] = (await fill(token, [id])).results;
  return result && "code" in result ? result.code : "placed";
}

describe("a free slot", () => {
  beforeEach(startAfresh);

  it("is given once: fifty drafts get fifty different ones, the next fifty", async () => {
    const { token, user, drafts } = await bakeryWithSlots();
    const ids = await drafts(50);
    const parts = [ids.slice(0, 20), ids.slice(20, 40), ids.slice(40)];
    await Promise.all(parts.map((part) => fill(token, part)));
    const times = await timesOf(user.id);
    expect(new Set(times).size).toBe(50);
    const days = times.map((at) => Math.round((at - (times[0] ?? 0)) / 86_400_000));
    expect(days).toEqual(ids.map((_, n) => n));
  }, 60_000);

  it("is passed over where it was given by hand", async () => {
    const { token, user, drafts } = await bakeryWithSlots();
    const [one = 0, two = 0] = await drafts(2);
    await place(token, one);
    const [taken = 0] = await timesOf(user.id);
    await db.post.update({ where: { id: one }, data: { scheduledAt: new Date(taken + 86_400_000) } });
    await place(token, two);
    expect(await timesOf(user.id)).toEqual([taken, taken + 86_400_000]);
  });

  it("is not there without posting times, without a free one, without a page", async () => {
    const { token, user, drafts } = await bakeryWithSlots();
    await db.postingSlot.deleteMany({ where: { userId: user.id, weekday: { gt: 1 } } });
    const ids = await drafts(10);
    const results = (await fill(token, ids)).results.map((one) => ("code" in one ? one.code : "placed"));
    expect(results).toEqual([...Array<string>(8).fill("placed"), "NO_FREE_SLOT", "NO_FREE_SLOT"]);
    await db.postingSlot.deleteMany({ where: { userId: user.id } });
    expect(await place(token, ids[9] ?? 0)).toBe("NO_POSTING_TIMES");
    const alone = await makeOwner();
    await saveSlots(alone.user.id, DAILY);
    const draft = await makePost(alone.user.id);
    expect(await place(alone.token, draft.id)).toBe("FACEBOOK_NOT_CONNECTED");
  });
});

describe("filling the free slots", () => {
  beforeEach(startAfresh);

  it("places each draft in order, and says of each that it did not place why", async () => {
    const { token, user, write, drafts } = await bakeryWithSlots();
    const [first = 0, second = 0] = await drafts(2);
    const scheduled = await write("Scheduled");
    await schedule(token, scheduled, { seconds: 90 });
    const out = await makePost(user.id, { status: "PUBLISHED" });
    const blank = await makePost(user.id, { content: " \u200b" });
    const foreign = await makePost((await makeOwner()).user.id);
    const ids = [first, scheduled.id, out.id, blank.id, foreign.id, second, first];
    const { results, problems } = await fill(token, ids);
    expect(results).toEqual([
      { postID: first, scheduledAt: expect.any(String) as string },
      { postID: scheduled.id, code: "POST_SCHEDULED" },
      { postID: out.id, code: "POST_ALREADY_PUBLISHED" },
      { postID: blank.id, code: "VALIDATION_FAILED" },
      { postID: foreign.id, code: "POST_NOT_FOUND" },
      { postID: second, scheduledAt: expect.any(String) as string },
    ]);
    expect(problems).toEqual([]);
    const [one, two] = results.flatMap((result) => ("code" in result ? [] : Date.parse(result.scheduledAt)));
    expect((two ?? 0) - (one ?? 0)).toBeGreaterThan(80_000_000);
    expect(await db.post.findUnique({ where: { id: foreign.id } })).toMatchObject({ status: "GENERATED" });
  });

  it("shares no slot between two tabs, also when both name the same drafts", async () => {
    const { token, user, drafts } = await bakeryWithSlots();
    const [a, b, both] = [await drafts(6), await drafts(6), await drafts(3)];
    const [first, second] = await Promise.all([
      fill(token, [...a, ...both]),
      fill(token, [...b, ...[...both].reverse()]),
    ]);
    const placed = [...first.results, ...second.results].flatMap((one) =>
      "code" in one ? [] : [one.scheduledAt],
    );
    expect(placed).toHaveLength(15);
    expect(new Set(placed).size).toBe(15);
    const refused = [...first.results, ...second.results].filter((one) => "code" in one);
    expect(refused.map((one) => "code" in one && one.code)).toEqual(Array(3).fill("POST_SCHEDULED"));
    expect(new Set(await timesOf(user.id)).size).toBe(15);
  }, 60_000);

  it("repeats its reply, and places nothing twice", async () => {
    const { token, user, drafts } = await bakeryWithSlots();
    const ids = await drafts(2);
    const key = randomUUID();
    expect(await fill(token, ids, key)).toEqual(await fill(token, ids, key));
    expect(await timesOf(user.id)).toHaveLength(2);
  });
});
