import { beforeEach, describe, expect, it } from "vitest";
import { PUT } from "../../../app/api/notices/push/route";
import { db } from "../../../lib/db";
import { closeNotices } from "../../../lib/notices/mutations";
import { makeOwner, makeSession } from "../../factories";
import { call } from "../../fixtures";
import { advance } from "../../clock";
import { startAfresh } from "../posts/publishing/publishing";
import { countWaiting, pushNotices } from "../../outbox";
import { faultOf, listening, makeBrowser, switchOn, openNoticeFor, pushesTo } from "./browsers";

process.env.RATE_LIMITS = "off";

beforeEach(startAfresh);

/** A push that its service did not take: it is tried again in half a minute. */
async function waiting() {
  const owner = await listening();
  await faultOf({ kind: "error-before-effect" });
  const subject = await openNoticeFor(owner.user.id);
  await pushNotices();
  expect(await countWaiting("notice-push")).toBe(1);
  return { ...owner, subject };
}
type Waiting = Awaited<ReturnType<typeof waiting>>;

describe("a push that waits to be tried again", () => {
  it("is pushed then, if nothing has changed", async () => {
    const { browser } = await waiting();
    await advance(31);
    await pushNotices();
    expect(await pushesTo(browser)).toHaveLength(1);
  });

  it.each<[string, (was: Waiting) => Promise<unknown>]>([
    ["its cause is gone", ({ user, subject }) => closeNotices(db, { userId: user.id }, [subject])],
    ["the browser tells somebody else", async ({ browser }) => switchOn((await makeOwner()).token, browser)],
    [
      "the session ran out",
      ({ user }) => db.session.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } }),
    ],
    [
      "it was made for another key of ours",
      ({ user }) => db.pushDevice.updateMany({ where: { userId: user.id }, data: { vapidKey: "older" } }),
    ],
  ])("is forgotten when %s", async (_, change) => {
    const was = await waiting();
    await change(was);
    await advance(31);
    await pushNotices();
    expect(await pushesTo(was.browser)).toEqual([]);
    expect(await countWaiting("notice-push")).toBe(0);
  });

  it("keeps waiting, while another browser of the owner's was notified", async () => {
    const { user, token, browser } = await listening();
    const second = await makeBrowser();
    await switchOn(token, second);
    await faultOf({ kind: "error-before-effect", path: second.id });
    await openNoticeFor(user.id);
    await pushNotices();
    expect([await pushesTo(browser), await pushesTo(second)].map(({ length }) => length)).toEqual([1, 0]);
    await advance(31);
    await pushNotices();
    expect([await pushesTo(browser), await pushesTo(second)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("does not wait where it was refused: it would be refused again", async () => {
    const { user, browser } = await listening();
    await faultOf({ kind: "refuse", status: 403 });
    await openNoticeFor(user.id);
    await pushNotices();
    expect(await countWaiting("notice-push")).toBe(0);
    await advance(31);
    await pushNotices();
    expect(await pushesTo(browser)).toEqual([]);
    expect(await db.pushDevice.count()).toBe(0);
  });
});

describe("a browser that is switched on again", () => {
  it("is pushed until the session of that visit ends, and with its new keys", async () => {
    const { user, browser } = await listening();
    const visit = await makeSession(user.id);
    // The browser has made itself new keys for the same address since.
    const { keys } = await makeBrowser();
    await db.pushDevice.updateMany({ where: { userId: user.id }, data: keys });
    expect((await switchOn(visit.token, browser)).status).toBe(200);
    await db.session.updateMany({
      where: { userId: user.id, id: { not: visit.id } },
      data: { revokedAt: new Date() },
    });
    await openNoticeFor(user.id);
    await pushNotices();
    expect(await pushesTo(browser)).toHaveLength(1);
  });

  it("is off when it was made for another key of ours", async () => {
    const { user, token, browser } = await listening();
    await db.pushDevice.updateMany({ where: { userId: user.id }, data: { vapidKey: "older" } });
    const asked = () => call(PUT, { method: "PUT", bearer: token, body: { endpoint: browser.endpoint } });
    expect((await asked()).object.on).toBe(false);
    await switchOn(token, browser);
    expect((await asked()).object.on).toBe(true);
  });

  it("is one of the newest twenty, and takes no other person's place", async () => {
    const other = await listening();
    const { token } = await makeOwner();
    const browsers = [];
    for (let n = 0; n < 22; n++) {
      const browser = await makeBrowser();
      browsers.push(browser.endpoint);
      await switchOn(token, browser);
      await advance(1);
    }
    const kept = await db.pushDevice.findMany({ select: { endpoint: true } });
    expect(kept.map(({ endpoint }) => endpoint).sort()).toEqual(
      [other.browser.endpoint, ...browsers.slice(2)].sort(),
    );
  });
});
