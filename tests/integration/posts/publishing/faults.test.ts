import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { systemActor } from "../../../../lib/auth/actor";
import { openPage } from "../../../../lib/connections/open-page";
import { db } from "../../../../lib/db";
import { publishText } from "../../../../lib/providers/facebook/publish";
import { leaseDelivery, contentHash } from "../../../../lib/posts/publishing/leasing/lease-delivery";
import { deliverPost, sendUnderLease } from "../../../../lib/posts/publishing/deliver-post";
import { expireLeases } from "../../../../lib/posts/publishing/leasing/expire-leases";
import { recordOutcome } from "../../../../lib/posts/publishing/record-outcome";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { BAKERY, plantFault, sandbox, timeline } from "../../../facebook";
import { advance } from "../../../clock";
import { noticesOf } from "./scheduling";
import { connectedOwner, deliveryOf, publish, settleAll, startAfresh, timesShown } from "./publishing";

// Long enough for a call to the sandbox, short enough to wait for one that hangs.
process.env.FACEBOOK_TIMEOUT_MS = "1500";
const job = systemActor("test");

beforeEach(startAfresh);

/** A post whose delivery is due, as a schedule or a passing refusal leaves it. */
async function due(text: string) {
  const owner = await connectedOwner();
  const post = await owner.write(text);
  const { id } = await db.delivery.create({
    data: {
      postId: post.id,
      platform: "FACEBOOK",
      pageId: BAKERY,
      contentHash: contentHash(text),
      dueAt: new Date(0),
    },
  });
  return { ...owner, post, id };
}

const feed = { path: "/feed", method: "POST" };
type Case = { name: string; fault: Record<string, unknown>; first: string; last: string; shown: number };
const cases: Case[] = [
  { name: "refused", fault: { kind: "refuse" }, first: "FAILED", last: "FAILED", shown: 0 },
  { name: "permission", fault: { kind: "refuse", code: 200 }, first: "FAILED", last: "FAILED", shown: 0 },
  { name: "expired token", fault: { kind: "expired-token" }, first: "FAILED", last: "FAILED", shown: 0 },
  { name: "too many calls", fault: { kind: "rate-limit" }, first: "PENDING", last: "SUCCESS", shown: 1 },
  {
    name: "500 without effect",
    fault: { kind: "error-before-effect" },
    first: "UNKNOWN",
    last: "SUCCESS",
    shown: 1,
  },
  {
    name: "500 with effect",
    fault: { kind: "error-after-effect" },
    first: "UNKNOWN",
    last: "SUCCESS",
    shown: 1,
  },
  {
    name: "accept, then hang",
    fault: { kind: "accept-then-hang" },
    first: "UNKNOWN",
    last: "SUCCESS",
    shown: 1,
  },
  {
    name: "accept, then reset",
    fault: { kind: "accept-then-reset" },
    first: "UNKNOWN",
    last: "SUCCESS",
    shown: 1,
  },
  {
    name: "reset without effect",
    fault: { kind: "reset-before-effect" },
    first: "UNKNOWN",
    last: "SUCCESS",
    shown: 1,
  },
  { name: "garbage", fault: { kind: "garbage" }, first: "UNKNOWN", last: "SUCCESS", shown: 1 },
  { name: "cut off", fault: { kind: "cut-stream" }, first: "UNKNOWN", last: "SUCCESS", shown: 1 },
  {
    name: "duplicate (506)",
    fault: { kind: "refuse", code: 506 },
    first: "UNKNOWN",
    last: "SUCCESS",
    shown: 1,
  },
  { name: "slow", fault: { kind: "slow", delayMs: 400 }, first: "SUCCESS", last: "SUCCESS", shown: 1 },
];

describe("a publish that meets a fault", () => {
  it.each(cases)("$name: $first, in the end $last", async ({ name, fault, first, last, shown }) => {
    const { token, write } = await connectedOwner();
    const text = `Fault: ${name}`;
    const post = await write(text);
    await plantFault({ ...feed, ...fault });
    const reply = await publish(token, post);
    expect(reply.status).toBe(first === "FAILED" ? 502 : 200);
    expect(reply.object).toMatchObject({ deliveries: [{ status: first }] });
    expect(await settleAll()).toBeLessThanOrEqual(12);
    expect(await timesShown(text)).toBe(shown);
    const settled = await deliveryOf(post.id);
    expect(settled).toMatchObject({ status: last, post: { status: shown ? "PUBLISHED" : "GENERATED" } });
    expect(Boolean(settled.permalink)).toBe(shown === 1);
  });

  it("loses and doubles nothing when many go wrong at once and two workers sweep", async () => {
    const { token, write } = await connectedOwner();
    const kinds = cases.filter(({ shown }) => shown === 1).map(({ fault }) => fault);
    for (const fault of [...kinds, ...kinds]) await plantFault({ ...feed, ...fault });
    const posts = await Promise.all(Array.from({ length: 36 }, (_, n) => write(`Post number ${n}`)));
    await Promise.all(posts.map((post) => publish(token, post)));
    for (let minute = 0; minute < 40; minute++) {
      await Promise.all([sweepDeliveries(), sweepDeliveries()]);
      await advance(60);
    }
    const shown = (await timeline()).map(({ message }) => message).sort();
    expect(shown).toEqual(posts.map(({ content }) => content).sort());
    expect(await db.delivery.count({ where: { status: "SUCCESS" } })).toBe(posts.length);
  }, 60_000);

  it("tries again when Facebook cannot be reached at all, and gives up in the end", async () => {
    const { id, post } = await due("Nobody listens");
    await plantFault({ ...feed, kind: "rate-limit", times: null });
    await deliverPost(job, id);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "PENDING", errorCode: "FACEBOOK_BUSY" });
    await settleAll(180);
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "FAILED",
      errorCode: "FACEBOOK_BUSY",
      fence: 6,
    });
    expect(await timeline()).toHaveLength(0);
  });

  it("waits an hour where Facebook has blocked the page, with all its posts, and tells the owner", async () => {
    const { id, post, token, write } = await due("Deemed abusive");
    await plantFault({ ...feed, kind: "refuse", code: 368 });
    await deliverPost(job, id);
    const blocked = { status: "PENDING", errorCode: "FACEBOOK_BLOCKED" };
    expect(await deliveryOf(post.id)).toMatchObject(blocked);
    expect(await noticesOf(token)).toMatchObject([{ kind: "POST_FAILED", code: "FACEBOOK_BLOCKED" }]);
    const other = await write("Of the same page");
    await db.delivery.create({
      data: {
        postId: other.id,
        platform: "FACEBOOK",
        pageId: BAKERY,
        contentHash: contentHash(other.content),
        dueAt: new Date(0),
      },
    });
    await advance(3540);
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({ ...blocked, fence: 1 });
    expect(await timeline()).toHaveLength(0);
    expect(await settleAll()).toBeLessThanOrEqual(3);
    expect(await timeline()).toHaveLength(2);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("stays in doubt while the page cannot be read, and is settled when it can", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Is it there?");
    await plantFault({ ...feed, kind: "error-after-effect" });
    await plantFault({ path: "/published_posts", kind: "error-before-effect", times: null });
    await publish(token, post);
    await expect(settleAll(40)).rejects.toThrow("on their way");
    expect(await deliveryOf(post.id)).toMatchObject({ status: "UNKNOWN", fence: 1 });
    await sandbox("DELETE", "/faults");
    await settleAll();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 1 });
    expect(await timesShown("Is it there?")).toBe(1);
  });

  it("does not mistake an earlier post of ours for this one", async () => {
    const { token, write } = await connectedOwner();
    const [first, second] = [await write("Twice on purpose"), await write("Twice on purpose")];
    await publish(token, first);
    // Facebook itself refuses the second: it is identical to the last one.
    await publish(token, second);
    await settleAll();
    expect(await deliveryOf(second.id)).toMatchObject({ status: "FAILED", fence: 1, externalId: null });
    expect(await timesShown("Twice on purpose")).toBe(1);
  });
});

describe("a process that dies", () => {
  it("after Facebook accepted: the post is found, and not sent again", async () => {
    const { id, post } = await due("Killed in the act");
    const child = fork(fileURLToPath(new URL("deliver-child.ts", import.meta.url)), {
      execArgv: ["--conditions=react-server", "--import", "tsx"],
      stdio: "inherit",
    });
    await once(child, "message");
    await plantFault({ ...feed, kind: "kill", pid: child.pid });
    const exit = once(child, "exit");
    child.send(id);
    expect((await exit)[1]).toBe("SIGKILL");
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SENDING", fence: 1 });
    await settleAll();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 1 });
    expect(await timesShown("Killed in the act")).toBe(1);
  });

  it("before it called: the post is not found, and sent once", async () => {
    const { id, post } = await due("Never called");
    expect(await leaseDelivery(db, id)).toMatchObject({ fence: 1 });
    await settleAll();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 2 });
    expect(await timesShown("Never called")).toBe(1);
  });

  it("and one that wakes too late: it does not send", async () => {
    const { id, post } = await due("Slept through its lease");
    const claim = await leaseDelivery(db, id);
    if (!claim) throw new Error("no claim");
    await advance(91);
    await expireLeases();
    await sendUnderLease(job, { ...claim, madeAt: claim.madeAt - 100_000 });
    expect(await timeline()).toHaveLength(0);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "PENDING" });
  });
});

describe("the fence", () => {
  it("lets a late worker change nothing once another has taken over", async () => {
    const { id, post } = await due("Two workers");
    const late = await leaseDelivery(db, id);
    if (!late) throw new Error("no claim");
    await advance(91);
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "UNKNOWN" });
    await db.delivery.update({ where: { id }, data: { status: "PENDING", dueAt: new Date(0) } });
    const now = await leaseDelivery(db, id);
    expect(now).toMatchObject({ fence: 2 });
    for (const outcome of ["REFUSED", "RETRY", "UNKNOWN"] as const) {
      expect(await recordOutcome(late, { outcome })).toBe(false);
    }
    expect(await recordOutcome(late, { outcome: "SUCCESS", externalId: "1_1" })).toBe(false);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SENDING", fence: 2 });
  });

  it("takes a late success while nobody has tried again", async () => {
    const { id, post, actor } = await due("Late, but there");
    const claim = await leaseDelivery(db, id);
    if (!claim) throw new Error("no claim");
    const page = await openPage(job, { userId: actor.userId, platform: "FACEBOOK", pageId: BAKERY });
    if (!page) throw new Error("no page");
    await advance(91);
    await sweepDeliveries();
    const externalId = await publishText(page, { message: "Late, but there" });
    expect(await recordOutcome(claim, { outcome: "SUCCESS", externalId })).toBe(true);
    await settleAll();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 1 });
    expect(await timesShown("Late, but there")).toBe(1);
  });

  it("gives a due delivery to one of twenty", async () => {
    const { id } = await due("Wanted by many");
    const work = Array.from({ length: 20 }, (_, n) => (n % 2 ? deliverPost(job, id) : sweepDeliveries()));
    await Promise.all(work);
    expect(await timesShown("Wanted by many")).toBe(1);
  });

  it("sends neither a deleted post nor a cancelled one, nor one before its time", async () => {
    const [deleted, cancelled, early] = [await due("Deleted"), await due("Cancelled"), await due("Early")];
    await db.post.update({ where: { id: deleted.post.id }, data: { deletedAt: new Date() } });
    await db.delivery.update({ where: { id: cancelled.id }, data: { status: "CANCELLED" } });
    await db.delivery.update({ where: { id: early.id }, data: { dueAt: new Date(Date.now() + 60_000) } });
    await sweepDeliveries();
    for (const { id } of [deleted, cancelled, early]) await deliverPost(job, id);
    expect(await timeline()).toHaveLength(0);
    await advance(61);
    await sweepDeliveries();
    expect(await timesShown("Early")).toBe(1);
  });
});
