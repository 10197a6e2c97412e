import { beforeEach, describe, expect, it, vi } from "vitest";
import { GET } from "../../../../app/api/week/route";
import { db, pool } from "../../../../lib/db";
import { getDashboard } from "../../../../lib/posts/dashboard/get-dashboard";
import { getWeek } from "../../../../lib/posts/week/queries";
import type { Week } from "../../../../lib/posts/week/types";
import { makeOwner, makePost, makeSession } from "../../../factories";
import { actorOf, connectPage } from "../../../facebook";
import { call } from "../../../fixtures";
import { setClockOffset } from "../../../clock";
import { saveSlots } from "./week";

const MONDAY = "2027-03-22";
const TUESDAY_NOON = new Date("2027-03-23T11:00:00Z");

async function weekOf(token: string, query = "", headers?: Record<string, string>): Promise<Week> {
  const reply = await call(GET, { bearer: token, path: `/api/week${query}`, headers });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as Week;
}

/** An owner who is signed in on a Tuesday at noon, in the week at whose end the clock is put forward. */
async function ownerThen(timeZone: string | null) {
  const { user } = await makeOwner();
  await db.user.update({ where: { id: user.id }, data: { timeZone } });
  const { token } = await makeSession(user.id, { expiresAt: new Date("2028-01-01T00:00:00Z") });
  return { user, token };
}
const budapestOwner = () => ownerThen("Europe/Budapest");

const contents = (posts: { content: string }[]) => posts.map(({ content }) => content);

describe("the week", () => {
  beforeEach(() => setClockOffset(TUESDAY_NOON.getTime() - Date.now()));

  it("has its posts by their time, from Monday's first minute to Sunday's last by the owner's clock", async () => {
    const { user, token } = await budapestOwner();
    const scheduled = (content: string, at: string) =>
      makePost(user.id, { content, status: "SCHEDULED", scheduledAt: new Date(at) });
    await scheduled("Sunday before", "2027-03-21T22:59:00Z");
    await scheduled("Sunday's end", "2027-03-28T21:59:00Z");
    await scheduled("Monday after", "2027-03-28T22:00:00Z");
    const out = await makePost(user.id, { content: "Monday's first", status: "PUBLISHED" });
    await db.post.update({ where: { id: out.id }, data: { publishedAt: new Date("2027-03-21T23:00:00Z") } });
    const gone = await scheduled("Deleted", "2027-03-24T10:00:00Z");
    await db.post.update({ where: { id: gone.id }, data: { deletedAt: TUESDAY_NOON } });
    for (const day of [MONDAY, "2027-03-24", "2027-03-28"]) {
      const week = await weekOf(token, `?from=${day}`);
      expect(week).toMatchObject({ from: MONDAY, timeZone: "Europe/Budapest" });
      expect(contents(week.posts)).toEqual(["Monday's first", "Sunday's end"]);
      expect(week.posts.map(({ at, scheduledTime, movable }) => ({ at, scheduledTime, movable }))).toEqual([
        { at: "2027-03-21T23:00:00.000Z", scheduledTime: null, movable: false },
        { at: "2027-03-28T21:59:00.000Z", scheduledTime: "2027-03-28T21:59:00.000Z", movable: true },
      ]);
    }
    expect((await weekOf(token)).from).toBe(MONDAY);
  });

  it("names the free slots that are ahead, and the next free one of the coming weeks", async () => {
    const { user, token } = await budapestOwner();
    await saveSlots(user.id, [
      { weekday: 1, minute: 9 * 60 },
      { weekday: 2, minute: 16 * 60 },
      { weekday: 7, minute: 2 * 60 + 30 },
    ]);
    const tuesday = "2027-03-23T15:00:00.000Z";
    const first = await weekOf(token);
    expect(first.free).toEqual([
      { weekday: 2, minute: 960, at: tuesday, shifted: false },
      { weekday: 7, minute: 150, at: "2027-03-28T01:00:00.000Z", shifted: true },
    ]);
    expect(first.nextFree[0]?.at).toBe(tuesday);
    await makePost(user.id, { status: "SCHEDULED", scheduledAt: new Date(tuesday) });
    await makePost(user.id, { status: "SCHEDULED", scheduledAt: new Date("2027-03-28T01:00:00Z") });
    const second = await weekOf(token);
    expect(second.free).toEqual([]);
    expect(second.nextFree[0]?.at).toBe("2027-03-29T07:00:00.000Z");
    expect((await weekOf(token, "?from=2027-08-02")).free).toHaveLength(3);
  });

  it("names the days that the texts of movable posts speak of, by the owner's clock", async () => {
    const { user, token } = await budapestOwner();
    await makePost(user.id, {
      content: "Until Saturday: workshop",
      createdAt: TUESDAY_NOON,
      status: "SCHEDULED",
      scheduledAt: new Date("2027-03-24T10:00:00Z"),
    });
    await makePost(user.id, { content: "Fresh bread on Friday", status: "PUBLISHED" });
    await makePost(user.id, { content: "Rolls" });
    await db.$executeRaw`UPDATE "Post" SET "publishedAt" = ${TUESDAY_NOON} WHERE "status" = 'PUBLISHED' AND "userId" = ${user.id}::uuid`;
    const { posts, drafts } = await weekOf(token);
    expect([...posts, ...drafts].map(({ days }) => days.map(({ latest }) => latest))).toEqual([
      [],
      ["2027-03-27"],
      [],
    ]);
  });

  it("says what keeps posts from being written or from going out", async () => {
    const { user, token } = await budapestOwner();
    const needs = async () => (await weekOf(token)).needs;
    expect(await needs()).toEqual(["page"]);
    await connectPage(token);
    const { id } = await db.connection.findFirstOrThrow({ where: { userId: user.id } });
    expect(await needs()).toEqual([]);
    await db.connection.update({ where: { id }, data: { status: "RECONNECT" } });
    await db.creditAccount.update({ where: { userId: user.id }, data: { balance: 100 } });
    expect(await needs()).toEqual(["reconnect", "credits"]);
    await db.subscription.update({ where: { userId: user.id }, data: { status: "CANCELED" } });
    expect(await needs()).toEqual(["reconnect", "plan"]);
  });

  it("has the newest thirty drafts in its tray, and counts all of them", async () => {
    const { user, token } = await budapestOwner();
    for (let n = 1; n <= 32; n++) {
      const createdAt = new Date(TUESDAY_NOON.getTime() - n * 60_000);
      // The newest one is read.
      await makePost(user.id, { content: `Draft ${n}`, createdAt, readRevision: n === 1 ? 0 : null });
    }
    await makePost(user.id, { content: "Deleted", readRevision: null, deletedAt: TUESDAY_NOON });
    expect((await getDashboard(await actorOf(token))).unread).toBe(31);
    const week = await weekOf(token);
    expect(contents(week.drafts)).toEqual(Array.from({ length: 30 }, (_, n) => `Draft ${n + 1}`));
    expect(week).toMatchObject({ draftCount: 32, unread: 31 });
    expect(week.drafts.every(({ movable, at }) => movable && at === null)).toBe(true);
  });

  it("shows what was not sent on the day of its attempt, and a failed post in that week's days alone", async () => {
    const { user, token } = await budapestOwner();
    const scheduledAt = new Date("2027-03-23T10:00:00Z");
    const send = async (content: string, status: "FAILED" | "UNKNOWN" | "PENDING", held = false) => {
      const post = await makePost(user.id, { content, status: "SCHEDULED", scheduledAt });
      const delivery = {
        postId: post.id,
        platform: "FACEBOOK",
        pageId: content,
        contentHash: content,
        fence: 1,
      } as const;
      const { id } = await db.delivery.create({ data: delivery });
      const sending = { status: "SENDING", leaseUntil: new Date("2027-03-23T12:00:00Z") } as const;
      if (!held) await db.delivery.update({ where: { id }, data: sending });
      await db.delivery.update({
        where: { id },
        data: { status, leaseUntil: null, heldAt: held ? scheduledAt : null },
      });
      if (status === "FAILED")
        await db.post.update({ where: { id: post.id }, data: { status: "GENERATED", scheduledAt: null } });
      return { post, id };
    };
    await send("held", "PENDING", true);
    await send("in doubt", "UNKNOWN");
    const { id } = await send("failed", "FAILED");
    const week = await weekOf(token);
    // A page that is open since before it was called otherwise drags it by its time of day.
    expect(week.posts[0]).toMatchObject({ scheduledAt: week.posts[0]?.scheduledTime });
    expect(week.posts.map(({ content, movable }) => ({ content, movable }))).toEqual([
      { content: "held", movable: true },
      { content: "in doubt", movable: false },
      { content: "failed", movable: true },
    ]);
    expect(week).toMatchObject({ drafts: [], draftCount: 0 });
    const later = await weekOf(token, "?from=2027-03-30");
    expect(contents(later.drafts)).toEqual(["failed"]);
    await db.delivery.update({ where: { id }, data: { status: "PENDING" } });
    await db.delivery.update({ where: { id }, data: { status: "CANCELLED" } });
    const cancelled = await weekOf(token);
    expect(contents(cancelled.drafts)).toEqual(["failed"]);
    expect(contents(cancelled.posts)).toEqual(["held", "in doubt"]);
  });

  it("is by the browser's clock on the first visit, which is kept then", async () => {
    const { user, token } = await ownerThen(null);
    const cookie = (zone: string) => ({ cookie: `time_zone=${encodeURIComponent(zone)}` });
    expect((await weekOf(token)).timeZone).toBe("UTC");
    expect((await weekOf(token, "", cookie("Nowhere/Land"))).timeZone).toBe("UTC");
    expect((await weekOf(token, "", cookie("America/New_York"))).timeZone).toBe("America/New_York");
    // Kept after the reply, for which nobody waits.
    await vi.waitFor(async () =>
      expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
        timeZone: "America/New_York",
      }),
    );
    expect((await weekOf(token, "", cookie("Europe/Paris"))).timeZone).toBe("America/New_York");
  });

  it("is the next one from Sunday noon on, unless something still goes out", async () => {
    const { user, token } = await budapestOwner();
    await setClockOffset(Date.parse("2027-03-28T17:00:00Z") - Date.now());
    expect((await weekOf(token)).from).toBe("2027-03-29");
    await makePost(user.id, { status: "SCHEDULED", scheduledAt: new Date("2027-03-28T18:00:00Z") });
    expect((await weekOf(token)).from).toBe(MONDAY);
    expect((await weekOf(token, "?from=2027-03-29")).from).toBe("2027-03-29");
  });

  it("costs two statements, however much is in it", async () => {
    const { user, token } = await budapestOwner();
    await saveSlots(user.id, [{ weekday: 3, minute: 600 }]);
    for (let n = 0; n < 5; n++)
      await makePost(user.id, {
        status: "SCHEDULED",
        scheduledAt: new Date(TUESDAY_NOON.getTime() + n * 1000),
      });
    const actor = await actorOf(token);
    let statements = 0;
    const count = () => statements++;
    pool().on("acquire", count);
    const { posts, free } = await getWeek(actor, {});
    pool().off("acquire", count);
    expect([posts.length, free.length, statements]).toEqual([5, 1, 2]);
  });

  it("refuses what is no date", async () => {
    const { token } = await ownerThen(null);
    for (const from of ["2027-02-30", "monday", "1999-12-31", ""])
      expect((await call(GET, { bearer: token, path: `/api/week?from=${from}` })).status).toBe(400);
  });

  it("shows nothing of another owner's", async () => {
    const { user } = await budapestOwner();
    await saveSlots(user.id, [{ weekday: 3, minute: 600 }]);
    await makePost(user.id, { status: "SCHEDULED", scheduledAt: new Date("2027-03-24T10:00:00Z") });
    await makePost(user.id);
    const { token } = await budapestOwner();
    const week = await weekOf(token);
    expect(week).toMatchObject({ posts: [], drafts: [], slots: [], free: [], nextFree: [] });
    expect(week.proposed, "times to begin with").toHaveLength(3);
  });
});
