import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { contentHash } from "../../../../lib/posts/publishing/leasing/lease-delivery";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { makePost } from "../../../factories";
import { recordStatements } from "../../../record-statements";
import { type PageOwner, connectedPages, shownOn } from "../../../faults/publishing/pages";
import { deliveryOf, startAfresh } from "./publishing";

Object.assign(process.env, { PAGE_PACE_SECONDS: "0", RATE_LIMITS: "off" });

/** As many as a sweep starts with at once, so that one claim takes them all. */
const PAGES = 16;

beforeEach(startAfresh);

/** Statements by what they are for; how often a sweep looks for what is due depends on how long it takes. */
const KINDS: readonly [string, RegExp][] = [
  ["connect", /pg_backend_pid/],
  ["look", /AS "ms" FROM "Delivery"|SELECT due\."id"|WITH doubted AS/],
  ["read versions", /AS "waitMs"/],
  ["claim", /"status" = 'SENDING', "fence"/],
  ["seal", /p\."seal", p\."claimsRevision"/],
  ["settle", /"status" = 'SUCCESS', "leaseUntil"/],
  ["permalinks", /SET "permalink" = f\./],
];

/** How many statements of each kind `work` takes; those that are not expected at all under their own text. */
async function countKinds(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const { texts, stop } = recordStatements();
  await work().finally(stop);
  const counts: Record<string, number> = {};
  for (const text of texts) {
    const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? text;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** A post of the owner's, due since so many seconds. */
async function due(owner: PageOwner, content: string, secondsAgo = 1): Promise<number> {
  const { id: postId } = await makePost(owner.userId, { content });
  const delivery = { platform: "FACEBOOK", pageId: owner.page, contentHash: contentHash(content) } as const;
  await db.delivery.create({
    data: { postId, dueAt: new Date(Date.now() - secondsAgo * 1000), ...delivery },
  });
  return postId;
}

const statusOf = async (postId: number) => (await deliveryOf(postId)).status;

describe("posts that are due together", () => {
  it(`take two statements to claim ${PAGES}, and one more for each outcome`, async () => {
    const owners = await connectedPages(PAGES);
    // A page's first post takes one statement more.
    await db.connection.updateMany({ data: { firstPostId: 0 } });
    for (const owner of owners) await due(owner, `Post on ${owner.page}`);
    const counts = await countKinds(() => sweepDeliveries());
    const { connect: _, look = 0, seal = 0, permalinks = 0, ...rest } = counts;
    expect(await db.delivery.count({ where: { status: "SUCCESS", permalink: { not: null } } })).toBe(PAGES);
    expect(rest).toEqual({ "read versions": 1, claim: 1, settle: PAGES });
    // One statement reads the checks, or saves the links, of those that came while the one before it ran.
    for (const shared of [seal, permalinks]) {
      expect(shared).toBeGreaterThan(0);
      expect(shared).toBeLessThanOrEqual(PAGES);
    }
    expect(look).toBeGreaterThan(0);
  });

  it("on one page go out in their order and one after the other, more than are kept in memory", async () => {
    const [owner] = await connectedPages(1);
    if (!owner) throw new Error("no page");
    const texts = Array.from({ length: 45 }, (_, n) => `Number ${n}`);
    for (const [n, text] of texts.entries()) await due(owner, text, 100 - n);
    expect(await sweepDeliveries()).toBe(45);
    expect((await shownOn([owner.page])).map(({ text }) => text).sort()).toEqual([...texts].sort());
    const attempts = await db.$queryRaw<{ content: string; early: boolean }[]>`
      SELECT p."content", coalesce(a."startedAt" < lag(a."finishedAt") OVER (ORDER BY a."id"), false) AS "early"
      FROM "DeliveryAttempt" a JOIN "Delivery" d ON d."id" = a."deliveryId" JOIN "Post" p ON p."id" = d."postId"
      ORDER BY a."id"`;
    expect(attempts).toEqual(texts.map((content) => ({ content, early: false })));
  });

  it("are not held by one whose text is on its way to the same page already", async () => {
    const owners = await connectedPages(3);
    const [first] = owners;
    if (!first) throw new Error("no page");
    const inDoubt = await due(first, "Twice");
    await db.delivery.updateMany({
      where: { postId: inDoubt },
      data: { status: "UNKNOWN", fence: 1, dueAt: new Date(Date.now() + 60_000) },
    });
    const twin = await due(first, "Twice");
    const others = await Promise.all(owners.slice(1).map((owner) => due(owner, "Once")));
    await sweepDeliveries();
    expect(await Promise.all(others.map(statusOf))).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await deliveryOf(twin)).toMatchObject({ status: "PENDING", errorCode: "SAME_POST_IN_FLIGHT" });
  });

  it("are not held by one that somebody is changing, which goes out after that", async () => {
    const owners = await connectedPages(3);
    const posts = await Promise.all(owners.map((owner) => due(owner, "Now")));
    const [changing = 0, ...others] = posts;
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Post" WHERE "id" = ${changing} FOR NO KEY UPDATE`;
      await sweepDeliveries();
      expect(await Promise.all(others.map(statusOf))).toEqual(["SUCCESS", "SUCCESS"]);
      expect(await statusOf(changing)).toBe("PENDING");
    });
    await sweepDeliveries();
    expect(await statusOf(changing)).toBe("SUCCESS");
  });
});
