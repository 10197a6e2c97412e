import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { BAKERY, plantFault, sandbox } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { advance } from "../../../clock";
import { connectedOwner, deliveryOf, publish, settleAll, startAfresh, timesShown } from "./publishing";
import { kindsOf, noticesOf, settle } from "./scheduling";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";

beforeEach(startAfresh);

/** A delivery in doubt that only a person can settle: the page cannot be read. */
async function doubted(text: string, kind: "error-after-effect" | "error-before-effect") {
  const owner = await connectedOwner();
  const post = await owner.write(text);
  await plantFault({ kind, path: "/feed" });
  await plantFault({ path: "/published_posts", kind: "error-before-effect", times: null });
  await publish(owner.token, post);
  return { ...owner, post, id: (await deliveryOf(post.id)).id };
}

async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    await advance(60);
    await sweepDeliveries();
  }
}

describe("an answer of 503 without effect", () => {
  it("is made good within two minutes: two looks miss the post, and it is sent once more", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Made good");
    await plantFault({ kind: "error-before-effect", path: "/feed" });
    await publish(token, post);
    await advance(11);
    await sweepDeliveries();
    expect(await timesShown("Made good")).toBe(0);
    await advance(60);
    await sweepDeliveries();
    expect(await timesShown("Made good")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 2 });
  });
});

describe("a doubt that only a person can settle", () => {
  it("is put to the owner once every check has failed, with the page's URL, once", async () => {
    const { token, post, id } = await doubted("Is it there?", "error-after-effect");
    await minutes(9);
    expect(await noticesOf(token)).toEqual([]);
    await minutes(5);
    const [notice, ...more] = await noticesOf(token);
    expect(notice).toMatchObject({
      kind: "IN_DOUBT",
      postId: post.id,
      deliveryId: id,
      code: "FACEBOOK_UNAVAILABLE",
      link: expect.stringContaining(BAKERY),
    });
    expect(more).toEqual([]);
    const page = await fetch(notice?.link ?? "");
    expect(await page.text()).toContain("Is it there?");
  });

  it("is settled by the owner who sees it", async () => {
    const { token, post, id } = await doubted("Seen", "error-after-effect");
    await minutes(13);
    const reply = await settle(token, id, true);
    expect(reply).toMatchObject({ status: 200, object: { post: { status: "PUBLISHED" } } });
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "SUCCESS",
      errorCode: null,
      attempts: [{ outcome: "SUCCESS" }],
    });
    await sandbox("DELETE", "/faults");
    await minutes(20);
    expect(await timesShown("Seen")).toBe(1);
    expect(await noticesOf(token)).toEqual([]);
    expect(await kindsOf(token, post.id)).toEqual(["ASKED", "SENT", "IN_DOUBT", "SETTLED_BY_OWNER"]);
    expect(await settle(token, id, true)).toMatchObject({ status: 409, message: "DELIVERY_NOT_IN_DOUBT" });
  });

  it("is sent again, once, for the owner who does not see it", async () => {
    const { token, post, id } = await doubted("Not seen", "error-before-effect");
    await minutes(13);
    const replies = await Promise.all([1, 2, 3].map(() => settle(token, id, false)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "SUCCESS",
      attempts: [{ outcome: "REFUSED" }, { outcome: "SUCCESS" }],
    });
    expect(await timesShown("Not seen")).toBe(1);
    expect(await noticesOf(token)).toEqual([]);
  });

  it("is settled by the page itself when it can be read again", async () => {
    const { token, post } = await doubted("Readable again", "error-after-effect");
    await minutes(13);
    expect(await noticesOf(token)).toHaveLength(1);
    await sandbox("DELETE", "/faults");
    await settleAll();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 1 });
    expect(await noticesOf(token)).toEqual([]);
  });

  it("is put to an owner who has disconnected in the meantime, and to nobody else", async () => {
    const { token, user, id } = await doubted("Disconnected", "error-after-effect");
    await sandbox("DELETE", "/faults");
    await db.connection.deleteMany({ where: { userId: user.id } });
    await minutes(13);
    expect(await noticesOf(token)).toMatchObject([{ kind: "IN_DOUBT" }]);
    const stranger = await makeOwner();
    expect(await settle(stranger.token, id, true)).toMatchObject({
      status: 404,
      message: "DELIVERY_NOT_FOUND",
    });
    expect(await settle(token, id, true)).toMatchObject({ status: 200 });
  });
});
