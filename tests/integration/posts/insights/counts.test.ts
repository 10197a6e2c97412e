import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "../../../../app/api/post/[id]/route";
import { disconnectAccount } from "../../../../lib/connections/disconnect-account";
import { db } from "../../../../lib/db";
import { LOOK_AGAIN_SECONDS, UNREADABLE_SECONDS } from "../../../../lib/posts/publishing/looking/constants";
import { pausePageReads } from "../../../../lib/posts/publishing/throttle";
import { readFigures, workLooks } from "../../../../lib/posts/publishing/looking/work-looks";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import type { Post } from "../../../../lib/posts/types";
import { advance } from "../../../clock";
import { BAKERY, connectPage, plantFault, sandbox } from "../../../facebook";
import { call } from "../../../fixtures";
import { runTimer } from "../../../timers";
import { connectedOwner, deliveryOf, publish, startAfresh, timesShown } from "../publishing/publishing";
import { schedule } from "../publishing/scheduling";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

const HOUR = 3600;
const DAY = 24 * HOUR;

async function published() {
  const owner = await connectedOwner();
  const post = await owner.write("Rolls at half past six");
  await publish(owner.token, post);
  const { externalId } = await deliveryOf(post.id);
  const answer = (answers: object) => sandbox("PUT", `/facebook/posts/${externalId}/answers`, answers);
  const shown = async () => {
    const { object } = await call(GET, { bearer: owner.token, params: { id: String(post.id) } });
    return (object as Post).counts;
  };
  return { ...owner, post, externalId, answer, shown };
}

async function after(seconds: number): Promise<void> {
  await advance(seconds + 1);
  await Promise.all([readFigures(), readFigures()]);
}

/** How often Facebook was asked what posts count. */
async function timesAsked(): Promise<number> {
  const calls = await sandbox<{ path: string; method: string }[]>("GET", "/calls?provider=facebook");
  return calls.filter(({ path, method }) => method === "GET" && /\/\d+_\d+$/.test(path)).length;
}

describe("what a post counts", () => {
  it("is read after an hour, a day, a week and four weeks, once each, and then kept once", async () => {
    const { post, answer, shown } = await published();
    const asked = await timesAsked();
    await readFigures();
    expect(await shown()).toBeNull();
    await after(HOUR);
    expect(await shown()).toEqual({ reactions: 0, comments: 0, shares: 0 });
    for (const [seconds, reactions] of [
      [DAY - HOUR, 3],
      [6 * DAY, 9],
      [21 * DAY, 14],
    ] as const) {
      await answer({ reactions, comments: 2 });
      await after(seconds);
      expect(await shown()).toEqual({ reactions, comments: 2, shares: 0 });
    }
    expect(await timesAsked()).toBe(asked + 4);
    const rows = await db.postInsight.findMany({ orderBy: { metric: "asc" } });
    expect(rows.map(({ metric, value }) => [metric, value])).toEqual([
      ["REACTIONS", 14],
      ["COMMENTS", 2],
      ["SHARES", 0],
    ]);
    expect(await db.pagePost.findMany()).toMatchObject([{ postId: post.id }]);
    await workLooks();
    expect(await db.pageLook.count()).toBe(0);
  });

  it("is asked for again only now and then while Facebook is down for a day, and had once it is back", async () => {
    const { externalId, answer, shown } = await published();
    await answer({ reactions: 5 });
    await plantFault({ method: "GET", path: `/${externalId}`, kind: "error-before-effect", times: null });
    for (let tens = 0; tens < 6 * 24; tens++) await after(600);
    expect(await timesAsked()).toBeLessThan(20);
    expect(await shown()).toBeNull();
    await sandbox("DELETE", "/faults");
    await after(DAY);
    expect(await shown()).toMatchObject({ reactions: 5 });
  });

  it("that may not be read leaves the post seen", async () => {
    const { post, externalId, shown } = await published();
    await plantFault({ method: "GET", path: `/${externalId}`, kind: "refuse", code: 10 });
    await after(HOUR);
    expect(await deliveryOf(post.id)).toMatchObject({ goneAt: null, seenAt: expect.any(Date) });
    expect(await shown()).toBeNull();
    await after(DAY);
    expect(await shown()).toMatchObject({ reactions: 0 });
  });

  it("ends with the post: one that was removed is told, and not asked about again", async () => {
    const { post, externalId, answer, shown } = await published();
    await answer({ reactions: 5 });
    await after(HOUR);
    await sandbox("POST", `/facebook/posts/${externalId}/delete`);
    await after(DAY);
    expect(await deliveryOf(post.id)).toMatchObject({ errorCode: "POST_GONE" });
    const asked = await timesAsked();
    await after(28 * DAY);
    expect(await timesAsked()).toBe(asked);
    expect(await shown()).toMatchObject({ reactions: 5 });
  });
});

describe("a post that was deleted here", () => {
  it("is not read any more", async () => {
    const { post } = await published();
    await workLooks();
    await db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
    const asked = await timesAsked();
    await after(HOUR);
    expect(await timesAsked()).toBe(asked);
    expect(await db.pageLook.count({ where: { kind: "SENT_HOUR" } })).toBe(0);
  });
});

describe("a pause of reading", () => {
  it("does not hold up the watch over what went out", async () => {
    const { post } = await published();
    await pausePageReads({ platform: "FACEBOOK" }, DAY);
    await db.connection.updateMany({ data: { status: "RECONNECT" } });
    await advance(LOOK_AGAIN_SECONDS + 1);
    await workLooks();
    await db.connection.updateMany({ data: { status: "CONNECTED" } });
    await advance(UNREADABLE_SECONDS + 1);
    await workLooks();
    expect((await deliveryOf(post.id)).seenAt).not.toBeNull();
  });

  it("that cannot be saved undoes no reading", async () => {
    const { shown } = await published();
    await sandbox("PUT", `/facebook/pages/${BAKERY}/calls`, { limit: 2 });
    await db.$executeRaw`ALTER TABLE "SendRateLimit" ADD CONSTRAINT "away" CHECK (false) NOT VALID`;
    try {
      await advance(HOUR + 1);
      await readFigures();
    } finally {
      await db.$executeRaw`ALTER TABLE "SendRateLimit" DROP CONSTRAINT "away"`;
    }
    expect(await shown()).toMatchObject({ reactions: 0 });
    expect(await db.pageLook.count({ where: { kind: "SENT_HOUR" } })).toBe(0);
  });
});

describe("the limits of a page", () => {
  it("are used by half: the rest is for posts, which wait for no reading, and no figure is lost", async () => {
    const owner = await connectedOwner();
    const posts = 60;
    for (let n = 0; n < posts; n++) await publish(owner.token, await owner.write(`Rolls, day ${n}`));
    const scheduled = await owner.write("On time");
    await schedule(owner.token, scheduled, { seconds: HOUR });
    await workLooks();
    await sandbox("PUT", `/facebook/pages/${BAKERY}/calls`, { limit: 40 });
    const before = await timesAsked();
    await after(HOUR);
    // Four at once of two processes may be on their way when the half is reached.
    expect((await timesAsked()) - before).toBeLessThanOrEqual(20 + 2 * 4);
    await sweepDeliveries();
    expect(await timesShown("On time")).toBe(1);
    for (let times = 0; times < 6; times++) {
      await sandbox("PUT", `/facebook/pages/${BAKERY}/calls`, { limit: 40 });
      await after(700);
    }
    const asked = (await timesAsked()) - before;
    expect(await db.pageLook.count({ where: { kind: "SENT_HOUR", dueAt: { lt: new Date() } } })).toBe(0);
    expect(await db.postInsight.count({ where: { metric: "REACTIONS" } })).toBe(posts + 1);
    // Each once, and the address of the one that went out meanwhile.
    expect(asked).toBe(posts + 1 + 1);
  });
});

describe("a page that is disconnected", () => {
  it("is not read any more, and what was read goes after 28 days", async () => {
    const { actor, answer, shown } = await published();
    await answer({ reactions: 5 });
    await after(HOUR);
    await disconnectAccount(actor, { platform: "FACEBOOK" });
    const asked = await timesAsked();
    await after(DAY);
    expect(await timesAsked()).toBe(asked);
    await advance(26 * DAY);
    await runTimer("remove-left-pages");
    expect(await shown()).toMatchObject({ reactions: 5 });
    await advance(2 * DAY);
    await runTimer("remove-left-pages");
    expect(await shown()).toBeNull();
    expect(await db.postInsight.count()).toBe(0);
  });

  it("and connected again in time keeps its figures", async () => {
    const { actor, token, answer, shown } = await published();
    await answer({ reactions: 5 });
    await after(HOUR);
    await disconnectAccount(actor, { platform: "FACEBOOK" });
    await connectPage(token);
    await advance(29 * DAY);
    await runTimer("remove-left-pages");
    expect(await shown()).toMatchObject({ reactions: 5 });
  });
});
