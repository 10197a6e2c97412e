import { beforeEach, describe, expect, it } from "vitest";
import { PUT } from "../../../app/api/notices/push/route";
import { db } from "../../../lib/db";
import { closeNotices } from "../../../lib/notices/mutations";
import type { PushPayload } from "../../../lib/notices/types";
import { sweepDeliveries } from "../../../lib/posts/publishing/sweep-deliveries";
import { plantFault, sandbox } from "../../facebook";
import { makeOwner } from "../../factories";
import { call } from "../../fixtures";
import hungarian from "../../../messages/hu.json";
import { mailsTo } from "../../mailbox";
import { advance } from "../../clock";
import { connectedOwner, deliveryOf, startAfresh } from "../posts/publishing/publishing";
import { noticesOf, schedule } from "../posts/publishing/scheduling";
import { countWaiting, mailNotices, pushNotices } from "../../outbox";
import { faultOf, listening, makeBrowser, switchOn, openNoticeFor, pushesTo } from "./browsers";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

/** Schedules a post that Facebook will refuse, up to its time. */
async function failing(content: string) {
  const owner = await connectedOwner();
  const post = await owner.write(content);
  await schedule(owner.token, post, { seconds: 60 });
  await plantFault({ kind: "refuse", path: "/feed" });
  await advance(61);
  return { ...owner, post };
}

describe("a scheduled post that failed", () => {
  it("is shown in the owner's browser, with the post and the reason", async () => {
    const { token } = await failing("Fresh rolls at half past six.\nWith poppy seed.");
    const browser = await makeBrowser();
    await switchOn(token, browser);
    await sweepDeliveries();
    await pushNotices();
    const [notice] = await noticesOf(token);
    const pushes = await pushesTo(browser);
    expect(pushes).toHaveLength(1);
    expect(pushes[0]).toMatchObject({ topic: `notice-${notice?.id}`, urgency: "high", ttl: 86_400 });
    expect(pushes[0]?.subject).toBe("mailto:hello@postwright.localhost");
    expect(JSON.parse(pushes[0]?.text ?? "") as PushPayload).toEqual({
      title: "A post did not go out",
      body: "“Fresh rolls at half past six.”\nFacebook did not accept the post.",
      path: "/your-posts",
      tag: `notice-${notice?.id}`,
      lang: "en",
    });
  });

  it("is settled while the push service hangs, and its mail and the others' pushes do not wait", async () => {
    const { token, user, post } = await failing("Fresh rolls");
    const slow = await makeBrowser();
    const quick = await makeBrowser();
    await switchOn(token, slow);
    await switchOn(token, quick);
    await faultOf({ kind: "slow", delayMs: 5_000, path: slow.id });
    // One owner's push hangs while another post is settled and mailed.
    await openNoticeFor(user.id);
    const pushing = pushNotices();
    await expect.poll(() => pushesTo(quick)).toHaveLength(1);
    await sweepDeliveries();
    await mailNotices();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "FAILED", post: { status: "GENERATED" } });
    expect(await mailsTo(user.email, 2)).toHaveLength(2);
    expect(await pushesTo(slow)).toEqual([]);
    await pushing;
    expect(await pushesTo(slow)).toHaveLength(1);
  });
});

describe("a notice", () => {
  it.each([
    ["RECONNECT", "Connect your page again", "/dashboard"],
    ["IN_DOUBT", "Is this post on your page?", "/dashboard"],
    ["HELD", "A post is waiting for your decision", "/dashboard"],
    ["PREFLIGHT", "A scheduled post would not go out", "/dashboard"],
  ] as const)("of %s is pushed in its own words", async (kind, title, path) => {
    const { user, browser } = await listening();
    await openNoticeFor(user.id, { kind, code: "POST_LATE" });
    await pushNotices();
    const [message] = await pushesTo(browser);
    const payload = JSON.parse(message?.text ?? "{}") as PushPayload;
    expect(payload).toMatchObject({ title, path });
    expect(payload.body).toContain("“Fresh rolls at half past six.”");
    expect(payload.body.split("\n")[1]).toBeTruthy();
  });

  it("is pushed in the language of its reader", async () => {
    const { user, browser } = await listening();
    await db.user.update({ where: { id: user.id }, data: { locale: "hu" } });
    await openNoticeFor(user.id);
    await pushNotices();
    const [message] = await pushesTo(browser);
    const { NoticeMail } = hungarian;
    expect(JSON.parse(message?.text ?? "{}")).toMatchObject({
      title: NoticeMail.POST_FAILED.title,
      lang: "hu",
    });
  });

  it("is pushed once to each of the owner's browsers, however many timers run, and to nobody else's", async () => {
    const { user, token, browser } = await listening();
    const second = await makeBrowser();
    await switchOn(token, second);
    const stranger = await listening();
    await openNoticeFor(user.id);
    await Promise.all([pushNotices(), pushNotices(), pushNotices()]);
    await pushNotices();
    expect([await pushesTo(browser), await pushesTo(second)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await pushesTo(stranger.browser)).toEqual([]);
    expect(await countWaiting("notice-push")).toBe(0);
  });

  it("is not pushed when the owner has just decided it, when it is settled, or from before the switch", async () => {
    const { user, token } = await makeOwner();
    await openNoticeFor(user.id);
    await pushNotices();
    const browser = await makeBrowser();
    await switchOn(token, browser);
    await openNoticeFor(user.id, { silent: true });
    await closeNotices(db, { userId: user.id }, [await openNoticeFor(user.id)]);
    await pushNotices();
    expect(await pushesTo(browser)).toEqual([]);
  });
});

describe("a push service", () => {
  it.each([404, 410, 400, 401, 403])(
    "that answers %i has its browser forgotten, and no other",
    async (status) => {
      const { user, token, browser } = await listening();
      const second = await makeBrowser();
      await switchOn(token, second);
      await faultOf({ kind: "refuse", status, path: browser.id });
      await openNoticeFor(user.id);
      await pushNotices();
      expect(await db.pushDevice.findMany({ select: { endpoint: true } })).toEqual([
        { endpoint: second.endpoint },
      ]);
      expect(await pushesTo(second)).toHaveLength(1);
      expect(
        await call(PUT, { method: "PUT", bearer: token, body: { endpoint: browser.endpoint } }),
      ).toMatchObject({
        object: { on: false },
      });
    },
  );

  it("that knows another key of ours is not asked: the browser is forgotten when it says hello", async () => {
    const { token, browser } = await listening();
    await db.pushDevice.updateMany({ data: { vapidKey: "an older one" } });
    const hello = await call(PUT, { method: "PUT", bearer: token, body: { endpoint: browser.endpoint } });
    expect(hello).toMatchObject({ object: { on: false } });
    expect(await db.pushDevice.count()).toBe(0);
  });

  it("that is busy is called again when it says so, and given up on after five attempts", async () => {
    const { user, browser } = await listening();
    await faultOf({ kind: "rate-limit", code: 90 });
    await openNoticeFor(user.id);
    await pushNotices();
    await advance(80);
    expect(await pushNotices()).toBe(0);
    await advance(11);
    await pushNotices();
    expect(await pushesTo(browser)).toHaveLength(1);

    await faultOf({ kind: "error-before-effect", times: null });
    await openNoticeFor(user.id);
    for (let minute = 0; minute < 200; minute++) {
      await pushNotices();
      await advance(60);
    }
    const calls = await sandbox<{ status: number }[]>("GET", "/calls?provider=push");
    expect(calls.filter(({ status }) => status === 503)).toHaveLength(5);
    expect(await countWaiting("notice-push")).toBe(0);
    expect(await db.pushDevice.count()).toBe(1);
  });

  it("that accepted it and then broke off is called again, with the same topic", async () => {
    const { user, browser } = await listening();
    await faultOf({ kind: "accept-then-reset" });
    await openNoticeFor(user.id);
    await pushNotices();
    await advance(31);
    await pushNotices();
    const pushes = await pushesTo(browser);
    expect(new Set(pushes.map(({ topic }) => topic)).size).toBe(1);
    expect(pushes).toHaveLength(2);
  });
});
