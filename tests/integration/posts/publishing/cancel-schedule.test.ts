import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as deleteRoute } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { plantFault, timeline } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { call } from "../../../fixtures";
import { advance } from "../../../clock";
import { connectedOwner, deliveryOf, startAfresh, timesShown } from "./publishing";
import { cancel, kindsOf, recordEvents, schedule } from "./scheduling";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";
const woken = recordEvents();

beforeEach(async () => {
  await startAfresh();
  woken.length = 0;
});

describe("DELETE /api/post/schedule", () => {
  it("gives the post back, and nothing goes out", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Taken back");
    await schedule(token, post, { seconds: 60 });
    const reply = await cancel(token, post.id);
    expect(reply).toMatchObject({
      status: 200,
      object: { post: { status: "GENERATED", scheduledTime: null }, deliveries: [{ status: "CANCELLED" }] },
    });
    expect(woken.at(-1)).toEqual({ name: "post/cancelled", data: { postId: post.id } });
    await advance(120);
    await sweepDeliveries();
    expect(await timeline()).toHaveLength(0);
    expect(await kindsOf(token, post.id)).toEqual(["SCHEDULED", "CANCELLED"]);
    expect(await cancel(token, post.id)).toMatchObject({ status: 409, message: "POST_NOT_SCHEDULED" });
    await schedule(token, post, { seconds: 60 });
    await advance(61);
    await sweepDeliveries();
    expect(await timesShown("Taken back")).toBe(1);
    expect(await cancel(token, post.id)).toMatchObject({ status: 409, message: "POST_NOT_SCHEDULED" });
  });

  it("is of one's own posts only, and needs no plan", async () => {
    const { token, user, write } = await connectedOwner();
    const post = await write("Mine");
    await schedule(token, post);
    const stranger = await makeOwner();
    expect(await cancel(stranger.token, post.id)).toMatchObject({ status: 404, message: "POST_NOT_FOUND" });
    await db.subscription.deleteMany({ where: { userId: user.id } });
    expect(await cancel(token, post.id)).toMatchObject({ status: 200 });
  });

  it("is refused while the post may be reaching its page", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("On its way");
    await schedule(token, post, { seconds: 60 });
    await advance(61);
    await plantFault({ kind: "error-after-effect", path: "/feed" });
    await sweepDeliveries();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "UNKNOWN" });
    expect(await cancel(token, post.id)).toMatchObject({ status: 409, message: "DELIVERY_IN_FLIGHT" });
    expect(await schedule(token, post)).toMatchObject({ status: 409, message: "DELIVERY_IN_FLIGHT" });
    expect(await kindsOf(token, post.id)).toEqual(["SCHEDULED", "WOKEN", "SENT", "IN_DOUBT"]);
  });

  it("happens with the deletion of a scheduled post", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Deleted");
    await schedule(token, post, { seconds: 60 });
    const params = { id: String(post.id) };
    expect(await call(deleteRoute, { method: "DELETE", bearer: token, params })).toMatchObject({
      status: 200,
    });
    await advance(120);
    await sweepDeliveries();
    expect(await timeline()).toHaveLength(0);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "CANCELLED", post: { status: "GENERATED" } });
  });
});
