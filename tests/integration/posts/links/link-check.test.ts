// The links of scheduled posts: when they are read, what their owner is told, and what she decides.
import type { RequestListener } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GET as linksRoute } from "../../../../app/api/post/[id]/links/route";
import { POST as leaveRoute } from "../../../../app/api/post/[id]/links/leave/route";
import { PATCH } from "../../../../app/api/post/[id]/route";
import { PATCH as moveRoute } from "../../../../app/api/post/[id]/time/route";
import { db } from "../../../../lib/db";
import { workOutbox } from "../../../../lib/jobs/work-outbox";
import { linkCheckOn } from "../../../../lib/posts/links/check-post-links";
import type { CheckedLinks } from "../../../../lib/posts/links/types";
import { checkUpcomingPosts } from "../../../../lib/posts/scheduling/problems/check-scheduled-posts";
import { advance } from "../../../clock";
import { call } from "../../../fixtures";
import { mailsTo } from "../../../mailbox";
import { mailNotices } from "../../../outbox";
import { connectedOwner, deliveryOf, settleAll, startAfresh } from "../publishing/publishing";
import { cancel, inSeconds, noticesOf, schedule } from "../publishing/scheduling";
import { openInternet } from "./internet";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";

let internet: Awaited<ReturnType<typeof openInternet>>;
beforeAll(async () => {
  internet = await openInternet();
});
afterAll(() => internet.close());
beforeEach(async () => {
  await startAfresh();
  internet.seen.requests.length = 0;
});

const check = () => workOutbox(linkCheckOn(internet.network));
const statusOf =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code, { "content-type": "text/html" }).end("<p>x</p>");
const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(301, { location }).end();
const at = (id: number) => ({ params: { id: String(id) } });
const foundBehind = async (token: string, id: number) =>
  ((await call(linksRoute, { bearer: token, ...at(id) })).object as CheckedLinks).links;
const leave = (token: string, id: number) => call(leaveRoute, { method: "POST", bearer: token, ...at(id) });
const setText = (token: string, id: number, content: string) =>
  call(PATCH, { method: "PATCH", bearer: token, ...at(id), body: { content } });
/** An hour before the post goes out, which was scheduled two hours ahead. */
async function anHourBefore() {
  await advance(3_700);
  await checkUpcomingPosts();
  await check();
}
/** A post that goes out in two hours, with a link to a site of this name, whose links were read. */
async function postWithLink(owner: Awaited<ReturnType<typeof connectedOwner>>, host: string) {
  const post = await owner.write(`Order at http://${host}/order until Friday.`);
  expect((await schedule(owner.token, post, { seconds: 7200 })).status).toBe(200);
  await check();
  return post;
}

describe("a link of a scheduled post", () => {
  it("is read after scheduling and an hour before, and not a second time for a repeat", async () => {
    internet.site("shop.example");
    const owner = await connectedOwner();
    const post = await postWithLink(owner, "shop.example");
    expect(internet.seen.requests).toEqual(["shop.example/order"]);
    await check();
    await call(moveRoute, {
      method: "PATCH",
      bearer: owner.token,
      ...at(post.id),
      body: { scheduledAt: await inSeconds(7300) },
    });
    await check();
    expect(internet.seen.requests).toHaveLength(1);
    await anHourBefore();
    expect(internet.seen.requests).toHaveLength(2);
    expect(await noticesOf(owner.token)).toEqual([]);
  });

  it.each(["„http://shop.example/order“ 😀", "**shop.example/order**–", "www.shop.example/order\u200b"])(
    "ends where it ends, and may stand without its scheme: %s",
    async (written) => {
      internet.site("shop.example");
      internet.site("www.shop.example");
      const owner = await connectedOwner();
      const post = await owner.write(`Mehr: ${written}`);
      expect((await schedule(owner.token, post, { seconds: 7200 })).status).toBe(200);
      await check();
      expect(internet.seen.requests).toContainEqual(expect.stringMatching(/^(www\.)?shop\.example\/order$/));
      expect(await foundBehind(owner.token, post.id)).toMatchObject([{ finding: null }]);
      expect(await noticesOf(owner.token)).toEqual([]);
    },
  );

  it("that stands there as a dead host alone is said", async () => {
    const owner = await connectedOwner();
    const post = await owner.write("Order at nowhere.example until Friday.");
    expect((await schedule(owner.token, post, { seconds: 7200 })).status).toBe(200);
    await check();
    const links = [{ url: "https://nowhere.example", finding: "NO_NAME" }];
    expect(await noticesOf(owner.token)).toMatchObject([{ kind: "LINKS", postId: post.id, links }]);
  });

  it("that breaks in between is said an hour before, once, by mail and on the dashboard", async () => {
    internet.site("shop.example");
    const owner = await connectedOwner();
    const post = await postWithLink(owner, "shop.example");
    internet.site("shop.example", { pages: statusOf(404) });
    await anHourBefore();
    const url = "http://shop.example/order";
    const links = [{ url, finding: "GONE", host: "shop.example" }];
    expect(await noticesOf(owner.token)).toMatchObject([
      { kind: "LINKS", code: "LINK_DEAD", postId: post.id, links },
    ]);
    await mailNotices();
    await advance(200);
    await db.$executeRaw`UPDATE "Post" SET "preflightAt" = app_now() WHERE "id" = ${post.id}`;
    await checkUpcomingPosts();
    await check();
    await mailNotices();
    const mails = await mailsTo(owner.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Check the links in a scheduled post"]);
    expect(mails[0]?.text.replace(/\s+/g, " ")).toContain(`${url} – The page is not there.`);
    // It goes out all the same, and then there is nothing left to decide.
    await advance(3_600);
    await settleAll();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
    expect(await noticesOf(owner.token)).toEqual([]);
  });

  it("that its owner leaves is not said again, unless something else is found", async () => {
    internet.site("shop.example", { pages: statusOf(404) });
    const owner = await connectedOwner();
    const post = await postWithLink(owner, "shop.example");
    expect(await noticesOf(owner.token)).toHaveLength(1);
    expect((await leave(owner.token, post.id)).status).toBe(200);
    expect((await leave(owner.token, post.id)).status).toBe(200);
    expect(await noticesOf(owner.token)).toEqual([]);
    expect(await foundBehind(owner.token, post.id)).toMatchObject([{ finding: "GONE", left: true }]);
    await anHourBefore();
    expect(await noticesOf(owner.token)).toEqual([]);
    internet.site("shop.example", { pages: redirectTo("http://casino.example/") });
    internet.site("casino.example");
    await advance(200);
    await db.$executeRaw`UPDATE "Post" SET "preflightAt" = app_now() WHERE "id" = ${post.id}`;
    await checkUpcomingPosts();
    await check();
    expect(await noticesOf(owner.token)).toMatchObject([
      { code: "LINK_MOVED", links: [{ finding: "MOVED", host: "casino.example" }] },
    ]);
  });

  it("is left by itself: another one is still to be decided about", async () => {
    internet.site("shop.example", { pages: statusOf(404) });
    internet.site("old.example", { pages: redirectTo("http://www.new.example/") });
    internet.site("www.new.example");
    const owner = await connectedOwner();
    const urls = ["http://shop.example/order", "http://old.example/order"];
    const post = await owner.write(`Order at ${urls.join(" or ")}.`);
    expect((await schedule(owner.token, post, { seconds: 7200 })).status).toBe(200);
    await check();
    for (const [n, url] of urls.entries()) {
      const notices = await noticesOf(owner.token);
      expect(notices).toMatchObject([{ code: n === 0 ? "LINK_DEAD" : "LINK_MOVED" }]);
      expect(notices[0]?.links?.map((link) => link.url)).toEqual(urls.slice(n));
      const path = `/api/post/${post.id}/links/leave?${new URLSearchParams({ url })}`;
      await call(leaveRoute, { method: "POST", bearer: owner.token, ...at(post.id), path });
      const left = (await foundBehind(owner.token, post.id)).map((link) => link.left);
      expect(left).toEqual(n === 0 ? [true, false] : [true, true]);
    }
    expect(await noticesOf(owner.token)).toEqual([]);
  });

  it("that has moved where its owner knows is not said of her next posts; one that is gone is", async () => {
    internet.site("old.example", { pages: redirectTo("http://www.new.example/") });
    internet.site("www.new.example");
    internet.site("shop.example", { pages: statusOf(410) });
    const owner = await connectedOwner();
    for (const host of ["old.example", "shop.example"])
      await leave(owner.token, (await postWithLink(owner, host)).id);
    expect(await noticesOf(owner.token)).toEqual([]);
    const next = await postWithLink(owner, "old.example");
    expect(await foundBehind(owner.token, next.id)).toMatchObject([{ finding: "MOVED", left: true }]);
    const gone = await postWithLink(owner, "shop.example");
    expect(await noticesOf(owner.token)).toMatchObject([{ postId: gone.id, links: [{ finding: "GONE" }] }]);
    const stranger = await connectedOwner();
    await postWithLink(stranger, "old.example");
    expect(await noticesOf(stranger.token)).toHaveLength(1);
  });

  it("that is changed for a good one, taken out or mended closes the notice, and moving the post does not", async () => {
    internet.site("shop.example", { pages: statusOf(404) });
    internet.site("good.example");
    const owner = await connectedOwner();
    const [changed, cut, mended] = [
      await postWithLink(owner, "shop.example"),
      await postWithLink(owner, "shop.example"),
      await postWithLink(owner, "shop.example"),
    ];
    const open = async () =>
      (await noticesOf(owner.token)).map(({ postId }) => postId).sort((a = 0, b = 0) => a - b);
    expect(await open()).toEqual([changed.id, cut.id, mended.id]);
    await setText(owner.token, changed.id, "Order at http://good.example/order");
    await setText(owner.token, cut.id, "Order by telephone");
    expect(await open()).toEqual([changed.id, mended.id]);
    await check();
    expect(await open()).toEqual([mended.id]);
    const body = { scheduledAt: await inSeconds(7300) };
    await call(moveRoute, { method: "PATCH", bearer: owner.token, ...at(mended.id), body });
    expect(await open()).toEqual([mended.id]);
    internet.site("shop.example");
    await anHourBefore();
    expect(await open()).toEqual([]);
  });

  it("of a post that is cancelled, deleted or changed meanwhile is nobody's concern", async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((begun) => {
      internet.site("slow.example", {
        pages: (request, response) => {
          answer = () => statusOf(404)(request, response);
          begun();
        },
      });
    });
    const owner = await connectedOwner();
    const post = await owner.write("Order at http://slow.example/order");
    await schedule(owner.token, post, { seconds: 7200 });
    const checking = check();
    await asked;
    await cancel(owner.token, post.id);
    answer();
    await checking;
    expect(await noticesOf(owner.token)).toEqual([]);
    expect(await db.postLink.count()).toBe(0);
    expect(await db.outboxMessage.count({ where: { kind: "link-check" } })).toBe(0);
  });

  it("is read once for all the posts of a week that have it", async () => {
    internet.site("shop.example");
    const owner = await connectedOwner();
    for (let n = 0; n < 7; n++) {
      const post = await owner.write(`Day ${n}: http://shop.example/order`);
      await schedule(owner.token, post, { seconds: 7200 + n * 86_400 });
    }
    await check();
    expect(internet.seen.requests).toEqual(["shop.example/order"]);
    expect(await db.postLink.count({ where: { state: "OK" } })).toBe(7);
  });

  it("is asked for again after a failure of a moment", async () => {
    let times = 0;
    internet.site("shop.example", {
      pages: (request, response) => statusOf(times++ === 0 ? 502 : 200)(request, response),
    });
    const owner = await connectedOwner();
    const post = await postWithLink(owner, "shop.example");
    expect(await foundBehind(owner.token, post.id)).toMatchObject([{ state: "OK" }]);
  });

  it("keeps no connection to the database while it is read", async () => {
    internet.site("mute.example", { pages: () => undefined });
    const owner = await connectedOwner();
    const post = await owner.write("Order at http://mute.example/order");
    await schedule(owner.token, post, { seconds: 7200 });
    const checking = check();
    await expect.poll(() => internet.seen.requests).toEqual(["mute.example/order"]);
    const [row] = await db.$queryRaw<{ busy: number }[]>`
      SELECT count(*)::int AS "busy" FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;
    expect(row?.busy).toBe(0);
    await checking;
    expect(await foundBehind(owner.token, post.id)).toMatchObject([{ state: "UNREAD", finding: "SLOW" }]);
    expect(await noticesOf(owner.token)).toEqual([]);
  });
});
