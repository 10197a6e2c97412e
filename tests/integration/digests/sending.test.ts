// By which way a letter comes: once, by mail and to each browser that is on, until it is switched off.
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { advance } from "../../clock";
import { sandbox } from "../../facebook";
import { runTimer } from "../../timers";
import { makeBrowser, pushesTo, switchOn } from "../notices/browsers";
import {
  clear,
  digestOf,
  digestsTo,
  mailDigests,
  makeDue,
  makeReader,
  sendDigests,
  setClock,
  waitingDigests,
} from "./digests";

process.env.RATE_LIMITS = "off";
const fault = (parts: object) => sandbox("POST", "/faults", { provider: "mailbox", ...parts });

beforeEach(clear);

describe("the mail", () => {
  it("is sent again while the server is busy, and comes once", async () => {
    const { user } = await makeDue();
    await fault({ kind: "error-before-effect" });
    expect(await digestOf(user.email)).toBeUndefined();
    expect(await db.digest.findFirst({ where: { mailedWeek: { not: null } } })).toBeNull();
    await advance(61);
    await mailDigests();
    await mailDigests();
    expect(await digestsTo(user.email)).toHaveLength(1);
  });

  it("is not sent again where it may have come", async () => {
    const { user } = await makeDue();
    await fault({ kind: "accept-then-reset" });
    await digestOf(user.email);
    await advance(3600);
    await mailDigests();
    expect(await digestsTo(user.email)).toHaveLength(1);
  });

  it("is not handed over twice by two that have it, nor by one that follows a dead one", async () => {
    const { user } = await makeDue();
    await sendDigests();
    const [message] = await db.outboxMessage.findMany({ where: { kind: "letter-mail" } });
    await mailDigests();
    // A process that died after it had handed the letter over leaves its message.
    if (message) await db.outboxMessage.create({ data: { ...message, payload: message.payload as object } });
    expect(await waitingDigests()).toHaveLength(1);
    await mailDigests();
    expect(await digestsTo(user.email)).toHaveLength(1);
    expect(await waitingDigests()).toEqual([]);
  });

  it("does not come once it was switched off, while it waits too", async () => {
    const { user } = await makeDue();
    await sendDigests();
    await db.digest.update({ where: { userId: user.id }, data: { mail: false } });
    await mailDigests();
    expect(await digestsTo(user.email, 0)).toEqual([]);
    expect(await waitingDigests()).toEqual([]);
  });
});

describe("the push", () => {
  it("comes to each browser that is on, leads to the page itself, and can be switched off there", async () => {
    const { user, token } = await makeReader();
    const browser = await makeBrowser();
    expect((await switchOn(token, browser)).status).toBe(200);
    await setClock("2026-11-29T16:59:00Z");
    await sendDigests();
    await setClock("2026-11-29T17:00:00Z");
    await sendDigests();
    await runTimer("push-letters");
    const [message, ...others] = await pushesTo(browser);
    expect(others).toEqual([]);
    const { pushSecret } = await db.digest.findUniqueOrThrow({ where: { userId: user.id } });
    expect(JSON.parse(message?.text ?? "")).toEqual({
      title: "Your week from November 30",
      body: "Still free in the coming week: Tuesday 9:00 AM and Thursday 9:00 AM.",
      path: "/week/plan?from=2026-11-30",
      tag: "letter-2026-11-30",
      lang: "en",
      off: { label: "Stop this letter", path: `/api/letter/off/${pushSecret}` },
    });
  });

  it("does not come where it is off, while the mail does", async () => {
    const { user, token } = await makeReader();
    const browser = await makeBrowser();
    await switchOn(token, browser);
    await db.digest.update({ where: { userId: user.id }, data: { push: false } });
    await setClock("2026-11-29T16:59:00Z");
    await sendDigests();
    await setClock("2026-11-29T17:00:00Z");
    expect(await digestOf(user.email)).toBeDefined();
    await runTimer("push-letters");
    expect(await pushesTo(browser)).toEqual([]);
  });
});
