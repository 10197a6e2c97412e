import { beforeEach, describe, expect, it } from "vitest";
import { GET as listFacts, POST as createFact } from "../../../../app/api/facts/route";
import { PUT as putZone } from "../../../../app/api/settings/time-zone/route";
import { GET as getSlots, PUT as putSlots } from "../../../../app/api/slots/route";
import type { FactList } from "../../../../lib/brand/facts/types";
import { db } from "../../../../lib/db";
import { checkUpcomingPosts } from "../../../../lib/posts/scheduling/problems/check-scheduled-posts";
import { makeOwner, makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { connectedOwner, deliveryOf, startAfresh } from "../publishing/publishing";
import { inSeconds, noticesOf, schedule } from "../publishing/scheduling";

const setZone = (token: string, timeZone: string, keep: "clock" | "moment") =>
  call(putZone, { method: "PUT", bearer: token, body: { timeZone, keep } });
const saveSlots = (token: string, body: object) => call(putSlots, { method: "PUT", bearer: token, body });

/** Kathmandu and Kolkata put no clock back, and are a quarter of an hour apart: what moves is exact all year. */
async function bakeryInKathmandu() {
  const owner = await connectedOwner();
  await db.user.update({ where: { id: owner.user.id }, data: { timeZone: "Asia/Kathmandu" } });
  return owner;
}

describe("a change of the time zone", () => {
  beforeEach(startAfresh);

  it("moves scheduled posts by their clock, with lateness and delivery, and raises their revision", async () => {
    const { token, write } = await bakeryInKathmandu();
    const post = await write("Rolls");
    await schedule(token, post, { seconds: 86_400, ifLateMinutes: 30 });
    const before = await deliveryOf(post.id);
    expect(await setZone(token, "Asia/Kolkata", "clock")).toMatchObject({
      status: 200,
      object: { moved: 1 },
    });
    const after = await deliveryOf(post.id);
    const later = (at: Date | null) => new Date((at?.getTime() ?? 0) + 15 * 60_000);
    expect(after.dueAt).toEqual(later(before.dueAt));
    expect(after.post).toMatchObject({
      scheduledAt: later(before.post.scheduledAt),
      lateAt: later(before.post.lateAt),
      revision: before.post.revision + 1,
    });
  });

  it("or leaves them at their moment", async () => {
    const { token, write } = await bakeryInKathmandu();
    const post = await write("Rolls");
    await schedule(token, post);
    const before = await deliveryOf(post.id);
    expect(await setZone(token, "Asia/Kolkata", "moment")).toMatchObject({ object: { moved: 0 } });
    expect(await deliveryOf(post.id)).toEqual(before);
    expect((await call(getSlots, { bearer: token })).object).toEqual({
      slots: [],
      timeZone: "Asia/Calcutta",
      nextFree: null,
    });
  });

  it("moves nothing into the past, nothing that is on its way, and nothing of another owner's", async () => {
    const { token, write } = await bakeryInKathmandu();
    const [soon, sending] = [await write("Soon"), await write("Sending")];
    await schedule(token, soon, { seconds: 600 });
    await schedule(token, sending, { seconds: 86_400 });
    await db.delivery.updateMany({
      where: { postId: sending.id },
      data: { status: "SENDING", fence: 1, leaseUntil: new Date(Date.now() + 60_000) },
    });
    const stranger = await makeOwner();
    const scheduledAt = new Date(await inSeconds(86_400));
    const theirs = await makePost(stranger.user.id, { status: "SCHEDULED", scheduledAt });
    const before = await Promise.all([deliveryOf(soon.id), deliveryOf(sending.id)]);
    // An hour and a quarter to the east: ten minutes ahead would be past.
    expect(await setZone(token, "Asia/Bangkok", "clock")).toMatchObject({ object: { moved: 0 } });
    expect(await Promise.all([deliveryOf(soon.id), deliveryOf(sending.id)])).toEqual(before);
    expect(await db.post.findUnique({ where: { id: theirs.id } })).toMatchObject({ scheduledAt });
  });

  it("has the posts checked that rely on a fact, whose end it moves", async () => {
    const { token, user, write } = await bakeryInKathmandu();
    const post = await write("Goose with red cabbage, €19 a plate.");
    const old = { createdAt: new Date(0), updatedAt: new Date(0) };
    const until = new Date(await inSeconds(86_400 + 1800));
    const fact = { kind: "OFFER", text: "Goose at €19", until, ...old } as const;
    await db.fact.create({ data: { ...fact, userId: user.id } });
    await schedule(token, post, { seconds: 86_400 });
    expect(await noticesOf(token)).toEqual([]);
    // An hour and a quarter to the east the day of the fact ends before the post.
    await setZone(token, "Asia/Bangkok", "moment");
    await checkUpcomingPosts();
    expect(await noticesOf(token)).toMatchObject([{ code: "FACT_ENDS", postId: post.id }]);
  });

  it("leaves the days of facts what they are, whatever happens to the posts", async () => {
    for (const keep of ["clock", "moment"] as const) {
      const { token, user } = await bakeryInKathmandu();
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const days = { from: day(3), until: day(9) };
      await call(createFact, { bearer: token, body: { kind: "OFFER", text: "Twenty percent off", ...days } });
      const over = new Date(Date.now() - 1000);
      const other = { kind: "OTHER", text: "Over", until: over, createdAt: over, updatedAt: over } as const;
      await db.fact.create({ data: { ...other, userId: user.id } });
      const spans = async () => {
        const { facts } = (await call(listFacts, { bearer: token })).object as unknown as FactList;
        return facts.map(({ text, firstDay, lastDay, until }) =>
          text === "Over" ? until : [firstDay, lastDay],
        );
      };
      expect(await spans()).toEqual([over.toISOString(), [days.from, days.until]]);
      expect((await setZone(token, "Pacific/Auckland", keep)).status).toBe(200);
      expect(await spans()).toEqual([over.toISOString(), [days.from, days.until]]);
      await db.user.delete({ where: { id: user.id } });
    }
  });

  it("is refused for a zone that does not exist", async () => {
    const { token } = await makeOwner();
    for (const zone of ["Mars/Olympus", "", "constructor"])
      expect(await setZone(token, zone, "clock")).toMatchObject({
        status: 400,
        message: "VALIDATION_FAILED",
      });
  });
});

describe("the posting times", () => {
  beforeEach(startAfresh);

  it("are replaced as a whole, each once and in order, with the clock they are meant by", async () => {
    const { token } = await makeOwner();
    const [monday, friday] = [
      { weekday: 1, minute: 540 },
      { weekday: 5, minute: 0 },
    ];
    const saved = { slots: [monday, friday], timeZone: "Europe/Budapest" };
    const body = { slots: [friday, monday, friday], timeZone: "Europe/Budapest" };
    const next = { nextFree: expect.objectContaining({ shifted: false }) as object };
    expect((await saveSlots(token, body)).object).toEqual({ ...saved, ...next });
    expect((await call(getSlots, { bearer: token })).object).toEqual({ ...saved, ...next });
    expect((await saveSlots(token, { slots: [] })).object).toEqual({ ...saved, slots: [], nextFree: null });
  });

  it("are seven days and 1,440 minutes, also to the database", async () => {
    const { token, user } = await makeOwner();
    for (const slot of [
      { weekday: 0, minute: 0 },
      { weekday: 8, minute: 0 },
      { weekday: 1, minute: -1 },
      { weekday: 1, minute: 1440 },
      { weekday: 1.5, minute: 0 },
    ])
      expect(await saveSlots(token, { slots: [slot] }), JSON.stringify(slot)).toMatchObject({ status: 400 });
    for (const data of [
      { weekday: 8, minute: 0 },
      { weekday: 1, minute: 1440 },
    ])
      await expect(db.postingSlot.create({ data: { userId: user.id, ...data } })).rejects.toThrow(/check/);
  });

  it("take the clock of the browser that saves them first", async () => {
    const { token } = await makeOwner();
    const headers = { cookie: "time_zone=Europe%2FParis" };
    const body = { slots: [{ weekday: 1, minute: 540 }] };
    const reply = await call(putSlots, { method: "PUT", bearer: token, headers, body });
    expect(reply.object).toMatchObject({ timeZone: "Europe/Paris" });
  });
});
