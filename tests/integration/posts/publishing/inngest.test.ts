import { randomUUID } from "node:crypto";
import { InngestTestEngine } from "@inngest/test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as cronGet } from "../../../../app/api/cron/sweep/route";
import { GET } from "../../../../app/api/inngest/route";
import { allFunctions } from "../../../../inngest/serve";
import { inngest, sendToInngest } from "../../../../inngest/client";
import { publishScheduledPost } from "../../../../inngest/functions/publish-scheduled-post";
import { reconcileDeliveries } from "../../../../inngest/functions/reconcile-deliveries";
import { sweepWhenDue } from "../../../../inngest/functions/sweep-when-due";
import { runTimersByCron } from "../../../../inngest/functions/run-timers";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import { runTimers } from "../../../../lib/timers/run-due-timers";
import { ON_TIME_SECONDS } from "../../../../lib/posts/publishing/constants";
import { leaseDelivery } from "../../../../lib/posts/publishing/leasing/lease-delivery";
import { type JobEvent, setEventTransport, sendEvent } from "../../../../lib/jobs/send-event";
import { BAKERY, plantFault, timeline } from "../../../facebook";
import { call, requestOf } from "../../../fixtures";
import { advance } from "../../../clock";
import { connectedOwner, deliveryOf, publish, startAfresh, timesShown } from "./publishing";

Object.assign(process.env, { INNGEST_DEV: "1", CRON_SECRET: "a-secret-of-sixteen", PAGE_PACE_SECONDS: "0" });

beforeEach(startAfresh);
afterEach(() => setEventTransport(async () => undefined));

/** A post with a time, as schedulePost leaves it, and the event that woke the jobs. */
async function scheduled(text: string, inSeconds: number) {
  const { user, write } = await connectedOwner();
  const post = await write(text);
  const at = new Date(Date.now() + inSeconds * 1000);
  await db.post.update({ where: { id: post.id }, data: { status: "SCHEDULED", scheduledAt: at } });
  await db.delivery.create({
    data: { postId: post.id, platform: "FACEBOOK", pageId: BAKERY, contentHash: "", dueAt: at },
  });
  const plan = { planId: randomUUID(), scheduledAt: at.toISOString() };
  const data = { postId: post.id, ...plan, page: `FACEBOOK:${BAKERY}` };
  return { user, post, at, event: { name: "post/scheduled" as const, data } };
}

/** Runs a function over its sleeps; `sleeps` says what time passes in each. */
function run(
  fn: InngestTestEngine.Options["function"],
  event: { name: string; data: Record<string, unknown> },
  sleeps: Record<string, () => unknown> = {},
) {
  const steps = Object.entries(sleeps).map(([id, handler]) => ({ id, handler }));
  return new InngestTestEngine({ function: fn, events: [event as never], steps }).execute();
}

describe("publish-scheduled-post", () => {
  it("sends at the time", async () => {
    const { event, post } = await scheduled("At its time", 3600);
    await run(publishScheduledPost(inngest()), event, { "wait-1": () => advance(3600) });
    expect(await timesShown("At its time")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", post: { status: "PUBLISHED" } });
  });

  it("sends a post of ten days ahead at its minute, though no sleep may be longer than seven days", async () => {
    const { event, post } = await scheduled("Ten days ahead", 10 * 86_400);
    const lateAt = new Date(Date.now() + 10 * 86_400_000 + ON_TIME_SECONDS * 1000);
    await db.post.update({ where: { id: post.id }, data: { lateAt } });
    const sent = { ...event, ts: Date.now() };
    await run(publishScheduledPost(inngest()), sent, {
      "wait-1-leg-1": () => advance(6 * 86_400),
      "wait-1": () => advance(4 * 86_400),
    });
    expect(await timesShown("Ten days ahead")).toBe(1);
  });

  it("woken early: waits for the rest, and sends", async () => {
    const { event, at } = await scheduled("Half a second early", 2);
    await run(publishScheduledPost(inngest()), event, { "wait-1": () => undefined });
    expect(await timesShown("Half a second early")).toBe(1);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  });

  it("woken far too early, as when the post has been moved: comes back at its new time", async () => {
    const { event, post } = await scheduled("Moved", 60);
    await db.delivery.updateMany({ data: { dueAt: new Date(Date.now() + 7200_000) } });
    await run(publishScheduledPost(inngest()), event, {
      "wait-1": () => advance(60),
      "wait-2": () => advance(7200),
    });
    expect(await timesShown("Moved")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ fence: 1 });
  });

  it("woken twice, and for what is cancelled, held or paused: sends once, or not at all", async () => {
    const twice = await scheduled("Twice", -1);
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    const waits = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`wait-${n + 1}`, pause]));
    await Promise.all([1, 2, 3].map(() => run(publishScheduledPost(inngest()), twice.event, waits)));
    const cancelled = await scheduled("Cancelled", -1);
    await db.delivery.updateMany({ where: { postId: cancelled.post.id }, data: { status: "CANCELLED" } });
    const held = await scheduled("Held", -1);
    await db.delivery.updateMany({ where: { postId: held.post.id }, data: { heldAt: new Date() } });
    const paused = await scheduled("Paused", -1);
    await db.user.update({ where: { id: paused.user.id }, data: { pausedAt: new Date() } });
    const late = await scheduled("Late", -1);
    await db.post.update({ where: { id: late.post.id }, data: { lateAt: new Date() } });
    for (const { event } of [cancelled, held, paused, late]) {
      await run(publishScheduledPost(inngest()), event, { "wait-1": () => 0 });
    }
    expect((await timeline()).map(({ message }) => message)).toEqual(["Twice"]);
  });

  it("waits for its page's turn, and sends then", async () => {
    const { event } = await scheduled("Its page is busy", -1);
    await db.$executeRaw`
      INSERT INTO "SendRateLimit" ("key", "nextAt")
      VALUES (${`FACEBOOK:${BAKERY}`}, app_now() + interval '40 seconds')`;
    await run(publishScheduledPost(inngest()), event, { "wait-1": () => 0, "wait-2": () => advance(40) });
    expect(await timesShown("Its page is busy")).toBe(1);
  });

  it("has the page checked as soon as the lease of a dead sender is over", async () => {
    const { event, post } = await scheduled("Its sender died", -1);
    const { id } = await deliveryOf(post.id);
    expect(await leaseDelivery(db, id)).not.toBeNull();
    const seconds = env().DELIVERY_LEASE_SECONDS;
    await run(publishScheduledPost(inngest()), event, {
      "wait-1": () => 0,
      "wait-2": () => advance(seconds + 1),
      "wait-3": () => advance(50),
      "wait-4": () => advance(1),
    });
    expect(await timesShown("Its sender died")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 2 });
  });

  it("is cancelled with its post and by another time, one at a time on a page, once a scheduling", () => {
    const { opts } = publishScheduledPost(inngest());
    expect(opts).toMatchObject({
      cancelOn: [
        { event: "post/cancelled", if: "event.data.postId == async.data.postId" },
        { event: "post/scheduled", if: expect.stringContaining("event.data.planId != async.data.planId") },
      ],
      concurrency: { key: "event.data.page", limit: 1 },
      idempotency: "event.data.planId",
    });
  });
});

describe("reconcile-deliveries", () => {
  it("checks until the outcome is known, and retries once what is not on the page", async () => {
    const { token, write } = await connectedOwner();
    for (const [kind, text] of [
      ["error-after-effect", "There"],
      ["error-before-effect", "Not there"],
    ] as const) {
      const post = await write(text);
      await plantFault({ path: "/feed", method: "POST", kind });
      await publish(token, post);
      const { id } = await deliveryOf(post.id);
      const waits = Array.from({ length: 8 }, (_, n) => [`wait-${n + 1}`, () => advance(400)] as const);
      await run(
        reconcileDeliveries(inngest()),
        { name: "delivery/in-doubt", data: { deliveryId: id } },
        Object.fromEntries(waits),
      );
      expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
      expect(await timesShown(text)).toBe(1);
    }
  });
});

describe("the timers as a function", () => {
  it("are one cron, where no server runs them", () => {
    expect(JSON.stringify(allFunctions().map(({ opts }) => opts.triggers))).not.toContain("cron");
    const { opts } = runTimersByCron(inngest());
    expect(opts.triggers?.map((trigger) => ("cron" in trigger ? trigger.cron : trigger))).toEqual([
      "*/5 * * * *",
    ]);
    expect(opts.retries).toBeGreaterThan(0);
  });

  it("sweep what nobody woke for, and run what has been due since they last ran", async () => {
    await scheduled("Nobody came", -30);
    const due = () => run(runTimersByCron(inngest()), { name: "inngest/scheduled.timer", data: {} });
    await due();
    expect(await timesShown("Nobody came")).toBe(1);
    await db.$executeRaw`UPDATE "Lease" SET "expiresAt" = now() WHERE "name" = 'timer:remove-old-events'`;
    const { result } = await due();
    expect(result).toMatchObject({ ran: ["remove-old-events"] });
  });

  it("have a sweep at the time of what is due before they run again", async () => {
    await db.$executeRaw`DELETE FROM "Lease"`;
    const sent: JobEvent[] = [];
    setEventTransport((event) => Promise.resolve(void sent.push(event)));
    const { post } = await scheduled("Never woken", 180);
    await db.post.update({ where: { id: post.id }, data: { lateAt: new Date(Date.now() + 270_000) } });
    await run(runTimersByCron(inngest()), { name: "inngest/scheduled.timer", data: {} });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const [due] = sent as [JobEvent & { name: "posts/due" }];
    expect(due.name).toBe("posts/due");
    expect(await timesShown("Never woken")).toBe(0);
    await run(sweepWhenDue(inngest()), due, { "wait-1": () => advance(180) });
    expect(await timesShown("Never woken")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
  });

  it("are due by the database's clock, whatever the host's says", async () => {
    await db.$executeRaw`DELETE FROM "Lease"`;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3 * 24 * 3_600_000 });
    try {
      await runTimers();
    } finally {
      vi.useRealTimers();
    }
    expect(await runTimers()).toEqual([]);
  });

  it("go on at the next call with what was not finished", async () => {
    await db.$executeRaw`DELETE FROM "Lease"`;
    const names = await runTimers(0);
    expect(names).toContain("reconcile-billing");
    expect(await runTimers()).toContain("reconcile-billing");
    expect(await runTimers()).not.toContain("reconcile-billing");
  });
});

describe("events", () => {
  it("are validated before they are sent, and one that is invalid or rejected fails no use case", async () => {
    const wrong = { name: "post/cancelled", data: { postId: -1 } } as const;
    await expect(sendToInngest(wrong)).rejects.toThrow();
    setEventTransport(sendToInngest);
    expect(() => sendEvent(wrong)).not.toThrow();
  });
});

describe("the doors", () => {
  it("Inngest's lists the functions there are", async () => {
    const request = requestOf({ path: "/api/inngest", headers: { host: "localhost:3999" } });
    const reply = await GET(request, undefined);
    expect(reply.status).toBe(200);
    // With each, the one that reports its failure.
    expect(await reply.json()).toMatchObject({ function_count: 2 * allFunctions().length, mode: "dev" });
  });

  it("the cron's opens with the secret alone, and runs what is due", async () => {
    await db.$executeRaw`DELETE FROM "Lease"`;
    await scheduled("By cron", -30);
    for (const bearer of [undefined, "another-secret-of-16"]) {
      expect(await call(cronGet, { path: "/api/cron/sweep", bearer })).toMatchObject({ status: 404 });
    }
    expect(await timeline()).toHaveLength(0);
    const reply = await call(cronGet, { path: "/api/cron/sweep", bearer: env().CRON_SECRET });
    expect(reply).toMatchObject({
      status: 200,
      object: { ran: expect.arrayContaining(["sweep-due-posts"]) },
    });
    expect(await timesShown("By cron")).toBe(1);
  });
});
