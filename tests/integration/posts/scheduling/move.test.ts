import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as patch } from "../../../../app/api/post/[id]/route";
import { PATCH as move } from "../../../../app/api/post/[id]/time/route";
import { db } from "../../../../lib/db";
import { holdLatePosts } from "../../../../lib/posts/scheduling/holding/hold-late-posts";
import type { ScheduleResult } from "../../../../lib/posts/scheduling/types";
import { BAKERY, CATERING } from "../../../facebook";
import { advance } from "../../../clock";
import { makeOwner, makePost, putPhoto } from "../../../factories";
import { call } from "../../../fixtures";
import { connectedOwner, deliveryOf, publish, startAfresh } from "../publishing/publishing";
import { inSeconds, kindsOf, noticesOf, schedule } from "../publishing/scheduling";

const DAY = 86_400;

const revisionOf = async (id: number) => (await db.post.findUniqueOrThrow({ where: { id } })).revision;

/** PATCH /api/post/{id}/time, on the newest revision unless another is given. */
async function moveTo(token: string, id: number, scheduledAt: string, revision?: number) {
  const body = { scheduledAt, revision: revision ?? (await revisionOf(id)) };
  return call(move, { method: "PATCH", bearer: token, params: { id: String(id) }, body });
}

function edit(token: string, id: number, body: object) {
  return call(patch, { method: "PATCH", bearer: token, params: { id: String(id) }, body });
}

describe("moving a post", () => {
  beforeEach(startAfresh);

  it("gives a scheduled one another time, and keeps its text, page and lateness", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Rolls at six");
    await schedule(token, post, { ifLateMinutes: 20 });
    await edit(token, post.id, { content: "Rolls at seven" });
    const at = await inSeconds(2 * DAY);
    const moved = await moveTo(token, post.id, at);
    expect(moved).toMatchObject({ status: 200, object: { problems: [] } });
    const { post: shown, deliveries } = moved.object as ScheduleResult;
    expect(shown).toMatchObject({ content: "Rolls at seven", status: "SCHEDULED", scheduledTime: at });
    expect(deliveries).toMatchObject([{ status: "PENDING", platform: "FACEBOOK" }]);
    const { dueAt, pageId, post: row } = await deliveryOf(post.id);
    expect({ dueAt: dueAt.toISOString(), pageId }).toEqual({ dueAt: at, pageId: BAKERY });
    expect(row.lateAt?.getTime()).toBe(Date.parse(at) + 20 * 60_000);
  });

  it("leaves it with the page that it was planned for, also when another is connected by now", async () => {
    const { token, write, user } = await connectedOwner();
    const post = await write("Rolls");
    await schedule(token, post);
    await db.connection.updateMany({ where: { userId: user.id }, data: { pageId: CATERING } });
    expect(await moveTo(token, post.id, await inSeconds(DAY))).toMatchObject({ status: 200 });
    expect(await deliveryOf(post.id)).toMatchObject({ pageId: BAKERY });
  });

  it("schedules a draft to the connected page, and says so where there is none", async () => {
    const { token, write } = await connectedOwner();
    const draft = await write("Poppy seed");
    const at = await inSeconds(DAY);
    expect(await moveTo(token, draft.id, at)).toMatchObject({
      status: 200,
      object: { post: { status: "SCHEDULED", scheduledTime: at, content: "Poppy seed" } },
    });
    expect(await deliveryOf(draft.id)).toMatchObject({ pageId: BAKERY, status: "PENDING" });
    const alone = await makeOwner();
    const other = await makePost(alone.user.id);
    expect(await moveTo(alone.token, other.id, at)).toMatchObject({ message: "FACEBOOK_NOT_CONNECTED" });
    expect(await revisionOf(other.id)).toBe(0);
  });

  it("releases a held one to its new time", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Late rolls");
    await schedule(token, post, { ifLateMinutes: 10 });
    await advance(2 * 3600);
    expect(await holdLatePosts()).toBe(1);
    expect(await noticesOf(token)).toHaveLength(1);
    const at = await inSeconds(DAY);
    expect(await moveTo(token, post.id, at)).toMatchObject({ status: 200 });
    const { heldAt, status, post: row } = await deliveryOf(post.id);
    expect({ heldAt, status }).toEqual({ heldAt: null, status: "PENDING" });
    expect(row.lateAt?.getTime()).toBe(Date.parse(at) + 10 * 60_000);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("is refused with an older revision, and overwrites nothing", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Rolls");
    await schedule(token, post);
    const seen = await revisionOf(post.id);
    const first = await inSeconds(DAY);
    expect(await moveTo(token, post.id, first, seen)).toMatchObject({ status: 200 });
    const second = await moveTo(token, post.id, await inSeconds(2 * DAY), seen);
    expect(second).toMatchObject({ status: 409, message: "POST_CHANGED" });
    expect(await edit(token, post.id, { content: "Older words", revision: seen })).toMatchObject({
      message: "POST_CHANGED",
    });
    const { dueAt, post: row } = await deliveryOf(post.id);
    expect(dueAt.toISOString()).toBe(first);
    expect(row.content).toBe("Rolls");
  });

  it("may be repeated after a reply that was lost", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Rolls");
    const at = await inSeconds(DAY);
    const [first, second] = [await moveTo(token, post.id, at, 0), await moveTo(token, post.id, at, 0)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await kindsOf(token, post.id)).toEqual(["SCHEDULED"]);
    const revision = await revisionOf(post.id);
    for (const time of [1, 2])
      expect(await edit(token, post.id, { content: "Bread", revision }), String(time)).toMatchObject({
        status: 200,
      });
  });

  it("leaves alone what is out, on its way, past, or another's", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Rolls");
    await schedule(token, post);
    const at = await inSeconds(DAY);
    expect(await moveTo(token, post.id, await inSeconds(-60))).toMatchObject({
      status: 400,
      object: { fieldErrors: { scheduledAt: ["Workspace.schedule.notFuture"] } },
    });
    expect(await moveTo((await makeOwner()).token, post.id, at)).toMatchObject({ message: "POST_NOT_FOUND" });
    const leaseUntil = new Date(Date.now() + 60_000);
    for (const doubt of [
      { status: "SENDING", leaseUntil },
      { status: "UNKNOWN", leaseUntil: null },
    ] as const) {
      await db.delivery.updateMany({ where: { postId: post.id }, data: { ...doubt, fence: 1 } });
      expect(await moveTo(token, post.id, at)).toMatchObject({ status: 409, message: "DELIVERY_IN_FLIGHT" });
    }
    const out = await write("Out");
    await publish(token, out);
    expect(await moveTo(token, out.id, at)).toMatchObject({ status: 409, message: "POST_NOT_MOVABLE" });
  });
});

describe("a revision", () => {
  beforeEach(startAfresh);

  it("is raised by every change of what is shown, whoever makes it, and by no other", async () => {
    const { user } = await makeOwner();
    const { id } = await db.post.create({ data: { userId: user.id, content: "Rolls" } });
    const photo = { userId: user.id, key: `k${id}`, mimeType: "image/png", bytes: 1, width: 1, height: 1 };
    const media = await db.media.create({ data: photo });
    const at = new Date("2030-01-01T00:00:00Z");
    for (const [n, data] of [
      { content: "Bread" },
      { scheduledAt: at, status: "SCHEDULED" as const },
      { scheduledAt: new Date("2030-01-02T00:00:00Z") },
      { status: "PUBLISHED" as const },
      { deletedAt: at },
      { deletedAt: null },
    ].entries()) {
      await db.post.update({ where: { id }, data });
      expect(await revisionOf(id), JSON.stringify(data)).toBe(n + 1);
    }
    await putPhoto(id, media.id);
    expect(await revisionOf(id), "a photo").toBe(7);
    await db.postMedia.deleteMany({ where: { postId: id } });
    expect(await revisionOf(id), "no photo").toBe(8);
    await db.post.update({ where: { id }, data: { content: "Bread", cost: 5, publishedAt: at } });
    expect(await revisionOf(id)).toBe(8);
  });
});
