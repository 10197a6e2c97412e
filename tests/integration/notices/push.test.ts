import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE, POST, PUT } from "../../../app/api/notices/push/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/env";
import { closeNotices, openNotice } from "../../../lib/notices/mutations";
import { mailNotices } from "../../../lib/notices/mail-notices";
import { pushNotices } from "../../../lib/notices/push-notices";
import type { PushPayload } from "../../../lib/notices/types";
import { sweepDeliveries } from "../../../lib/publishing/sweep-deliveries";
import { plantFault, sandbox } from "../../facebook";
import { makeOwner, makePost, makeSession } from "../../factories";
import { call } from "../../fixtures";
import hungarian from "../../../messages/hu.json";
import { mailsTo } from "../../mailbox";
import { advance, connectedOwner, deliveryOf, startAfresh } from "../publishing/publishing";
import { noticesOf, schedule } from "../publishing/scheduling";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

type Browser = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Message = { text: string; topic: string; urgency: string; ttl: number };

/** A browser that the sandbox plays. */
const makeBrowser = (applicationServerKey = env().VAPID_PUBLIC_KEY) =>
  sandbox<Browser>("POST", "/push/subscriptions", { applicationServerKey });

const switchOn = (token: string, { endpoint, keys }: Omit<Browser, "id">) =>
  call(POST, { bearer: token, body: { endpoint, keys } });

/** What a browser was told, newest first. */
const toldTo = ({ id }: Browser) => sandbox<Message[]>("GET", `/push/messages?subscription=${id}`);

const faultOf = (fault: Record<string, unknown>) =>
  sandbox("POST", "/faults", { provider: "push", ...fault });

async function listening() {
  const { user, token } = await makeOwner();
  const browser = await makeBrowser();
  expect(await switchOn(token, browser)).toMatchObject({ status: 200, object: { on: true } });
  return { user, token, browser };
}

/** Something to tell, about a post of its own. */
async function tell(userId: string, parts: Partial<Parameters<typeof openNotice>[1]> = {}) {
  const post = await makePost(userId, { content: "Fresh rolls at half past six.\nAnd more." });
  const subject = `post:${post.id}`;
  const notice = {
    userId,
    kind: "POST_FAILED",
    subject,
    postId: post.id,
    code: "FACEBOOK_REFUSED",
    ...parts,
  };
  await openNotice(db, notice as Parameters<typeof openNotice>[1]);
  return subject;
}

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
  it("is told on the owner's browser, which reads which post it is and why", async () => {
    const { token } = await failing("Fresh rolls at half past six.\nWith poppy seed.");
    const browser = await makeBrowser();
    await switchOn(token, browser);
    await sweepDeliveries();
    await pushNotices();
    const [notice] = await noticesOf(token);
    const told = await toldTo(browser);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ topic: `notice-${notice?.id}`, urgency: "high", ttl: 86_400 });
    expect(JSON.parse(told[0]?.text ?? "") as PushPayload).toEqual({
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
    await tell(user.id);
    const pushing = pushNotices();
    await expect.poll(() => toldTo(quick)).toHaveLength(1);
    await sweepDeliveries();
    await mailNotices();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "FAILED", post: { status: "GENERATED" } });
    expect(await mailsTo(user.email, 2)).toHaveLength(2);
    expect(await toldTo(slow)).toEqual([]);
    await pushing;
    expect(await toldTo(slow)).toHaveLength(1);
  });
});

describe("a notice", () => {
  it.each([
    ["RECONNECT", "Connect your page again", "/dashboard"],
    ["IN_DOUBT", "Is this post on your page?", "/dashboard"],
    ["HELD", "A post waits for your word", "/dashboard"],
    ["REHEARSAL", "A scheduled post would not go out", "/dashboard"],
  ] as const)("of %s is pushed in its own words", async (kind, title, path) => {
    const { user, browser } = await listening();
    await tell(user.id, { kind, code: "POST_LATE" });
    await pushNotices();
    const [message] = await toldTo(browser);
    const payload = JSON.parse(message?.text ?? "{}") as PushPayload;
    expect(payload).toMatchObject({ title, path });
    expect(payload.body).toContain("“Fresh rolls at half past six.”");
    expect(payload.body.split("\n")[1]).toBeTruthy();
  });

  it("is pushed in the language of its reader", async () => {
    const { user, browser } = await listening();
    await db.user.update({ where: { id: user.id }, data: { locale: "hu" } });
    await tell(user.id);
    await pushNotices();
    const [message] = await toldTo(browser);
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
    await tell(user.id);
    await Promise.all([pushNotices(), pushNotices(), pushNotices()]);
    await pushNotices();
    expect([await toldTo(browser), await toldTo(second)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await toldTo(stranger.browser)).toEqual([]);
    expect(await db.pushMessage.count()).toBe(0);
  });

  it("is not pushed when the owner has just decided it, when it is settled, or from before the switch", async () => {
    const { user, token } = await makeOwner();
    await tell(user.id);
    await pushNotices();
    const browser = await makeBrowser();
    await switchOn(token, browser);
    await tell(user.id, { unmailed: true });
    await closeNotices(db, { userId: user.id }, [await tell(user.id)]);
    await pushNotices();
    expect(await toldTo(browser)).toEqual([]);
  });
});

describe("a push service", () => {
  it.each([404, 410])("that answers %i has its browser forgotten, and no other", async (status) => {
    const { user, token, browser } = await listening();
    const second = await makeBrowser();
    await switchOn(token, second);
    await faultOf({ kind: "refuse", status, path: browser.id });
    await tell(user.id);
    await pushNotices();
    expect(await db.pushDevice.findMany({ select: { endpoint: true } })).toEqual([
      { endpoint: second.endpoint },
    ]);
    expect(await toldTo(second)).toHaveLength(1);
    expect(
      await call(PUT, { method: "PUT", bearer: token, body: { endpoint: browser.endpoint } }),
    ).toMatchObject({
      object: { on: false },
    });
  });

  it("that is busy is asked again when it says so, and given up after five tries", async () => {
    const { user, browser } = await listening();
    await faultOf({ kind: "rate-limit", code: 90 });
    await tell(user.id);
    await pushNotices();
    await advance(80);
    expect(await pushNotices()).toBe(0);
    await advance(11);
    await pushNotices();
    expect(await toldTo(browser)).toHaveLength(1);

    await faultOf({ kind: "error-before-effect", times: null });
    await tell(user.id);
    for (let minute = 0; minute < 200; minute++) {
      await pushNotices();
      await advance(60);
    }
    const calls = await sandbox<{ status: number }[]>("GET", "/calls?provider=push");
    expect(calls.filter(({ status }) => status === 503)).toHaveLength(5);
    expect(await db.pushMessage.count()).toBe(0);
    expect(await db.pushDevice.count()).toBe(1);
  });

  it("that took it and then broke off is asked again, under the same topic", async () => {
    const { user, browser } = await listening();
    await faultOf({ kind: "accept-then-reset" });
    await tell(user.id);
    await pushNotices();
    await advance(31);
    await pushNotices();
    const told = await toldTo(browser);
    expect(new Set(told.map(({ topic }) => topic)).size).toBe(1);
    expect(told).toHaveLength(2);
  });
});

describe("the switch", () => {
  const isOn = async (token: string, { endpoint }: Browser) =>
    (await call(PUT, { method: "PUT", bearer: token, body: { endpoint } })).object.on;

  it("is off until this browser is switched on, and after it is switched off", async () => {
    const { token } = await makeOwner();
    const browser = await makeBrowser();
    expect(await isOn(token, browser)).toBe(false);
    await switchOn(token, browser);
    expect(await isOn(token, browser)).toBe(true);
    const off = await call(DELETE, { method: "DELETE", bearer: token, body: { endpoint: browser.endpoint } });
    expect(off).toMatchObject({ status: 200, object: { on: false } });
    expect(await isOn(token, browser)).toBe(false);
  });

  it.each([
    "http://127.0.0.1:5432/push/x",
    "https://169.254.169.254/push/x",
    "https://fcm.googleapis.com.evil.example/fcm/send/x",
    "https://fcm.googleapis.com:8443/fcm/send/x",
    "https://me@fcm.googleapis.com/fcm/send/x",
    "https://evil.example/#https://fcm.googleapis.com/",
    "file:///etc/passwd",
  ])("takes no address but a push service's: %s", async (endpoint) => {
    const { token } = await makeOwner();
    const { keys } = await makeBrowser();
    expect(await switchOn(token, { endpoint, keys })).toMatchObject({
      status: 400,
      object: { fieldErrors: { endpoint: ["invalid"] } },
    });
    const elsewhere = { endpoint: `${env().SANDBOX_URL}/api/reset`, keys };
    expect((await switchOn(token, elsewhere)).status).toBe(400);
  });

  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://db5p.notify.windows.com/w/?token=abc",
  ])("takes the browsers' own push services: %s", async (endpoint) => {
    const { token } = await makeOwner();
    expect((await switchOn(token, { endpoint, keys: (await makeBrowser()).keys })).status).toBe(200);
  });

  it("goes with the session: signed out, the browser is told nothing; signed in again, it is", async () => {
    const { user, token, browser } = await listening();
    await db.session.updateMany({ where: { userId: user.id }, data: { revokedAt: new Date() } });
    await tell(user.id);
    await pushNotices();
    expect(await toldTo(browser)).toEqual([]);
    expect(await db.pushMessage.count()).toBe(0);
    expect(
      (await call(PUT, { method: "PUT", bearer: token, body: { endpoint: browser.endpoint } })).status,
    ).toBe(401);
    const again = await makeSession(user.id);
    expect(await isOn(again.token, browser)).toBe(true);
    await tell(user.id);
    await pushNotices();
    expect(await toldTo(browser)).toHaveLength(1);
  });

  it("passes to whoever has the browser in their hands, and to no one who only knows its address", async () => {
    const { user, token, browser } = await listening();
    const second = await makeOwner();
    const keys = { ...browser.keys, auth: randomBytes(16).toString("base64url") };
    expect((await switchOn(second.token, { ...browser, keys })).status).toBe(404);
    await call(DELETE, { method: "DELETE", bearer: second.token, body: { endpoint: browser.endpoint } });
    expect(await isOn(token, browser)).toBe(true);
    await tell(user.id);
    expect((await switchOn(second.token, browser)).status).toBe(200);
    await pushNotices();
    expect(await toldTo(browser)).toEqual([]);
    expect([await isOn(token, browser), await isOn(second.token, browser)]).toEqual([false, true]);
  });

  it("keeps the newest twenty browsers", async () => {
    const { token } = await makeOwner();
    for (let n = 0; n < 22; n++) await switchOn(token, await makeBrowser());
    expect(await db.pushDevice.count()).toBe(20);
  });
});
