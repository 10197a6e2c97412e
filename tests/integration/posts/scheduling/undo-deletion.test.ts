import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as removePhoto } from "../../../../app/api/media/[id]/route";
import { POST as restoreRoute } from "../../../../app/api/post/[id]/restore/route";
import { DELETE as deleteRoute } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import type { RestoredPost } from "../../../../lib/posts/scheduling/types";
import { CATERING, connectPage, timeline } from "../../../facebook";
import { advance } from "../../../clock";
import { call } from "../../../fixtures";
import { bluePhoto } from "../photos";
import {
  connectedOwner,
  deliveryOf,
  publish,
  settleAll,
  startAfresh,
  timesShown,
} from "../publishing/publishing";
import { recordEvents, schedule } from "../publishing/scheduling";
import { send } from "../editing/view-writes";

const events = recordEvents();
beforeEach(startAfresh);

const WHOLE = { time: true, delivery: true, media: true, code: null };

/** An owner with a post that is scheduled, an hour ahead and with a photo. */
async function scheduled() {
  const owner = await connectedOwner();
  const { token, actor } = owner;
  const post = await owner.write("Rolls at four");
  const mediaId = await bluePhoto(actor);
  await send({ token, id: post.id, kind: "photos", mediaIds: [mediaId] });
  expect((await schedule(token, post, { ifLateMinutes: 7 })).status).toBe(200);
  const on = { bearer: token, params: { id: String(post.id) } };
  const remove = async () => expect((await call(deleteRoute, { ...on, method: "DELETE" })).status).toBe(200);
  const restore = async () => {
    const reply = await call(restoreRoute, { ...on, method: "POST" });
    expect(reply.status, reply.text).toBe(200);
    return reply.object as RestoredPost;
  };
  const row = () =>
    db.post.findUniqueOrThrow({ where: { id: post.id }, include: { deliveries: true, media: true } });
  return { ...owner, post, mediaId, remove, restore, row };
}

describe("undoing the deletion of a scheduled post", () => {
  it("gives back no time once the plan has ended", async () => {
    const { user, remove, restore } = await scheduled();
    await remove();
    await db.subscription.deleteMany({ where: { userId: user.id } });
    expect(await restore()).toMatchObject({
      ...{ status: "GENERATED", scheduledTime: null },
      restored: { time: false, media: true, code: "NO_ACTIVE_SUBSCRIPTION" },
    });
  });

  it("gives back its time and lateness, its photos and its delivery to the page", async () => {
    const { post, remove, restore, row } = await scheduled();
    const before = await row();
    await remove();
    expect(await row()).toMatchObject({
      status: "GENERATED",
      scheduledAt: null,
      deliveries: [{ status: "CANCELLED" }],
    });
    events.length = 0;
    expect(await restore()).toMatchObject({
      ...{ id: post.id, status: "SCHEDULED", scheduledTime: before.scheduledAt?.toISOString(), read: true },
      ...{ media: [{}], postPlatforms: [{ status: "PENDING", pageName: expect.any(String) as string }] },
      ...{ restored: WHOLE, problems: [] },
    });
    const after = await row();
    const { scheduledAt, lateAt, media } = before;
    expect(after).toMatchObject({ scheduledAt, lateAt, media, deletedAt: null });
    const [was] = before.deliveries;
    expect(after.deliveries).toMatchObject([
      {
        id: was?.id,
        pageId: was?.pageId,
        contentHash: was?.contentHash,
        dueAt: was?.dueAt,
        status: "PENDING",
      },
    ]);
    expect(events).toMatchObject([{ name: "post/scheduled", data: { postId: post.id } }]);
  });

  it("sends it once, at its time, however often it was deleted and restored", async () => {
    const { post, remove, restore } = await scheduled();
    for (const again of [false, true]) {
      await remove();
      await Promise.all([restore(), restore()]);
      if (again) await restore();
    }
    await sweepDeliveries();
    expect(await timeline()).toEqual([]);
    await advance(3601);
    await settleAll();
    expect(await timesShown(post.content)).toBe(1);
    expect((await deliveryOf(post.id)).attempts).toHaveLength(1);
  });

  it("says the same to each of several at once, and to a repeat, and announces it once", async () => {
    const { remove, restore } = await scheduled();
    await remove();
    events.length = 0;
    const replies = [...(await Promise.all([restore(), restore(), restore()])), await restore()];
    expect(replies.map(({ restored, status }) => ({ restored, status }))).toEqual(
      Array(4).fill({ restored: WHOLE, status: "SCHEDULED" }),
    );
    expect(events.filter(({ name }) => name === "post/scheduled")).toHaveLength(1);
  });

  it("says that its time has passed, and sends nothing then", async () => {
    const { post, remove, restore } = await scheduled();
    await remove();
    await advance(3601);
    const lost = { time: false, delivery: false, media: true, code: "TIME_HAS_PASSED" };
    expect(await restore()).toMatchObject({ status: "GENERATED", scheduledTime: null, restored: lost });
    expect(await restore()).toMatchObject({ restored: lost });
    await settleAll();
    expect(await timesShown(post.content)).toBe(0);
  });

  it("says that its page is no longer the connected one, and goes to no other", async () => {
    const { token, remove, restore, row } = await scheduled();
    await remove();
    await connectPage(token, CATERING);
    expect(await restore()).toMatchObject({
      status: "GENERATED",
      restored: { time: false, delivery: false, media: true, code: "PAGE_CHANGED" },
    });
    expect(await row()).toMatchObject({ scheduledAt: null, deliveries: [{ status: "CANCELLED" }] });
  });

  it("says that a photo of it is gone, and keeps the rest", async () => {
    const { token, mediaId, remove, restore } = await scheduled();
    await remove();
    const params = { id: mediaId };
    expect((await call(removePhoto, { method: "DELETE", bearer: token, params })).status).toBe(200);
    expect(await restore()).toMatchObject({
      ...{ status: "SCHEDULED", media: [], read: false },
      restored: { ...WHOLE, media: false },
    });
  });

  it("gives back no time that a deletion by an earlier release did not keep", async () => {
    const { post, remove, restore } = await scheduled();
    await remove();
    await restore();
    const { id } = post;
    await db.post.update({
      where: { id },
      data: { status: "GENERATED", scheduledAt: null, deletedAt: new Date(Date.now() + 1000) },
    });
    await db.delivery.updateMany({ where: { postId: id }, data: { status: "CANCELLED" } });
    expect(await restore()).toMatchObject({ status: "GENERATED", scheduledTime: null });
  });
});

describe("undoing the deletion of another post", () => {
  it("leaves a draft a draft, and a published post published", async () => {
    const { token, write } = await connectedOwner();
    const [draft, out] = [await write("A draft"), await write("Out")];
    await publish(token, out);
    for (const [post, status] of [
      [draft, "GENERATED"],
      [out, "PUBLISHED"],
    ] as const) {
      const on = { bearer: token, params: { id: String(post.id) } };
      await call(deleteRoute, { ...on, method: "DELETE" });
      const reply = await call(restoreRoute, { ...on, method: "POST" });
      expect(reply).toMatchObject({ status: 200, object: { status, restored: WHOLE } });
    }
    await settleAll();
    expect(await timesShown("Out")).toBe(1);
  });
});
