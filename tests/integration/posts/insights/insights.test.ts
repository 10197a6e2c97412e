import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "../../../../app/api/post/[id]/route";
import { disconnectAccount } from "../../../../lib/connections/disconnect-account";
import { db } from "../../../../lib/db";
import { recordPeople } from "../../../../lib/posts/insights/usual-posts";
import { readFigures } from "../../../../lib/posts/publishing/looking/work-looks";
import type { Post } from "../../../../lib/posts/types";
import { getWhatWorked } from "../../../../lib/posts/worked/queries";
import { advance } from "../../../clock";
import { BAKERY, connectPage, plantFault, sandbox } from "../../../facebook";
import { call } from "../../../fixtures";
import { connectedOwner, deliveryOf, publish, startAfresh } from "../publishing/publishing";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

const HOUR = 3600;
const DAY = 24 * HOUR;
const INSIGHTS = { more: "insights" } as const;
const NAMES = {
  people: "post_total_media_view_unique",
  views: "post_media_view",
  clicks: "post_clicks",
  kinds: "post_reactions_by_type_total",
};

/** A post that the page had before, seen by so many people. */
async function older(days: number, people: number | null, parts: object = {}) {
  const createdAt = new Date(Date.now() - days * DAY * 1000).toISOString();
  const made = { message: `Rolls, ${days} days ago`, createdAt, ...parts };
  const { id } = await sandbox<{ id: string }>("POST", `/facebook/pages/${BAKERY}/posts`, made);
  if (people !== null) await sandbox("PUT", `/facebook/posts/${id}/insights`, { people });
  return id;
}

const gathered = (id: string | null, insights: object) =>
  sandbox("PUT", `/facebook/posts/${id}/insights`, insights);

/** An owner who has let us read her page's numbers, with a post that has just gone out. */
async function published() {
  const owner = await connectedOwner();
  await connectPage(owner.token, BAKERY, INSIGHTS);
  const post = await owner.write("Rolls at half past six");
  await publish(owner.token, post);
  const { externalId } = await deliveryOf(post.id);
  await gathered(externalId, { people: 412, views: 630, clicks: 9, kinds: { like: 12, love: 2 } });
  const shown = async () => {
    const { object } = await call(GET, { bearer: owner.token, params: { id: String(post.id) } });
    return (object as Post).counts;
  };
  const numbers = async () => (await getWhatWorked(owner.actor)).numbers;
  return { ...owner, post, externalId, shown, numbers };
}

async function after(seconds: number): Promise<void> {
  await advance(seconds + 1);
  await Promise.all([readFigures(), readFigures()]);
}

/** How often Facebook was asked for insights of a post, by metric. */
async function asked(): Promise<Record<string, number>> {
  const calls = await sandbox<{ path: string }[]>("GET", "/calls?provider=facebook");
  const names = calls.flatMap(({ path }) => /\/insights\/(\w+)$/.exec(path)?.[1] ?? []);
  return Object.fromEntries(
    Object.entries(NAMES).map(([key, name]) => [key, names.filter((n) => n === name).length]),
  );
}

async function listsRead(): Promise<number> {
  const calls = await sandbox<{ path: string }[]>("GET", "/calls?provider=facebook");
  return calls.filter(({ path }) => path.endsWith(`/${BAKERY}/published_posts`)).length;
}

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

describe("the insights of a post", () => {
  it("that are missing say nothing of a page of which Facebook has told others", async () => {
    for (let n = 1; n <= 6; n++) await older(7 + n, 100);
    const { externalId, shown, numbers } = await published();
    await readFigures();
    await gathered(externalId, { people: 412, from: new Date(Date.now() + 90 * DAY * 1000).toISOString() });
    for (const days of [1, 6, 21]) await after(days * DAY);
    expect(await numbers()).toEqual({ state: "USUAL", people: 100, posts: 6 });
    expect(await shown()).toEqual({ reactions: 0, comments: 0, shares: 0, usual: 100 });
    expect(await asked()).toEqual({ people: 3, views: 3, clicks: 3, kinds: 3 });
  });

  it("are read after a day, a week and four weeks, one metric a call, and then kept once", async () => {
    const { shown, externalId } = await published();
    await after(HOUR);
    expect(await asked()).toEqual({ people: 0, views: 0, clicks: 0, kinds: 0 });
    await after(DAY - HOUR);
    expect(await asked()).toEqual({ people: 1, views: 1, clicks: 1, kinds: 1 });
    expect(await shown()).toMatchObject({ people: 412 });
    await gathered(externalId, {
      people: 500,
      views: 700,
      clicks: 9,
      kinds: { like: 12, love: 2, anger: 1 },
    });
    await after(6 * DAY);
    await after(21 * DAY);
    expect(await asked()).toEqual({ people: 3, views: 3, clicks: 3, kinds: 3 });
    expect(await shown()).toMatchObject({ people: 500 });
    const rows = await db.postInsight.findMany({ orderBy: { metric: "asc" } });
    expect(Object.fromEntries(rows.map(({ metric, value }) => [metric, value]))).toEqual({
      ...{ REACTIONS: 0, COMMENTS: 0, SHARES: 0, PEOPLE: 500, VIEWS: 700, CLICKS: 9 },
      ...{ LIKE: 12, LOVE: 2, WOW: 0, HAHA: 0, SORRY: 0, ANGER: 1 },
    });
    expect(rows).toHaveLength(12);
  });

  it.each(Object.entries(NAMES))("cost one number where Facebook has retired %s", async (key, metric) => {
    const { shown, write, token } = await published();
    const second = await write("Plum cake");
    await publish(token, second);
    const message = "(#100) The value must be a valid insights metric";
    await plantFault({ path: `/insights/${metric}`, kind: "refuse", code: 100, message, times: null });
    await db.pageLook.deleteMany({ where: { delivery: { postId: second.id } } });
    await after(DAY);
    expect(await shown()).toEqual({
      reactions: 0,
      comments: 0,
      shares: 0,
      ...(key !== "people" && { people: 412 }),
    });
    const kept = new Set((await db.postInsight.findMany()).map((row) => row.metric as string));
    const lost = { people: "PEOPLE", views: "VIEWS", clicks: "CLICKS", kinds: "LIKE" }[key] ?? "";
    expect([kept.has(lost), kept.size]).toEqual([false, key === "kinds" ? 6 : 11]);
    // What comes within a day is not asked for it.
    await sandbox("PUT", `/facebook/pages/${BAKERY}/calls`, { limit: 1000 });
    const times = await asked();
    await db.pageLook.updateMany({ where: { kind: "SENT_WEEK" }, data: { dueAt: new Date(0) } });
    await readFigures();
    expect((await asked())[key as keyof typeof NAMES]).toBe(times[key as keyof typeof NAMES]);
  });

  it("go on where they were when the page's limits are half used, or Facebook fails", async () => {
    const { shown } = await published();
    await readFigures();
    await plantFault({ path: `/insights/${NAMES.clicks}`, kind: "error-before-effect" });
    await after(DAY);
    expect(await asked()).toEqual({ people: 1, views: 1, clicks: 1, kinds: 0 });
    await after(HOUR);
    expect(await asked()).toEqual({ people: 1, views: 1, clicks: 2, kinds: 1 });
    expect(await shown()).toMatchObject({ people: 412, reactions: 0 });
    expect(await db.pageLook.count({ where: { kind: "SENT_DAY" } })).toBe(0);
  });

  it("are not there on the first day where Facebook has gathered none yet", async () => {
    const { shown, externalId, numbers } = await published();
    await gathered(externalId, { people: 412, from: new Date(Date.now() + DAY * 1000).toISOString() });
    await after(DAY);
    expect(await shown()).toEqual({ reactions: 0, comments: 0, shares: 0 });
    expect(await numbers()).toEqual({ state: "FEW_POSTS" });
  });
});

describe("without the numbers", () => {
  it("the counts are read as ever, and she is offered them", async () => {
    const owner = await connectedOwner();
    await publish(owner.token, await owner.write("Rolls"));
    await after(DAY);
    expect(await asked()).toMatchObject({ people: 0 });
    expect((await getWhatWorked(owner.actor)).numbers).toEqual({ state: "OFFER" });
    // She has been asked, and has not allowed it.
    await connectPage(owner.token, BAKERY, { ...INSIGHTS, without: ["read_insights"] });
    await after(HOUR);
    expect((await getWhatWorked(owner.actor)).numbers).toEqual({ state: "OFFER" });
    expect(await listsRead()).toBe(0);
  });

  it("a role that may not see them is told, and nothing is asked twice", async () => {
    const { numbers, shown, token } = await published();
    await plantFault({
      path: "/published_posts",
      kind: "refuse",
      code: 200,
      message: "(#200) No",
      times: null,
    });
    await readFigures();
    expect(await numbers()).toEqual({ state: "ROLE" });
    await after(DAY);
    expect(await asked()).toMatchObject({ people: 0 });
    expect(await shown()).toEqual({ reactions: 0, comments: 0, shares: 0 });
    await sandbox("DELETE", "/faults");
    await connectPage(token, BAKERY, INSIGHTS);
    await readFigures();
    expect(await numbers()).toEqual({ state: "FEW_POSTS" });
  });

  it("a permission that she took back is offered again", async () => {
    const { numbers } = await published();
    const message = "(#10) This endpoint requires the 'read_insights' permission to be granted.";
    await plantFault({ path: "/insights/", kind: "refuse", code: 10, message, times: null });
    await after(DAY);
    expect(await numbers()).toEqual({ state: "OFFER" });
    await after(6 * DAY);
    expect(await asked()).toEqual({ people: 1, views: 0, clicks: 0, kinds: 0 });
  });

  it("a page with fewer than 100 likes is told, and asked again four weeks on", async () => {
    const tasks = ["ANALYZE", "CREATE_CONTENT"];
    const pages = [{ id: BAKERY, name: "Kovács Bakery", followers: 99, tasks }];
    await sandbox("PUT", "/facebook/accounts", { people: [{ id: "100500000000001", name: "Anna", pages }] });
    for (let n = 1; n <= 6; n++) await older(7 + n, 100);
    const { numbers, shown } = await published();
    await readFigures();
    expect(await numbers()).toEqual({ state: "FEW_LIKES" });
    const lists = await listsRead();
    await after(7 * DAY);
    expect(await shown()).toEqual({ reactions: 0, comments: 0, shares: 0 });
    expect(await asked()).toMatchObject({ people: 0 });
    await after(22 * DAY);
    expect(await listsRead()).toBe(lists + 1);
  });

  it("a disconnected page is not read, and what was read goes after 28 days", async () => {
    for (let n = 1; n <= 6; n++) await older(7 + n, 100);
    const { actor, numbers } = await published();
    await disconnectAccount(actor, { platform: "FACEBOOK" });
    await after(DAY);
    expect(await numbers()).toBeNull();
    expect(await listsRead()).toBe(0);
    expect(await asked()).toMatchObject({ people: 0 });
    expect(await db.trackedPage.findMany()).toMatchObject([{ leftAt: expect.any(Date), dueAt: null }]);
  });
});
