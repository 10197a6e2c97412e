import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import {
  leaseDeliveries,
  leaseDelivery,
  contentHash,
} from "../../../../lib/posts/publishing/leasing/lease-delivery";
import { findDue } from "../../../../lib/posts/publishing/find-due";
import { PageQueues } from "../../../../lib/posts/publishing/sweeping/page-queues";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { makePost } from "../../../factories";
import { BAKERY, CATERING, plantFault, timeline } from "../../../facebook";
import { advance } from "../../../clock";
import { connectedOwner, startAfresh } from "./publishing";

beforeEach(startAfresh);

const none = { pages: [], ids: [] };

/** The first of each page that is due. */
async function heads() {
  const queues = new PageQueues();
  queues.add(await findDue(none, 2000));
  return queues.take(10, 0);
}

/** How many pages take a post from a job now. Nothing of it is committed. */
async function willing(): Promise<number> {
  const ids = (await heads()).map(({ id }) => id);
  let count = -1;
  const undone = new Error("undone");
  const claiming = db.$transaction(async (tx) => {
    count = (await leaseDeliveries(tx, ids, { throttled: true })).leases.length;
    throw undone;
  });
  await expect(claiming).rejects.toBe(undone);
  return count;
}

/** So many posts of an owner on a page, due since `secondsAgo`. */
async function due(userId: string, pageId: string, count: number, secondsAgo = 60) {
  const dueAt = new Date(Date.now() - secondsAgo * 1000);
  for (let n = 0; n < count; n++) {
    const { id, content } = await makePost(userId, {
      content: `${pageId}, ${secondsAgo} s ago, number ${n}`,
    });
    await db.delivery.create({
      data: { postId: id, platform: "FACEBOOK", pageId, contentHash: contentHash(content), dueAt },
    });
  }
}

describe("a page's pace", () => {
  it("lets jobs send one post after the other, and people at once", async () => {
    const { user } = await connectedOwner();
    await due(user.id, BAKERY, 3);
    const [one, two, three] = await db.delivery.findMany({ orderBy: { id: "asc" } });
    if (!one || !two || !three) throw new Error("no deliveries");
    const both = await Promise.all([one, two].map(({ id }) => leaseDelivery(db, id, { throttled: true })));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await willing()).toBe(0);
    expect(await leaseDelivery(db, three.id)).toMatchObject({ deliveryId: three.id });
    await advance(env().PAGE_PACE_SECONDS + 0.01);
    expect(await willing()).toBe(1);
  });

  it("is kept by a sweep that lingers: all go out, a second apart", async () => {
    const { user } = await connectedOwner();
    await due(user.id, BAKERY, 3);
    await sweepDeliveries({ lingerMs: 6000 });
    expect(await timeline(BAKERY)).toHaveLength(3);
    // When each was leased, by the database's clock: how long a call then takes is the machine's affair.
    const attempts = await db.deliveryAttempt.findMany({ orderBy: { startedAt: "asc" } });
    const times = attempts.map(({ startedAt }) => startedAt.getTime());
    expect(times).toHaveLength(3);
    for (let n = 1; n < times.length; n++) {
      expect((times[n] ?? 0) - (times[n - 1] ?? 0)).toBeGreaterThanOrEqual(
        env().PAGE_PACE_SECONDS * 1000 - 1,
      );
    }
  }, 30_000);

  it("rests the page that Facebook asks to wait, and the whole app when that is at its limit", async () => {
    const [baker, caterer] = [await connectedOwner(), await connectedOwner(CATERING)];
    await due(baker.user.id, BAKERY, 2);
    await due(caterer.user.id, CATERING, 1, 30);
    await plantFault({ path: `${BAKERY}/feed`, kind: "refuse", code: 341 });
    await sweepDeliveries();
    expect((await timeline(CATERING)).length).toBe(1);
    expect(await willing(), "the bakery rests, its second post too").toBe(0);
    await advance(16);
    expect(await willing()).toBe(1);

    await due(caterer.user.id, CATERING, 1, 20);
    await plantFault({ path: `${BAKERY}/feed`, kind: "rate-limit" });
    await sweepDeliveries();
    await advance(30);
    expect(await willing(), "everybody rests").toBe(0);
    await advance(300);
    expect(await willing()).toBeGreaterThan(0);
  });
});

describe("a thousand posts at noon", () => {
  /** So many of the bakery's since a minute, and one of the caterer's since a second. */
  async function noon(count: number) {
    const [baker, caterer] = [await connectedOwner(), await connectedOwner(CATERING)];
    await db.$executeRaw`
      WITH posts AS (
        INSERT INTO "Post" ("userId", "content", "updatedAt")
        SELECT ${baker.user.id}::uuid, 'noon ' || n, now() FROM generate_series(1, ${count}::int) n
        RETURNING "id")
      INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "dueAt", "updatedAt")
      SELECT "id", 'FACEBOOK', ${BAKERY}, "id"::text, now() - interval '1 minute', now() FROM posts ORDER BY posts."id"`;
    await due(caterer.user.id, CATERING, 1, 1);
  }

  it("of one page let another page's one go first or second", async () => {
    await noon(1001);
    expect((await heads()).map(({ page }) => page)).toEqual([`FACEBOOK:${BAKERY}`, `FACEBOOK:${CATERING}`]);
    await sweepDeliveries({ maxMs: 500 });
    expect(await timeline(CATERING)).toHaveLength(1);
  });

  it("of pages that rest do not hide another page's one", async () => {
    await noon(2000);
    // A hundred pages, so that several windows are read in which nothing can go out.
    await db.$executeRaw`
      UPDATE "Delivery" d SET "pageId" = 'resting ' || (n."n" % 50 + 50 * (n."n" / 500 % 2))
      FROM (SELECT "id", row_number() OVER (ORDER BY "id") - 1 AS "n" FROM "Delivery" WHERE "pageId" = ${BAKERY}) n
      WHERE d."id" = n."id"`;
    await db.$executeRaw`
      INSERT INTO "SendRateLimit" ("key", "nextAt")
      SELECT 'FACEBOOK:resting ' || n, now() + interval '1 minute' FROM generate_series(0, 99) n`;
    expect(await sweepDeliveries()).toBe(1);
    expect(await timeline(CATERING)).toHaveLength(1);
  });
});
