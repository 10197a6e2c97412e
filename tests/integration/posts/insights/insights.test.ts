import { beforeEach, describe, expect, it } from "vitest";
import { disconnectAccount } from "../../../../lib/connections/disconnect-account";
import { db } from "../../../../lib/db";
import { readFigures } from "../../../../lib/posts/publishing/looking/work-looks";
import { getWhatWorked } from "../../../../lib/posts/worked/queries";
import { BAKERY, connectPage, plantFault, sandbox } from "../../../facebook";
import { connectedOwner, publish, startAfresh } from "../publishing/publishing";
import { DAY, HOUR, INSIGHTS, NAMES, after, asked, gathered, listsRead, older, published } from "./insights";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

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
