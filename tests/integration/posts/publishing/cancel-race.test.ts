import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { systemActor } from "../../../../lib/auth/actor";
import { type Db, db } from "../../../../lib/db";
import { cancelSchedule } from "../../../../lib/posts/scheduling/cancel-schedule";
import { leaseDelivery } from "../../../../lib/posts/publishing/leasing/lease-delivery";
import { lockUnpublished, cancelDeliveries } from "../../../../lib/posts/publishing/mutations";
import { pausePublishing } from "../../../../lib/posts/scheduling/holding/pause-publishing";
import { publishDuePost } from "../../../../lib/posts/publishing/publish-due-post";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { timeline } from "../../../facebook";
import { connectedOwner, deliveryOf, settleAll, startAfresh } from "./publishing";
import { cancel, schedule } from "./scheduling";

Object.assign(process.env, { RATE_LIMITS: "off", PAGE_PACE_SECONDS: "0" });
const POSTS = 200;
const BATCH = 20;
const job = systemActor("test");

beforeEach(startAfresh);

/** Posts that are due and not yet claimed. */
async function duePosts(count: number) {
  const owner = await connectedOwner();
  const posts = await Promise.all(Array.from({ length: count }, (_, n) => owner.write(`Post number ${n}`)));
  // As many at once as the database has connections: a refused request would look like a lost post below.
  for (let at = 0; at < count; at += BATCH) {
    const replies = await Promise.all(posts.slice(at, at + BATCH).map((post) => schedule(owner.token, post)));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  }
  await db.delivery.updateMany({ data: { dueAt: new Date(Date.now() - 1000) } });
  return { ...owner, posts };
}

/** Whether a promise is still open after a while in which it could have ended. */
async function waits(work: Promise<unknown>): Promise<boolean> {
  return Promise.race([work.then(() => false), sleep(400, true)]);
}

/** Runs `during` while a transaction has done `first` and not yet committed. */
async function whileOpen(first: (tx: Db) => Promise<unknown>, during: () => Promise<unknown>): Promise<void> {
  await db.$transaction(async (tx) => {
    await first(tx);
    await during();
  });
}

describe("a cancel at the moment of sending", () => {
  it(`of ${POSTS} posts each is cancelled or sent, and never both`, async () => {
    const { token, posts } = await duePosts(POSTS);
    const answers = new Map<number, { status: number; message?: string }>();
    for (let at = 0; at < POSTS; at += BATCH) {
      const work = posts
        .slice(at, at + BATCH)
        .flatMap(({ id }, n) => [
          sleep((n * 7) % 30).then(async () => answers.set(id, await cancel(token, id))),
          sleep((n * 11) % 30).then(() => publishDuePost(job, id)),
        ]);
      await Promise.all([...work, at % 80 === 0 ? sweepDeliveries({ maxMs: 50 }) : undefined]);
    }
    await settleAll();

    const shown = (await timeline()).map(({ message }) => message);
    expect(new Set(shown).size).toBe(shown.length);
    for (const { id, content } of posts) {
      const answer = answers.get(id);
      const refused = ["POST_NOT_SCHEDULED", "DELIVERY_IN_FLIGHT"].includes(answer?.message ?? "");
      expect([content, answer?.status, refused]).toEqual([content, refused ? 409 : 200, refused]);
      expect([content, shown.includes(content)]).toEqual([content, refused]);
    }
    // The race was one: neither side had it all.
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.length).toBeLessThan(POSTS - 5);
  }, 120_000);

  it("waits for a claim that is being made, and is refused then", async () => {
    const { actor, posts } = await duePosts(1);
    const postID = posts[0]?.id ?? 0;
    const { id } = await deliveryOf(postID);
    let cancelling: Promise<unknown> = Promise.resolve();
    await whileOpen(
      async (tx) => expect(await leaseDelivery(tx, id)).not.toBeNull(),
      async () => {
        cancelling = cancelSchedule(actor, { postID }).catch((error: Error) => error.message);
        expect(await waits(cancelling)).toBe(true);
      },
    );
    expect(await cancelling).toBe("DELIVERY_IN_FLIGHT");
    expect(await deliveryOf(postID)).toMatchObject({ status: "SENDING", post: { status: "SCHEDULED" } });
  });

  it("is waited for by a claim, which gets nothing then", async () => {
    const { actor, posts } = await duePosts(1);
    const postId = posts[0]?.id ?? 0;
    const { id } = await deliveryOf(postId);
    let claiming: Promise<unknown> = Promise.resolve();
    await whileOpen(
      async (tx) => {
        await lockUnpublished(tx, actor, postId);
        await cancelDeliveries(tx, postId);
      },
      async () => {
        claiming = leaseDelivery(db, id);
        expect(await waits(claiming)).toBe(true);
      },
    );
    expect(await claiming).toBeNull();
  });
});

describe("a pause at the moment of sending", () => {
  it("waits for a claim that is being made, so that its answer means what it says", async () => {
    const { actor, posts } = await duePosts(2);
    const [first, second] = await Promise.all(posts.map(({ id }) => deliveryOf(id)));
    let pausing: Promise<unknown> = Promise.resolve();
    await whileOpen(
      async (tx) => expect(await leaseDelivery(tx, first?.id ?? 0)).not.toBeNull(),
      async () => {
        pausing = pausePublishing(actor);
        expect(await waits(pausing)).toBe(true);
      },
    );
    expect(await pausing).toMatchObject({ pausedAt: expect.any(String), overdue: 1 });
    expect(await leaseDelivery(db, second?.id ?? 0)).toBeNull();
  });

  it("is waited for by a claim, which gets nothing then", async () => {
    const { user, posts } = await duePosts(1);
    const { id } = await deliveryOf(posts[0]?.id ?? 0);
    let claiming: Promise<unknown> = Promise.resolve();
    await whileOpen(
      (tx) => tx.user.update({ where: { id: user.id }, data: { pausedAt: new Date() } }),
      async () => {
        claiming = leaseDelivery(db, id);
        expect(await waits(claiming)).toBe(true);
      },
    );
    expect(await claiming).toBeNull();
  });
});
