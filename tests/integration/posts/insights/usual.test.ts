import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { recordPeople } from "../../../../lib/posts/insights/usual-posts";
import { readFigures } from "../../../../lib/posts/publishing/looking/work-looks";
import { getWhatWorked } from "../../../../lib/posts/worked/queries";
import { BAKERY, connectPage, plantFault, sandbox } from "../../../facebook";
import { startAfresh } from "../publishing/publishing";
import { DAY, HOUR, INSIGHTS, after, listsRead, older, published } from "./insights";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

describe("what is usual on a page", () => {
  it("is the middle of its last posts, also those not written here, read once on connecting the numbers", async () => {
    for (let n = 1; n <= 55; n++) await older(7 + n, 10 * n);
    await older(2, 9_000);
    await older(8, 9_000, { parentId: "1_2" });
    const { numbers, token } = await published();
    expect(await numbers()).toEqual({ state: "READING" });
    const before = await listsRead();
    await Promise.all([readFigures(), readFigures()]);
    expect(await listsRead()).toBe(before + 1);
    // Of the last fifty that are a week old one is a reshare.
    expect(await numbers()).toEqual({ state: "USUAL", people: 250, posts: 49 });
    await connectPage(token, BAKERY, INSIGHTS);
    await after(DAY);
    expect(await listsRead()).toBe(before + 1);
  });

  it("is said with a post, and knows the page's older posts that were written here", async () => {
    const { post, shown, token, write, actor } = await published();
    const before = await write("Plum cake");
    await db.post.update({
      where: { id: before.id },
      data: { status: "PUBLISHED", publishedAt: new Date(Date.now() - 60 * DAY * 1000) },
    });
    const delivery = {
      postId: before.id,
      platform: "FACEBOOK",
      pageId: BAKERY,
      contentHash: "x",
      fence: 1,
      status: "SUCCESS",
    } as const;
    await db.delivery.create({ data: { ...delivery, externalId: await older(60, 300) } });
    for (const people of [100, 200, 260, 500]) await older(20, people);
    await after(DAY);
    expect(await shown()).toEqual({ reactions: 0, comments: 0, shares: 0, people: 412, usual: 260 });
    const { posts } = await getWhatWorked(actor);
    expect(posts.map(({ id, seen }) => ({ id, seen }))).toEqual([{ id: before.id, seen: 300 }]);
    expect(post.id).not.toBe(before.id);
    expect(token).not.toBe("");
  });

  it("is not said of a page without posts, nor of few", async () => {
    const { numbers } = await published();
    await readFigures();
    expect(await numbers()).toEqual({ state: "FEW_POSTS" });
    expect(await db.trackedPage.findMany()).toMatchObject([{ usualOf: 0, usualPeople: null, dueAt: null }]);
  });

  it("is asked for again only now and then while Facebook is down for a day", async () => {
    for (let n = 1; n <= 6; n++) await older(7 + n, 100);
    const { numbers } = await published();
    await plantFault({ path: "/published_posts", kind: "error-before-effect", times: null });
    const before = await listsRead();
    for (let hours = 0; hours < 24; hours++) await after(HOUR);
    expect((await listsRead()) - before).toBeLessThan(12);
    await sandbox("DELETE", "/faults");
    await after(DAY);
    expect(await numbers()).toEqual({ state: "USUAL", people: 100, posts: 6 });
  });
});

describe("the latest posts of a page", () => {
  const refuse = (parts: object) =>
    plantFault({ path: "/published_posts", kind: "refuse", times: null, ...parts });

  it("are not asked for with a token that is dead, and are again once it is connected again", async () => {
    const { token, actor, numbers } = await published();
    await refuse({ code: 190, message: "The token has expired" });
    const before = await listsRead();
    await readFigures();
    await db.notice.deleteMany({ where: { userId: actor.userId } });
    for (let days = 0; days < 3; days++) await after(DAY);
    expect(await listsRead()).toBe(before + 1);
    expect(await db.notice.count({ where: { userId: actor.userId } })).toBe(0);
    await sandbox("DELETE", "/faults");
    await connectPage(token, BAKERY, INSIGHTS);
    await after(HOUR);
    expect(await numbers()).toEqual({ state: "FEW_POSTS" });
  });

  it("are left alone once they could not be read for a month", async () => {
    const { numbers } = await published();
    await refuse({ code: 1, message: "Please reduce the amount of data" });
    await readFigures();
    expect(await numbers()).toEqual({ state: "READING" });
    await db.trackedPage.updateMany({ data: { tries: 119, dueAt: new Date(0) } });
    await after(HOUR);
    expect(await db.trackedPage.findMany()).toMatchObject([{ dueAt: null, readAt: expect.any(Date) }]);
  });

  it("count once each, also where Facebook lists one twice", async () => {
    const { userId, pageId, tries, id } = await published().then(() => db.trackedPage.findFirstOrThrow());
    const page = { id, userId, pageId, tries, platform: "FACEBOOK", limitedUntil: null } as const;
    const createdAt = new Date(Date.now() - 9 * DAY * 1000);
    const seen = { facebookId: `${BAKERY}_7`, createdAt, people: 40 };
    await recordPeople(page, [seen, seen]);
    expect(await db.trackedPage.findMany()).toMatchObject([{ usualPeople: 40, usualOf: 1, dueAt: null }]);
  });
});
