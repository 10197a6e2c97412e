import { beforeEach, describe, expect, it } from "vitest";
import { POST as restoreRoute } from "../../../../app/api/post/[id]/restore/route";
import { GET as listRoute } from "../../../../app/api/post/route";
import { DELETE as deleteRoute } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import { holdLatePosts } from "../../../../lib/posts/scheduling/holding/hold-late-posts";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { plantFault, timeline } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { call } from "../../../fixtures";
import { countWaiting } from "../../../outbox";
import { advance } from "../../../clock";
import { connectedOwner, deliveryOf, publish, startAfresh, timesShown } from "./publishing";
import {
  cancel,
  inSeconds,
  kindsOf,
  noticesOf,
  pause,
  release,
  resume,
  schedule,
  scheduleCopies,
} from "./scheduling";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

/** After an outage: the timers run again, in any order. */
async function wakeUp(): Promise<void> {
  await Promise.all([sweepDeliveries(), holdLatePosts(), holdLatePosts(), sweepDeliveries()]);
}

/** A post whose time passed during an outage of so many minutes. */
async function late(text: string, minutes: number, ifLateMinutes?: number) {
  const owner = await connectedOwner();
  const post = await owner.write(text);
  await schedule(owner.token, post, { seconds: 60, ifLateMinutes });
  await advance(60 + minutes * 60);
  await wakeUp();
  return { ...owner, post };
}

describe("a post that is late", () => {
  it.each([
    [59, undefined, "goes out"],
    [61, undefined, "waits"],
    [1, 0, "goes out"],
    [2, 0, "waits"],
    [29, 30, "goes out"],
    [31, 30, "waits"],
    [60 * 24 * 20, 525_600, "goes out"],
  ])("by %i minutes, of %s allowed: %s", async (minutes, allowed, what) => {
    const { token, post } = await late("Late", minutes, allowed);
    expect(await timesShown("Late")).toBe(what === "goes out" ? 1 : 0);
    expect(await deliveryOf(post.id)).toMatchObject(
      what === "goes out"
        ? { status: "SUCCESS", heldAt: null }
        : { status: "PENDING", heldAt: expect.any(Date) },
    );
    const notice = [{ kind: "HELD", postId: post.id, code: "POST_LATE" }];
    expect(await noticesOf(token)).toMatchObject(what === "goes out" ? [] : notice);
  });

  it("waits with all others that are as late, however many, after one run", async () => {
    const { token, write } = await connectedOwner();
    const { id } = await write("One of many");
    await schedule(token, { id, content: "One of many" }, { seconds: 60 });
    await scheduleCopies(id, 250);
    await advance(60 + 61 * 60);
    expect(await holdLatePosts()).toBe(251);
    expect(await db.notice.count({ where: { kind: "HELD", closedAt: null } })).toBe(251);
  });

  it("never goes out without consent, however often the timers run, and is notified once", async () => {
    const { token, post } = await late("Stale", 90);
    for (let hour = 0; hour < 5; hour++) {
      await wakeUp();
      await advance(3600);
    }
    expect(await timeline()).toHaveLength(0);
    expect(await noticesOf(token)).toHaveLength(1);
    expect(await kindsOf(token, post.id)).toEqual(["SCHEDULED", "HELD"]);
  });

  it("is not sent either by a sweep that comes before the holding", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Before the holding");
    await schedule(token, post, { seconds: 60 });
    await advance(60 + 61 * 60);
    await sweepDeliveries();
    expect(await timeline()).toHaveLength(0);
  });

  it("is held too when only its next try would be late", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Late by its retries");
    await schedule(token, post, { seconds: 60, ifLateMinutes: 10 });
    await advance(61);
    await plantFault({ kind: "rate-limit", path: "/feed" });
    await sweepDeliveries();
    await advance(1200);
    await wakeUp();
    expect(await timeline()).toHaveLength(0);
    expect(await noticesOf(token)).toMatchObject([{ kind: "HELD" }]);
  });

  it("keeps nobody else's post back", async () => {
    const { token, write } = await connectedOwner();
    const [stale, fresh] = [await write("Stale"), await write("Fresh")];
    await schedule(token, stale, { seconds: 60, ifLateMinutes: 0 });
    await schedule(token, fresh, { seconds: 120 });
    await advance(600);
    await wakeUp();
    expect((await timeline()).map(({ message }) => message)).toEqual(["Fresh"]);
  });
});

describe("POST /api/post/{id}/release", () => {
  it("publishes now, once, also when asked twice at the same moment", async () => {
    const { token, post } = await late("Now then", 90);
    const replies = await Promise.all([1, 2, 3].map(() => release(token, post.id, { action: "publish" })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 200)?.object).toMatchObject({
      post: { status: "PUBLISHED" },
      deliveries: [{ status: "SUCCESS", held: false }],
    });
    expect(await timesShown("Now then")).toBe(1);
    expect(await noticesOf(token)).toEqual([]);
    expect(await kindsOf(token, post.id)).toEqual(["SCHEDULED", "HELD", "ASKED", "SENT", "CONFIRMED"]);
  });

  it("gives another time, with the lateness that was allowed", async () => {
    const { token, post } = await late("Another time", 90, 30);
    expect(await release(token, post.id, { action: "reschedule" })).toMatchObject({ status: 400 });
    const past = { action: "reschedule", scheduledAt: await inSeconds(-60) };
    expect(await release(token, post.id, past)).toMatchObject({ status: 400 });
    const ahead = { action: "reschedule", scheduledAt: await inSeconds(60) };
    expect(await release(token, post.id, ahead)).toMatchObject({
      status: 200,
      object: { post: { status: "SCHEDULED" }, deliveries: [{ status: "PENDING", held: false }] },
    });
    // A repeat, whose first answer was lost.
    expect(await release(token, post.id, ahead)).toMatchObject({ status: 200 });
    const elsewhere = { action: "reschedule", scheduledAt: await inSeconds(120) };
    expect(await release(token, post.id, elsewhere)).toMatchObject({ message: "POST_NOT_HELD" });
    expect(await noticesOf(token)).toEqual([]);
    const { scheduledAt, lateAt } = (await deliveryOf(post.id)).post;
    expect((lateAt?.getTime() ?? 0) - (scheduledAt?.getTime() ?? 0)).toBe(30 * 60_000);
    await advance(61);
    await wakeUp();
    expect(await timesShown("Another time")).toBe(1);
  });

  it("cancels", async () => {
    const { token, post } = await late("Never mind", 90);
    expect(await release(token, post.id, { action: "cancel" })).toMatchObject({
      status: 200,
      object: { post: { status: "GENERATED" } },
    });
    await wakeUp();
    expect(await timeline()).toHaveLength(0);
    expect(await noticesOf(token)).toEqual([]);
    // A repeat, whose first answer was lost.
    expect(await release(token, post.id, { action: "cancel" })).toMatchObject({
      status: 200,
      object: { post: { status: "GENERATED" }, deliveries: [{ status: "CANCELLED" }] },
    });
    expect(await release(token, post.id, { action: "publish" })).toMatchObject({ message: "POST_NOT_HELD" });
  });

  it("is its owner's alone", async () => {
    const { post } = await late("Not yours", 90);
    const stranger = await makeOwner();
    const reply = await release(stranger.token, post.id, { action: "publish" });
    expect(reply).toMatchObject({ status: 404, message: "POST_NOT_FOUND" });
  });

  it("is not needed by one who publishes, cancels or deletes in the usual way", async () => {
    const one = await late("Published", 90);
    expect(await publish(one.token, one.post, { confirmEarly: true })).toMatchObject({ status: 200 });
    const two = await late("Cancelled", 90);
    expect(await cancel(two.token, two.post.id)).toMatchObject({ status: 200 });
    const three = await late("Deleted", 90);
    const path = { bearer: three.token, params: { id: String(three.post.id) } };
    expect(await call(deleteRoute, { ...path, method: "DELETE" })).toMatchObject({ status: 200 });
    expect(await call(restoreRoute, { ...path, method: "POST" })).toMatchObject({ status: 200 });
    for (const { token } of [one, two, three]) expect(await noticesOf(token)).toEqual([]);
    await wakeUp();
    expect((await timeline()).map(({ message }) => message)).toEqual(["Published"]);
  });
});

describe("a pause", () => {
  async function paused(text: string) {
    const owner = await connectedOwner();
    const post = await owner.write(text);
    await schedule(owner.token, post, { seconds: 60 });
    expect(await pause(owner.token)).toMatchObject({
      status: 200,
      object: { pausedAt: expect.any(String), overdue: 0 },
    });
    await advance(3 * 3600);
    await wakeUp();
    expect(await timeline()).toHaveLength(0);
    expect(await noticesOf(owner.token)).toEqual([]);
    return { ...owner, post };
  }

  it("holds what is scheduled, also what is scheduled in it, and nobody else's", async () => {
    const { token, write } = await paused("Paused");
    const later = await write("Scheduled in the pause");
    await schedule(token, later, { seconds: 60 });
    const other = await connectedOwner();
    await schedule(other.token, await other.write("Another owner's"), { seconds: 60 });
    await advance(61);
    await wakeUp();
    expect((await timeline()).map(({ message }) => message)).toEqual(["Another owner's"]);
    expect((await pause(token)).object).toMatchObject({ overdue: 2 });
  });

  it("is shown with each post that it holds back, and with no other", async () => {
    const { token, write, post } = await paused("Would go out");
    const draft = await write("Not scheduled");
    const read = async () => {
      const { object } = await call(listRoute, { bearer: token });
      const { postList } = object as { postList: { id: number; paused: boolean }[] };
      return Object.fromEntries(postList.map(({ id, paused: kept }) => [id, kept]));
    };
    expect(await read()).toEqual({ [post.id]: true, [draft.id]: false });
    await resume(token, "hold");
    expect(await read()).toEqual({ [post.id]: false, [draft.id]: false });
  });

  it("runs immediate requests at once", async () => {
    const { token, write, post } = await paused("Waits");
    expect(await publish(token, await write("Asked for now"))).toMatchObject({ status: 200 });
    expect(await publish(token, post, { confirmEarly: true })).toMatchObject({ status: 200 });
    expect((await pause(token)).object).toMatchObject({ overdue: 0 });
  });

  it("ends with what is past going out, however late", async () => {
    const { token } = await paused("Goes out at last");
    expect(await resume(token, "publish")).toMatchObject({
      status: 200,
      object: { pausedAt: null, overdue: 0 },
    });
    await wakeUp();
    expect(await timesShown("Goes out at last")).toBe(1);
  });

  it("ends with past posts held for a decision, notified but not mailed, and future ones unchanged", async () => {
    const { token, post, write } = await paused("To be decided");
    await schedule(token, await write("Ahead"), { seconds: 600 });
    await resume(token, "hold");
    expect(await noticesOf(token)).toMatchObject([{ kind: "HELD", postId: post.id, code: "POST_HELD" }]);
    expect(await countWaiting("notice-mail")).toBe(0);
    await advance(601);
    await wakeUp();
    expect((await timeline()).map(({ message }) => message)).toEqual(["Ahead"]);
    expect(await release(token, post.id, { action: "publish" })).toMatchObject({ status: 200 });
    expect(await timesShown("To be decided")).toBe(1);
  });

  it("asks what to do with what is past", async () => {
    const { token } = await paused("Undecided");
    expect(await resume(token, "whatever" as "hold")).toMatchObject({ status: 400 });
    expect((await pause(token)).object).toMatchObject({ overdue: 1 });
  });

  it("once answered, lets nothing out any more, whatever was about to be sent", async () => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => connectedOwner()));
    for (const [n, { token, write }] of owners.entries())
      for (let post = 0; post < 8; post++)
        await schedule(token, await write(`${n} ${post}`), { seconds: 60 });
    await advance(61);
    const sweeps = [sweepDeliveries(), sweepDeliveries()];
    await new Promise((resolve) => setTimeout(resolve, 60));
    await Promise.all(owners.map(({ token }) => pause(token)));
    const begun = await db.deliveryAttempt.count();
    await Promise.all(sweeps);
    await wakeUp();
    expect(await db.deliveryAttempt.count()).toBe(begun);
    expect(await timeline()).toHaveLength(begun);
    expect(begun).toBeLessThan(40);
  });
});
