import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE, PUT } from "../../../app/api/notices/push/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { makeOwner, makeSession } from "../../factories";
import { call } from "../../fixtures";
import { startAfresh } from "../posts/publishing/publishing";
import { countWaiting, pushNotices } from "../../outbox";
import { type Browser, listening, makeBrowser, switchOn, openNoticeFor, pushesTo } from "./browsers";

process.env.RATE_LIMITS = "off";

beforeEach(startAfresh);

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
  ])("accepts no address but a push service's: %s", async (endpoint) => {
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
  ])("accepts the browsers' own push services: %s", async (endpoint) => {
    const { token } = await makeOwner();
    expect((await switchOn(token, { endpoint, keys: (await makeBrowser()).keys })).status).toBe(200);
  });

  it("belongs to the session: signed out, the browser gets nothing; signed in again, it does", async () => {
    const { user, token, browser } = await listening();
    await db.session.updateMany({ where: { userId: user.id }, data: { revokedAt: new Date() } });
    await openNoticeFor(user.id);
    await pushNotices();
    expect(await pushesTo(browser)).toEqual([]);
    expect(await countWaiting("notice-push")).toBe(0);
    expect(
      (await call(PUT, { method: "PUT", bearer: token, body: { endpoint: browser.endpoint } })).status,
    ).toBe(401);
    const again = await makeSession(user.id);
    expect(await isOn(again.token, browser)).toBe(true);
    await openNoticeFor(user.id);
    await pushNotices();
    expect(await pushesTo(browser)).toHaveLength(1);
  });

  it("passes to whoever has the browser in their hands, and to no one who only knows its address", async () => {
    const { user, token, browser } = await listening();
    const second = await makeOwner();
    const keys = { ...browser.keys, auth: randomBytes(16).toString("base64url") };
    expect((await switchOn(second.token, { ...browser, keys })).status).toBe(404);
    await call(DELETE, { method: "DELETE", bearer: second.token, body: { endpoint: browser.endpoint } });
    expect(await isOn(token, browser)).toBe(true);
    await openNoticeFor(user.id);
    expect((await switchOn(second.token, browser)).status).toBe(200);
    await pushNotices();
    expect(await pushesTo(browser)).toEqual([]);
    expect([await isOn(token, browser), await isOn(second.token, browser)]).toEqual([false, true]);
  });

  it("keeps the newest twenty browsers", async () => {
    const { token } = await makeOwner();
    for (let n = 0; n < 22; n++) await switchOn(token, await makeBrowser());
    expect(await db.pushDevice.count()).toBe(20);
  });
});
