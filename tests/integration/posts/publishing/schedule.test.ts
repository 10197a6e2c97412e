import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { systemActor } from "../../../../lib/auth/actor";
import { db } from "../../../../lib/db";
import { publishDuePost } from "../../../../lib/posts/publishing/publish-due-post";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { BAKERY, plantFault, timeline } from "../../../facebook";
import { makeOwner, makePost } from "../../../factories";
import { advance } from "../../../clock";
import { connectedOwner, deliveryOf, publish, startAfresh, timesShown } from "./publishing";
import { cancel, eventsOf, kindsOf, noticesOf, recordEvents, schedule } from "./scheduling";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";
const woken = recordEvents();

beforeEach(async () => {
  await startAfresh();
  woken.length = 0;
});

const postOf = (id: number) => db.post.findUniqueOrThrow({ where: { id } });

/** An instant so many days ahead. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe("POST /api/post/schedule", () => {
  it("keeps text, time and page, wakes the jobs, and sends nothing before its time", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("A draft");
    const reply = await schedule(token, post, { content: "Rolls tomorrow", seconds: 600 });
    const at = (await postOf(post.id)).scheduledAt;
    expect(reply).toMatchObject({
      status: 200,
      object: {
        post: {
          id: post.id,
          content: "Rolls tomorrow",
          status: "SCHEDULED",
          scheduledTime: at?.toISOString(),
        },
        deliveries: [{ platform: "FACEBOOK", status: "PENDING", held: false }],
        problems: [],
      },
    });
    expect(await deliveryOf(post.id)).toMatchObject({ pageId: BAKERY, dueAt: at });
    expect(woken).toEqual([
      {
        name: "post/scheduled",
        data: {
          postId: post.id,
          planId: expect.any(String),
          scheduledAt: at?.toISOString(),
          page: expect.stringContaining(BAKERY),
        },
      },
    ]);
    await sweepDeliveries();
    await advance(590);
    await sweepDeliveries();
    expect(await timeline()).toHaveLength(0);
    await advance(11);
    await Promise.all([sweepDeliveries(), sweepDeliveries()]);
    expect(await timesShown("Rolls tomorrow")).toBe(1);
    expect(await postOf(post.id)).toMatchObject({ status: "PUBLISHED", scheduledAt: at });
    const events = await eventsOf(token, post.id);
    expect(events.map(({ kind }) => kind)).toEqual(["SCHEDULED", "WOKEN", "SENT", "CONFIRMED"]);
    expect(events.at(-1)?.permalink).toBe((await timeline())[0]?.permalink);
  });

  it.each([
    ["a past time", { scheduledAt: "2026-01-01T12:00:00Z" }, "scheduledAt", "Workspace.schedule.notFuture"],
    ["no time", { scheduledAt: undefined }, "scheduledAt", "Workspace.schedule.notFuture"],
    ["no time zone", { scheduledAt: "2030-01-01T12:00:00" }, "scheduledAt", "Workspace.schedule.notFuture"],
    ["a time in thirteen months", { scheduledAt: inDays(400) }, "scheduledAt", "Workspace.schedule.tooFar"],
    ["the end of time", { scheduledAt: "9999-12-31T23:59:59Z" }, "scheduledAt", "Workspace.schedule.tooFar"],
    ["no platform", { platforms: [] }, "platforms", "Workspace.schedule.platformMissing"],
    ["platforms left out", { platforms: undefined }, "platforms", "Workspace.schedule.platformMissing"],
    ["a negative lateness", { ifLateMinutes: -1 }, "ifLateMinutes", "invalid"],
    ["an unknown key", { soon: true }, "soon", "unknown"],
  ])("refuses %s", async (_, body, field, key) => {
    const { token, write } = await connectedOwner();
    const post = await write("Rolls");
    const reply = await schedule(token, post, { body });
    expect(reply).toMatchObject({ status: 400, message: "VALIDATION_FAILED" });
    expect(reply.object.fieldErrors).toMatchObject({ [field]: [key] });
    expect(await postOf(post.id)).toMatchObject({ status: "GENERATED", scheduledAt: null });
    expect(await db.delivery.count()).toBe(0);
  });

  it("goes by the database's clock, not by ours", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Rolls");
    const soon = new Date(Date.now() + 60_000).toISOString();
    await advance(120);
    expect(await schedule(token, post, { body: { scheduledAt: soon } })).toMatchObject({ status: 400 });
    await advance(-240);
    const past = new Date(Date.now() - 60_000).toISOString();
    expect(await schedule(token, post, { body: { scheduledAt: past } })).toMatchObject({ status: 200 });
  });

  it("needs a plan, a page, and a post of one's own that has not gone out", async () => {
    const { token, user } = await makeOwner();
    const post = await makePost(user.id);
    expect(await schedule(token, post)).toMatchObject({ status: 422, message: "FACEBOOK_NOT_CONNECTED" });
    const stranger = await connectedOwner();
    expect(await schedule(stranger.token, post)).toMatchObject({ status: 404, message: "POST_NOT_FOUND" });
    const gone = await stranger.write("Gone out");
    await publish(stranger.token, gone);
    expect(await schedule(stranger.token, gone)).toMatchObject({ message: "POST_ALREADY_PUBLISHED" });
    await db.subscription.deleteMany({ where: { userId: user.id } });
    expect(await schedule(token, post)).toMatchObject({ status: 402, message: "NO_ACTIVE_SUBSCRIPTION" });
    expect(await postOf(post.id)).toMatchObject({ status: "GENERATED" });
  });

  it("moves a scheduled post: it goes out once, at the later time", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Moved");
    await schedule(token, post, { seconds: 60 });
    await schedule(token, post, { seconds: 600, content: "Moved and edited" });
    await advance(120);
    await sweepDeliveries();
    expect(await timeline()).toHaveLength(0);
    await advance(500);
    await sweepDeliveries();
    expect((await timeline()).map(({ message }) => message)).toEqual(["Moved and edited"]);
    expect(await kindsOf(token, post.id)).toEqual(["SCHEDULED", "SCHEDULED", "WOKEN", "SENT", "CONFIRMED"]);
  });

  it("gives a repeat with the same key the same reply and no second event", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Asked twice");
    const key = randomUUID();
    const scheduledAt = inDays(365);
    const [first, second] = [
      await schedule(token, post, { key, body: { scheduledAt } }),
      await schedule(token, post, { key, body: { scheduledAt } }),
    ];
    expect(second.object).toEqual(first.object);
    expect(await kindsOf(token, post.id)).toEqual(["SCHEDULED"]);
    const other = await schedule(token, post, { key, content: "Other", body: { scheduledAt } });
    expect(other).toMatchObject({ status: 422, message: "IDEMPOTENCY_KEY_REUSED" });
  });

  it("is published at once instead when its owner says so, and not again at its time", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Could not wait");
    await schedule(token, post, { seconds: 60 });
    expect(await publish(token, post, { confirmEarly: true })).toMatchObject({ status: 200 });
    await advance(120);
    await sweepDeliveries();
    expect(await timesShown("Could not wait")).toBe(1);
  });

  it("tells a job that runs early when to come back, and sends for one that runs late", async () => {
    const job = systemActor("test");
    const { token, write } = await connectedOwner();
    const post = await write("Woken");
    await schedule(token, post, { seconds: 60 });
    expect(await publishDuePost(job, post.id)).toEqual((await postOf(post.id)).scheduledAt);
    await advance(61);
    expect(await publishDuePost(job, post.id)).toBeNull();
    expect(await publishDuePost(job, post.id)).toBeNull();
    expect(await timesShown("Woken")).toBe(1);
  });
});

describe("a scheduled post that Facebook refuses", () => {
  it("becomes a draft again with the reason, and its owner has a notice until it has gone out", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Refused");
    await schedule(token, post, { seconds: 60 });
    await advance(61);
    await plantFault({ kind: "refuse", path: "/feed", message: "(#100) No" });
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "FAILED",
      errorMessage: "(#100) No",
      post: { status: "GENERATED", scheduledAt: null },
    });
    expect(await noticesOf(token)).toMatchObject([
      { kind: "POST_FAILED", postId: post.id, code: "FACEBOOK_REFUSED" },
    ]);
    const last = (await eventsOf(token, post.id)).at(-1);
    expect(last).toMatchObject({ kind: "FAILED", code: "FACEBOOK_REFUSED", message: "(#100) No" });
    expect(await publish(token, post)).toMatchObject({ status: 200 });
    expect(await noticesOf(token)).toEqual([]);
  });

  it("is tried again after a refusal that passes", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Too many calls");
    await schedule(token, post, { seconds: 60 });
    await advance(61);
    await plantFault({ kind: "rate-limit", path: "/feed" });
    await sweepDeliveries();
    await advance(1200);
    await sweepDeliveries();
    expect(await timesShown("Too many calls")).toBe(1);
    const kinds = ["SCHEDULED", "WOKEN", "SENT", "FAILED", "WOKEN", "SENT", "CONFIRMED"];
    expect(await kindsOf(token, post.id)).toEqual(kinds);
    expect(await noticesOf(token)).toEqual([]);
  });
});

describe("the history", () => {
  it("is its owner's alone, and is never changed", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Known");
    await publish(token, post);
    expect(await kindsOf(token, post.id)).toEqual(["ASKED", "SENT", "CONFIRMED"]);
    const stranger = await makeOwner();
    expect(await eventsOf(stranger.token, post.id)).toBeUndefined();
    await expect(db.postEvent.updateMany({ data: { kind: "FAILED" } })).rejects.toThrow(/append-only/);
  });
});

describe("rescheduling", () => {
  it("keeps the lateness that was chosen, unless another is; a new schedule has an hour", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Moved about");
    const allowed = async () => {
      const { lateAt, scheduledAt } = await postOf(post.id);
      return ((lateAt?.getTime() ?? 0) - (scheduledAt?.getTime() ?? 0)) / 60_000;
    };
    await schedule(token, post, { seconds: 3600, ifLateMinutes: 10 });
    expect(await allowed()).toBe(10);
    expect((await schedule(token, post, { seconds: 7200 })).status).toBe(200);
    expect(await allowed()).toBe(10);
    await schedule(token, post, { seconds: 7300, ifLateMinutes: 20 });
    expect(await allowed()).toBe(20);
    await cancel(token, post.id);
    await schedule(token, post, { seconds: 3600 });
    expect(await allowed()).toBe(60);
  });
});
