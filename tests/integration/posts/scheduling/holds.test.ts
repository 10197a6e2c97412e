import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as factRoute } from "../../../../app/api/facts/[id]/route";
import { POST as dismissRoute } from "../../../../app/api/notices/[id]/dismiss/route";
import { POST as holdRoute } from "../../../../app/api/post/[id]/hold/route";
import { POST as restoreRoute } from "../../../../app/api/post/[id]/restore/route";
import { PATCH as timeRoute } from "../../../../app/api/post/[id]/time/route";
import { DELETE as deleteRoute, GET as postRoute } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import { listCalendarPosts } from "../../../../lib/posts/calendar/queries";
import { checkUpcomingPosts } from "../../../../lib/posts/scheduling/problems/check-scheduled-posts";
import { holdLatePosts } from "../../../../lib/posts/scheduling/holding/hold-late-posts";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import type { RestoredPost } from "../../../../lib/posts/scheduling/types";
import type { Post } from "../../../../lib/posts/types";
import { advance } from "../../../clock";
import { BAKERY } from "../../../facebook";
import { makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { connectedOwner, deliveryOf, startAfresh, timesShown } from "../publishing/publishing";
import { inSeconds, noticesOf, release } from "../publishing/scheduling";
import { campaignFor, makeCampaigner, move, at, scheduled } from "../campaigns/campaigns";

process.env.RATE_LIMITS = "off";
beforeEach(startAfresh);

const HOUR = 3600;
const params = (id: number | string) => ({ id: String(id) });

/** A post two hours ahead with a price that a fact says, and that ends in `until` seconds; null: never. */
async function leaning(until: number | null) {
  const owner = await connectedOwner();
  const ends = until === null ? null : new Date(await inSeconds(until));
  const old = { createdAt: new Date(0), updatedAt: new Date(0) };
  const fact = await db.fact.create({
    data: { userId: owner.user.id, kind: "OFFER", text: "Goose at €19", until: ends, ...old },
  });
  const scheduledAt = new Date(await inSeconds(2 * HOUR));
  const content = "Goose with red cabbage, €19 a plate.";
  const { id } = await makePost(owner.user.id, { content, status: "SCHEDULED", scheduledAt });
  await db.post.update({
    where: { id },
    data: {
      lateAt: new Date(scheduledAt.getTime() + HOUR * 1000),
      preflightAt: new Date(scheduledAt.getTime() - HOUR * 1000),
    },
  });
  const delivery = { postId: id, platform: "FACEBOOK" as const, pageId: BAKERY, contentHash: content };
  await db.delivery.create({ data: { ...delivery, dueAt: scheduledAt } });
  const { token } = owner;
  return {
    ...{ ...owner, id, content, fact, scheduledAt },
    hold: async () =>
      expect(await call(holdRoute, { method: "POST", bearer: token, params: params(id) })).toMatchObject({
        status: 200,
      }),
    read: async () =>
      (await call(postRoute, { bearer: token, params: params(id) })).object as unknown as Post,
    endFact: async (seconds: number | null) => {
      const body = { until: seconds === null ? null : await inSeconds(seconds) };
      expect((await call(factRoute, { bearer: token, params: params(fact.id), body })).status).toBe(200);
    },
    notices: async () => (await noticesOf(token)).map(({ kind, code }) => `${kind} ${code}`),
  };
}

const isHeld = async (id: number) => (await deliveryOf(id)).heldAt !== null;

/** Two hours later, with the timers. */
async function whenItsTimeHasCome(): Promise<void> {
  await advance(2 * HOUR + 60);
  await checkUpcomingPosts();
  await sweepDeliveries();
  await holdLatePosts();
  await sweepDeliveries();
}

describe("a post that its owner holds", () => {
  it("stays held when it is deleted and that is undone, and says so", async () => {
    const { token, id, content, hold, notices, scheduledAt } = await leaning(null);
    await hold();
    await call(deleteRoute, { method: "DELETE", bearer: token, params: params(id) });
    expect(await notices()).toEqual([]);
    const reply = await call(restoreRoute, { method: "POST", bearer: token, params: params(id) });
    expect(reply.object as unknown as RestoredPost).toMatchObject({
      ...{ status: "SCHEDULED", scheduledTime: scheduledAt.toISOString() },
      postPlatforms: [{ status: "PENDING", held: true, heldFor: "POST_HELD" }],
      restored: { time: true, delivery: true },
    });
    expect(await notices()).toEqual(["HELD POST_HELD"]);
    await whenItsTimeHasCome();
    expect(await timesShown(content)).toBe(0);
  });

  it("stays held when its campaign is moved, at its new time", async () => {
    const { token } = await makeCampaigner();
    const campaign = await campaignFor(token, { slots: [0, 2].map(at) });
    const [held = 0, free = 0] = await scheduled(token, campaign, 2);
    await call(holdRoute, { method: "POST", bearer: token, params: params(held) });
    const { moved } = await move(token, campaign.id, 3);
    expect(moved.posts).toEqual([
      { postID: held, scheduledAt: at(3) },
      { postID: free, scheduledAt: at(5) },
    ]);
    expect(await deliveryOf(held)).toMatchObject({ dueAt: new Date(at(3)), heldAt: expect.any(Date) });
    expect(await isHeld(free)).toBe(false);
    expect(await noticesOf(token)).toMatchObject([{ kind: "HELD", code: "POST_HELD", postId: held }]);
  });

  it("stays held when the fact that it was held for before is true for longer", async () => {
    const { id, content, hold, endFact, notices } = await leaning(1.5 * HOUR);
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    expect(await notices()).toEqual(["HELD FACT_ENDED"]);
    await hold();
    expect(await notices()).toEqual(["HELD POST_HELD"]);
    await endFact(null);
    expect(await isHeld(id)).toBe(true);
    await advance(HOUR);
    await sweepDeliveries();
    expect(await timesShown(content)).toBe(0);
  });

  it("stays held, with its notice, when a fact is confirmed that ends before it as well", async () => {
    const { token, id, hold, endFact, notices } = await leaning(null);
    await hold();
    // As the check after scheduling does.
    await db.post.update({ where: { id }, data: { preflightAt: new Date(0) } });
    await checkUpcomingPosts();
    await endFact(1.5 * HOUR);
    expect((await notices()).sort()).toEqual(["HELD POST_HELD", "PREFLIGHT FACT_ENDS"]);
    expect((await release(token, id, { action: "confirm" })).status).toBe(200);
    expect(await isHeld(id)).toBe(true);
    expect(await notices()).toEqual(["HELD POST_HELD"]);
  });

  it("is not released by the confirmation of what it was held for once", async () => {
    const { token, id, hold, endFact, read } = await leaning(1.5 * HOUR);
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    expect((await read()).postPlatforms).toMatchObject([{ held: true, heldFor: "FACT_ENDED" }]);
    await endFact(null);
    expect((await read()).postPlatforms).toMatchObject([{ held: false, heldFor: null }]);
    await hold();
    expect((await release(token, id, { action: "confirm" })).status).toBe(200);
    expect((await read()).postPlatforms).toMatchObject([{ held: true, heldFor: "POST_HELD" }]);
  });

  it("goes out where its owner moves it, and is held again where that is undone", async () => {
    const { token, id, content, hold, read, notices, scheduledAt } = await leaning(null);
    await hold();
    const patch = async (body: object) => {
      const { revision } = await read();
      const reply = await call(timeRoute, { bearer: token, params: params(id), body: { ...body, revision } });
      expect(reply.status, reply.text).toBe(200);
      return (await read()).postPlatforms;
    };
    expect(await patch({ scheduledAt: await inSeconds(3 * HOUR) })).toMatchObject([{ held: false }]);
    const undo = { scheduledAt: scheduledAt.toISOString(), hold: true };
    for (let n = 0; n < 2; n++) {
      expect(await patch(undo)).toMatchObject([{ held: true, heldFor: "POST_HELD" }]);
      expect(await notices()).toEqual(["HELD POST_HELD"]);
    }
    await whenItsTimeHasCome();
    expect(await timesShown(content)).toBe(0);
  });

  it("is not released by a tab that does not know of the hold, and stays read", async () => {
    const { token, id, hold, read } = await leaning(null);
    const { revision } = await read();
    await hold();
    const stale = { scheduledAt: await inSeconds(3 * HOUR), revision };
    expect(await call(timeRoute, { bearer: token, params: params(id), body: stale })).toMatchObject({
      ...{ status: 409, message: "POST_CHANGED" },
      object: { post: { id, read: true, postPlatforms: [{ held: true }] } },
    });
    await hold();
    expect((await read()).revision).toBe(revision + 1);
  });

  it("is no certain entry of a calendar", async () => {
    const { user, hold } = await leaning(null);
    const paused = async () => (await listCalendarPosts(user.id)).map((post) => post.paused);
    expect(await paused()).toEqual([false]);
    await hold();
    expect(await paused()).toEqual([true]);
  });
});

describe("a post that is held for a fact", () => {
  it("goes out by its owner's word hours after its time, and is not held for its lateness then", async () => {
    const { token, id, content } = await leaning(1.5 * HOUR);
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    await advance(5 * HOUR);
    await holdLatePosts();
    expect((await release(token, id, { action: "confirm" })).status).toBe(200);
    await holdLatePosts();
    await sweepDeliveries();
    expect(await timesShown(content)).toBe(1);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("is let go by the fact, and by its owner's word, though its notice was dismissed", async () => {
    const one = await leaning(1.5 * HOUR);
    const two = await leaning(1.5 * HOUR);
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    for (const { token } of [one, two])
      for (const notice of await noticesOf(token))
        await call(dismissRoute, { method: "POST", bearer: token, params: params(notice.id) });
    await one.endFact(null);
    await release(two.token, two.id, { action: "confirm" });
    expect([await isHeld(one.id), await isHeld(two.id)]).toEqual([false, false]);
  });
});
