import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as removeRoute, PATCH as factRoute } from "../../../../app/api/facts/[id]/route";
import { PATCH } from "../../../../app/api/post/[id]/route";
import { POST as releaseRoute } from "../../../../app/api/post/[id]/release/route";
import { PATCH as timeRoute } from "../../../../app/api/post/[id]/time/route";
import { db } from "../../../../lib/db";
import { instantOf } from "../../../../lib/i18n/wall-time";
import { checkUpcomingPosts } from "../../../../lib/posts/scheduling/problems/check-scheduled-posts";
import { holdLatePosts } from "../../../../lib/posts/scheduling/holding/hold-late-posts";
import type { LeaningPost, ScheduleResult } from "../../../../lib/posts/scheduling/types";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { advance, setClockOffset } from "../../../clock";
import { BAKERY, CATERING } from "../../../facebook";
import { makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { countWaiting } from "../../../outbox";
import { connectedOwner, deliveryOf, settleAll, startAfresh, timesShown } from "../publishing/publishing";
import { pause, resume } from "../publishing/scheduling";

beforeEach(startAfresh);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const params = (id: number | string) => ({ id: String(id) });
const setClock = (at: number) => setClockOffset(at - Date.now());

let prices = 100;

/** A scheduled post with a price that a fact says until `until`. */
async function leaning(userId: string, scheduledAt: Date, until: Date | null, pageId = BAKERY) {
  const price = `€${(prices += 1)}`;
  const at = { createdAt: new Date(0), updatedAt: new Date(0) };
  const fact = await db.fact.create({
    data: { userId, kind: "OFFER", text: `Goose at ${price}`, until, ...at },
  });
  const content = `Goose with red cabbage, ${price} a plate.`;
  const post = await makePost(userId, { content, status: "SCHEDULED", scheduledAt });
  const lateAt = new Date(scheduledAt.getTime() + HOUR);
  await db.post.update({
    where: { id: post.id },
    data: { lateAt, preflightAt: new Date(scheduledAt.getTime() - HOUR) },
  });
  const delivery = { postId: post.id, platform: "FACEBOOK" as const, pageId, contentHash: content };
  await db.delivery.create({ data: { ...delivery, dueAt: scheduledAt } });
  return { id: post.id, content, fact };
}

const isHeld = async (id: number) => (await deliveryOf(id)).heldAt !== null;
const noticesOf = async (postId: number) =>
  (await db.notice.findMany({ where: { postId, closedAt: null }, orderBy: { kind: "asc" } })).map(
    ({ kind, code }) => `${kind} ${code}`,
  );

/** The clock goes forward and back again there within the year. */
const CHANGES: readonly [zone: string, date: string][] = [
  ["Europe/Budapest", "2027-03-28"],
  ["Europe/Budapest", "2027-10-31"],
  ["America/New_York", "2027-03-14"],
  ["America/New_York", "2027-11-07"],
  ["Australia/Lord_Howe", "2027-04-04"],
  ["Australia/Lord_Howe", "2027-10-03"],
  ["Pacific/Auckland", "2027-04-04"],
  ["Pacific/Auckland", "2027-09-26"],
  ["America/Santiago", "2027-04-04"],
  ["America/Santiago", "2027-09-05"],
];
const HOURS = [0, 1, 2, 3, 4, 5, 6, 9, 12, 23];

describe("a fact that ends a minute before a post's time, or a minute after", () => {
  it("holds the post, or does not: 100 of 100 each, at both changes of the clock in five zones", async () => {
    const { user } = await connectedOwner();
    let [held, sent, cases] = [0, 0, 0];
    for (const [zone, date] of CHANGES) {
      await db.user.update({ where: { id: user.id }, data: { timeZone: zone } });
      for (const hour of HOURS) {
        // An hour that the change leaves out begins at the next.
        const at =
          instantOf({ date, hour, minute: 30 }, zone) ??
          instantOf({ date, hour: hour + 1, minute: 30 }, zone);
        if (!at) throw new Error(`No such time: ${zone} ${date} ${hour}`);
        cases++;
        const before = await leaning(user.id, at, new Date(at.getTime() - MINUTE));
        const after = await leaning(user.id, at, new Date(at.getTime() + MINUTE));
        await setClock(at.getTime() - HOUR + 1_000);
        await checkUpcomingPosts();
        const isBeforeHeld = await isHeld(before.id);
        expect(await isHeld(after.id), `${zone} ${date} ${hour}`).toBe(false);
        await setClock(at.getTime() + 1_000);
        await sweepDeliveries();
        if (isBeforeHeld && (await deliveryOf(before.id)).status === "PENDING") held++;
        if ((await deliveryOf(after.id)).status === "SUCCESS") sent++;
        await db.post.deleteMany({ where: { userId: user.id } });
        await db.fact.deleteMany({ where: { userId: user.id } });
        await db.sendRateLimit.deleteMany();
      }
    }
    process.stdout.write(`held ${held} of ${cases}, sent ${sent} of ${cases}\n`);
    expect({ held, sent, cases }).toEqual({ held: 100, sent: 100, cases: 100 });
  }, 300_000);
});

describe("a scheduled post that leans on a fact that ends", () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

  it("is held by the claim itself if nothing checked it in time, and its owner is told", async () => {
    const { user } = await connectedOwner();
    const { id } = await leaning(user.id, inHours(2), inHours(1));
    await advance(3600 + 30);
    await checkUpcomingPosts();
    await db.delivery.updateMany({ where: { postId: id }, data: { heldAt: null } });
    await db.notice.deleteMany();
    await advance(3600);
    await sweepDeliveries();
    expect((await deliveryOf(id)).status).toBe("PENDING");
    await holdLatePosts();
    expect(await isHeld(id)).toBe(true);
    expect(await noticesOf(id)).toEqual(["HELD FACT_ENDED"]);
  });

  it("does not go out late, once the fact is over: after an outage, or a pause that ends with what is past", async () => {
    const outage = await connectedOwner();
    const late = await leaning(outage.user.id, inHours(2), inHours(2.5));
    const paused = await connectedOwner(CATERING);
    const past = await leaning(paused.user.id, inHours(2), inHours(2.5), CATERING);
    // As the check after scheduling does.
    await db.post.updateMany({ data: { preflightAt: new Date(0) } });
    await checkUpcomingPosts();
    await pause(paused.token);
    await advance(2.7 * 3600);
    expect((await resume(paused.token, "publish")).status).toBe(200);
    await sweepDeliveries();
    await holdLatePosts();
    await sweepDeliveries();
    expect([await noticesOf(late.id), await noticesOf(past.id)]).toEqual([
      ["HELD FACT_ENDED"],
      ["HELD FACT_ENDED"],
    ]);
    expect([await timesShown(late.content), await timesShown(past.content, CATERING)]).toEqual([0, 0]);
    for (const [{ token }, { id }] of [
      [outage, late],
      [paused, past],
    ] as const)
      await call(releaseRoute, { bearer: token, params: params(id), body: { action: "confirm" } });
    await holdLatePosts();
    await sweepDeliveries();
    expect([await timesShown(late.content), await timesShown(past.content, CATERING)]).toEqual([1, 1]);
  });

  it("is said at once when its time changes", async () => {
    const { user, token } = await connectedOwner();
    const { id } = await leaning(user.id, inHours(20), inHours(30));
    const move = async (scheduledAt: Date) => {
      const { revision } = await db.post.findUniqueOrThrow({ where: { id } });
      const body = { scheduledAt: scheduledAt.toISOString(), revision };
      const reply = await call(timeRoute, { bearer: token, params: params(id), body });
      expect(reply.status, reply.text).toBe(200);
      return (reply.object as ScheduleResult).problems.map(({ code }) => code);
    };
    expect(await move(inHours(29))).toEqual([]);
    expect(await move(inHours(31))).toEqual(["FACT_ENDS"]);
    expect(await noticesOf(id)).toEqual(["PREFLIGHT FACT_ENDS"]);
    expect(await isHeld(id)).toBe(false);
    expect(await move(inHours(28))).toEqual([]);
    expect(await noticesOf(id)).toEqual([]);
  });

  it("is said at once when the fact changes or is removed, with the posts in the answer", async () => {
    const { user, token } = await connectedOwner();
    const { id, fact } = await leaning(user.id, inHours(20), null);
    await checkUpcomingPosts();
    await db.post.update({ where: { id }, data: { preflightAt: new Date() } });
    await checkUpcomingPosts();
    expect(await noticesOf(id)).toEqual([]);
    const change = async (until: Date | null) => {
      const body = { until: until && until.toISOString() };
      const reply = await call(factRoute, { bearer: token, params: params(fact.id), body });
      expect(reply.status, reply.text).toBe(200);
      const { posts = [] } = reply.object as { posts?: LeaningPost[] };
      return posts.map((post) => [post.id, post.code]);
    };
    expect(await change(inHours(19))).toEqual([[id, "FACT_ENDS"]]);
    expect(await noticesOf(id)).toEqual(["PREFLIGHT FACT_ENDS"]);
    expect(await change(inHours(21))).toEqual([]);
    const removed = await call(removeRoute, { method: "DELETE", bearer: token, params: params(fact.id) });
    expect((removed.object as { posts: LeaningPost[] }).posts).toMatchObject([{ id, code: "FACT_ENDS" }]);
    await advance(19 * 3600 + 30);
    await checkUpcomingPosts();
    expect(await isHeld(id)).toBe(true);
  });

  it("is said in the answer and on the dashboard, and by no mail for each of many, where its owner removes the fact", async () => {
    const { user, token } = await connectedOwner();
    const { content, fact } = await leaning(user.id, inHours(20), null);
    const others = [];
    for (let n = 0; n < 3; n++) others.push(await leaning(user.id, inHours(21 + n), null));
    await db.post.updateMany({ data: { content, preflightAt: new Date(0) } });
    await checkUpcomingPosts();
    const removed = await call(removeRoute, { method: "DELETE", bearer: token, params: params(fact.id) });
    expect((removed.object as { posts: LeaningPost[] }).posts).toHaveLength(4);
    for (const { id } of others) expect(await noticesOf(id)).toEqual(["PREFLIGHT FACT_ENDS"]);
    expect(await countWaiting("notice-mail")).toBe(0);
  });

  it("goes out at its time when it is confirmed, and is not held for that end again", async () => {
    const { user, token } = await connectedOwner();
    const { id, content, fact } = await leaning(user.id, inHours(2), inHours(1));
    await advance(3600 + 30);
    await checkUpcomingPosts();
    expect(await isHeld(id)).toBe(true);
    const confirm = () =>
      call(releaseRoute, { bearer: token, params: params(id), body: { action: "confirm" } });
    const reply = await confirm();
    expect(reply.status, reply.text).toBe(200);
    expect((await confirm()).status).toBe(200);
    expect(await noticesOf(id)).toEqual([]);
    await db.post.update({ where: { id }, data: { preflightAt: new Date(0) } });
    await checkUpcomingPosts();
    expect(await isHeld(id)).toBe(false);
    // Another end is another question.
    const body = { until: inHours(1.5).toISOString() };
    await call(factRoute, { bearer: token, params: params(fact.id), body });
    expect(await isHeld(id)).toBe(true);
    await confirm();
    await advance(3600);
    await settleAll();
    expect(await timesShown(content)).toBe(1);
  });

  it("is held no more once its text or the fact is changed", async () => {
    const { user, token } = await connectedOwner();
    const one = await leaning(user.id, inHours(2), inHours(1));
    const other = await leaning(user.id, inHours(2.2), inHours(1));
    await advance(3600 + 900);
    await checkUpcomingPosts();
    expect([await isHeld(one.id), await isHeld(other.id)]).toEqual([true, true]);
    await call(PATCH, {
      bearer: token,
      params: params(one.id),
      body: { content: "Goose with red cabbage." },
    });
    await call(factRoute, { bearer: token, params: params(other.fact.id), body: { until: null } });
    expect(await isHeld(other.id)).toBe(false);
    await advance(90);
    await checkUpcomingPosts();
    expect(await isHeld(one.id)).toBe(false);
    expect([...(await noticesOf(one.id)), ...(await noticesOf(other.id))]).toEqual([]);
  });

  it("is dropped or sent now like any held post", async () => {
    const { user, token } = await connectedOwner();
    const dropped = await leaning(user.id, inHours(2), inHours(1));
    const sent = await leaning(user.id, inHours(2.2), inHours(1));
    await advance(3600 + 900);
    await checkUpcomingPosts();
    const release = (id: number, action: string) =>
      call(releaseRoute, { bearer: token, params: params(id), body: { action } });
    expect((await release(dropped.id, "cancel")).status).toBe(200);
    expect((await release(sent.id, "publish")).status).toBe(200);
    expect((await deliveryOf(dropped.id)).status).toBe("CANCELLED");
    expect((await deliveryOf(sent.id)).status).toBe("SUCCESS");
  });
});
