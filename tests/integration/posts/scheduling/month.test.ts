import { describe, expect, it } from "vitest";
import { GET } from "../../../../app/api/week/month/route";
import { db, pool } from "../../../../lib/db";
import { getMonth } from "../../../../lib/posts/week/get-month";
import type { Month } from "../../../../lib/posts/week/types";
import { makeOwner, makePost, makeSession } from "../../../factories";
import { actorOf } from "../../../facebook";
import { call } from "../../../fixtures";

async function ownerIn(timeZone: string | null) {
  const { user } = await makeOwner();
  await db.user.update({ where: { id: user.id }, data: { timeZone } });
  return { user, token: (await makeSession(user.id)).token };
}

async function monthOf(token: string, month: string, headers?: Record<string, string>): Promise<Month> {
  const reply = await call(GET, { bearer: token, path: `/api/week/month?month=${month}`, headers });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as Month;
}

const scheduled = (userId: string, at: string) =>
  makePost(userId, { status: "SCHEDULED", scheduledAt: new Date(at) });

/** A post whose delivery was tried at a time, and stands as `status` now. */
async function attempted(userId: string, at: Date, status: "FAILED" | "SENDING") {
  const { id: postId } = await makePost(userId);
  const page = {
    platform: "FACEBOOK",
    pageId: String(postId),
    contentHash: String(postId),
    fence: 1,
  } as const;
  const { id } = await db.delivery.create({ data: { postId, ...page } });
  const leaseUntil = new Date(at.getTime() + 3_600_000);
  await db.delivery.update({ where: { id }, data: { status: "SENDING", leaseUntil } });
  if (status === "FAILED") await db.delivery.update({ where: { id }, data: { status, leaseUntil: null } });
  await db.post.update({ where: { id: postId }, data: { attemptedAt: at } });
}

describe("a month to jump by", () => {
  it("counts each day's posts by the owner's clock, in all weeks that the month touches", async () => {
    const { user, token } = await ownerIn("Europe/Budapest");
    // The 30th and 31st of November's last week, and of December's first.
    await scheduled(user.id, "2026-11-30T22:59:00Z");
    await scheduled(user.id, "2026-11-30T23:00:00Z");
    await scheduled(user.id, "2026-12-01T15:00:00Z");
    const out = await makePost(user.id, { status: "PUBLISHED" });
    await db.post.update({ where: { id: out.id }, data: { publishedAt: new Date("2026-11-01T23:30:00Z") } });
    await attempted(user.id, new Date("2026-11-02T09:00:00Z"), "FAILED");
    await attempted(user.id, new Date("2026-11-02T10:00:00Z"), "SENDING");
    const gone = await scheduled(user.id, "2026-11-11T10:00:00Z");
    await db.post.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    await makePost(user.id);
    const november = await monthOf(token, "2026-11");
    expect(november).toEqual({
      month: "2026-11",
      timeZone: "Europe/Budapest",
      days: [
        { date: "2026-11-02", planned: 1, published: 1, failed: 1 },
        { date: "2026-11-30", planned: 1, published: 0, failed: 0 },
        { date: "2026-12-01", planned: 2, published: 0, failed: 0 },
      ],
    });
    expect((await monthOf(token, "2026-12")).days).toEqual(november.days.slice(1));
    expect((await monthOf(token, "2027-06")).days).toEqual([]);
  });

  it("ends with the last day of six weeks, and begins with the Monday before the month", async () => {
    const { user, token } = await ownerIn("Pacific/Kiritimati");
    // Kiritimati is fourteen hours ahead: its Monday begins on Sunday morning.
    await scheduled(user.id, "2027-01-31T09:59:00Z");
    await scheduled(user.id, "2027-01-31T10:00:00Z");
    await scheduled(user.id, "2027-03-14T09:59:00Z");
    await scheduled(user.id, "2027-03-14T10:00:00Z");
    const { days } = await monthOf(token, "2027-02");
    expect(days.map(({ date }) => date)).toEqual(["2027-02-01", "2027-03-14"]);
  });

  it("is by the browser's clock for an owner who has none yet", async () => {
    const { token } = await ownerIn(null);
    expect((await monthOf(token, "2026-11")).timeZone).toBe("UTC");
    const cookie = `time_zone=${encodeURIComponent("America/New_York")}`;
    expect((await monthOf(token, "2026-11", { cookie })).timeZone).toBe("America/New_York");
  });

  it("costs one statement", async () => {
    const { user, token } = await ownerIn("UTC");
    await scheduled(user.id, "2026-11-11T10:00:00Z");
    const actor = await actorOf(token);
    let statements = 0;
    const count = () => statements++;
    pool().on("acquire", count);
    const { days } = await getMonth(actor, { month: "2026-11" });
    pool().off("acquire", count);
    expect([days.length, statements]).toEqual([1, 1]);
  });

  it("shows nothing of another owner's, and refuses what is no month", async () => {
    const { user } = await ownerIn("UTC");
    await scheduled(user.id, "2026-11-11T10:00:00Z");
    const { token } = await ownerIn("UTC");
    expect((await monthOf(token, "2026-11")).days).toEqual([]);
    for (const query of ["", "?month=2026-13", "?month=2026-11-01", "?month=1999-12", "?month="])
      expect((await call(GET, { bearer: token, path: `/api/week/month${query}` })).status, query).toBe(400);
  });
});
