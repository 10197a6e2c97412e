// When a letter is due: to the minute in five zones, on both days that the clock changes; once a week, whatever its owner
// changes; and to nobody who is not to have one.
import { beforeEach, describe, expect, it } from "vitest";
import { PUT } from "../../../app/api/settings/letter/route";
import { PUT as SET_ZONE } from "../../../app/api/settings/time-zone/route";
import { db } from "../../../lib/db";
import { makePost, makeUser } from "../../factories";
import { call } from "../../fixtures";
import { clear, mailDigests, makeReader, sendDigests, setClock, waitingDigests } from "./digests";

process.env.RATE_LIMITS = "off";
const before = (moment: string, seconds: number) =>
  new Date(Date.parse(moment) - seconds * 1000).toISOString();
const dueAt = async (userId: string) => (await db.digest.findUniqueOrThrow({ where: { userId } })).dueAt;

beforeEach(clear);

describe("a letter of Sunday at 18:00 goes out in that minute", () => {
  it.each([
    ["Europe/Budapest", "2026-10-25T17:00:00Z", "2027-03-28T16:00:00Z"],
    ["America/New_York", "2026-11-01T23:00:00Z", "2027-03-14T22:00:00Z"],
    ["America/Santiago", "2026-09-06T21:00:00Z", "2027-04-04T22:00:00Z"],
    ["Australia/Sydney", "2026-10-04T07:00:00Z", "2027-04-04T08:00:00Z"],
    ["Australia/Lord_Howe", "2026-10-04T07:00:00Z", "2027-04-04T07:30:00Z"],
  ])("of %s, on both days that its clock changes", async (timeZone, first, second) => {
    for (const due of [first, second]) {
      const { user } = await makeReader({ timeZone });
      await setClock(before(due, 3 * 86_400));
      await sendDigests();
      expect(await dueAt(user.id)).toEqual(new Date(due));
      await setClock(before(due, 30));
      expect(await sendDigests()).toBe(0);
      await setClock(due);
      expect(await sendDigests()).toBe(1);
      expect(await waitingDigests(user.id)).toHaveLength(1);
      expect(await sendDigests()).toBe(0);
      await db.user.delete({ where: { id: user.id } });
    }
  });

  it("at a time that the clock skips, and once at one that it shows twice", async () => {
    const { user } = await makeReader();
    await db.digest.update({ where: { userId: user.id }, data: { minute: 150 } });
    await setClock("2027-03-24T12:00:00Z");
    await sendDigests();
    expect(await dueAt(user.id)).toEqual(new Date("2027-03-28T01:00:00Z"));
    await setClock("2027-10-31T00:29:00Z");
    await db.digest.update({ where: { userId: user.id }, data: { dueAt: null } });
    await sendDigests();
    await setClock("2027-10-31T00:30:10Z");
    expect(await sendDigests()).toBe(1);
    await setClock("2027-10-31T01:30:10Z");
    expect(await sendDigests()).toBe(0);
    expect(await waitingDigests(user.id)).toEqual([`${user.id}:2027-11-01`]);
  });
});

describe("another day, hour or zone", () => {
  const choice = { weekday: 7, minute: 1080, mail: true, push: true };
  const save = (cookie: string, body: object) =>
    call(PUT, { method: "PUT", cookie, body: { ...choice, ...body } });
  const setZone = (cookie: string, timeZone: string) =>
    call(SET_ZONE, { method: "PUT", cookie, body: { timeZone, keep: "moment" } });

  it("has the next letter worked out anew", async () => {
    await setClock("2026-11-25T12:00:00Z");
    const { user, token } = await makeReader();
    await sendDigests();
    expect(await dueAt(user.id)).toEqual(new Date("2026-11-29T17:00:00Z"));
    const changed = await save(token, { weekday: 5, minute: 450 });
    expect(changed.object).toMatchObject({ nextAt: "2026-11-27T06:30:00.000Z", timeZone: "Europe/Budapest" });
    await sendDigests();
    expect(await dueAt(user.id)).toEqual(new Date("2026-11-27T06:30:00Z"));
    expect((await setZone(token, "America/New_York")).status).toBe(200);
    await sendDigests();
    expect(await dueAt(user.id)).toEqual(new Date("2026-11-27T12:30:00Z"));
    expect((await save(token, { mail: false, push: false })).object.nextAt).toBeNull();
    await sendDigests();
    expect(await dueAt(user.id)).toBeNull();
  });

  it("brings no second letter about the same week", async () => {
    const { user, token } = await makeReader();
    await setClock("2026-11-29T16:59:00Z");
    await sendDigests();
    await setClock("2026-11-29T17:00:00Z");
    expect(await sendDigests()).toBe(1);
    await setZone(token, "America/New_York");
    await save(token, { weekday: 1, minute: 480 });
    await sendDigests();
    await setClock("2026-11-30T20:00:00Z");
    expect(await sendDigests()).toBe(0);
    expect(await dueAt(user.id)).toEqual(new Date("2026-12-07T13:00:00Z"));
    expect(await waitingDigests()).toEqual([`${user.id}:2026-11-30`]);
  });

  it("takes none away that is due, however long the timer was away", async () => {
    const { user, token } = await makeReader();
    await setClock("2026-11-29T16:59:00Z");
    await sendDigests();
    await setClock("2026-11-29T17:00:05Z");
    await setZone(token, "Asia/Tokyo");
    expect(await sendDigests()).toBe(1);
    expect(await waitingDigests()).toEqual([`${user.id}:2026-11-30`]);
  });
});

describe("no letter", () => {
  const SUNDAY = "2026-11-29T17:00:00Z";
  const letSunday = async () => {
    await setClock(before(SUNDAY, 3600));
    await sendDigests();
    await setClock(SUNDAY);
    await sendDigests();
  };

  it("for an unverified address, nor for an account that is being erased", async () => {
    await makeReader({ verified: false });
    const { user } = await makeReader();
    await db.erasure.create({
      data: { code: "erased", source: "OWNER", userId: user.id, requestedAt: new Date() },
    });
    await letSunday();
    expect(await waitingDigests()).toEqual([]);
  });

  it("before there is a post or a posting time, and with either from then on", async () => {
    await makeReader({ slots: [] });
    const posted = await makeReader({ slots: [] });
    await makePost(posted.user.id);
    const timed = await makeReader({ slots: [3] });
    await letSunday();
    const expected = [posted, timed].map(({ user }) => `${user.id}:2026-11-30`);
    expect((await waitingDigests()).sort()).toEqual(expected.sort());
  });

  it("more than a day late, but the next one in time", async () => {
    const { user } = await makeReader();
    await setClock(before(SUNDAY, 3600));
    await sendDigests();
    await setClock("2026-11-30T17:00:01Z");
    expect(await sendDigests()).toBe(1);
    expect(await waitingDigests()).toEqual([]);
    expect(await dueAt(user.id)).toEqual(new Date("2026-12-06T17:00:00Z"));
  });

  it("that has waited in the outbox for more than a day", async () => {
    await makeReader();
    await letSunday();
    expect(await waitingDigests()).toHaveLength(1);
    await setClock("2026-11-30T17:00:01Z");
    await mailDigests();
    expect(await waitingDigests()).toEqual([]);
    expect(await db.digest.count({ where: { mailedWeek: { not: null } } })).toBe(0);
  });
});

it("every account has its row from the start, and its time from the first run", async () => {
  await setClock("2026-11-25T12:00:00Z");
  const { id: userId } = await makeUser();
  const fresh = { weekday: 7, minute: 1080, mail: true, push: true, dueAt: null, week: null };
  expect(await db.digest.findUniqueOrThrow({ where: { userId } })).toMatchObject(fresh);
  await sendDigests();
  // UTC, until a browser has said the zone.
  expect(await dueAt(userId)).toEqual(new Date("2026-11-29T18:00:00Z"));
});
