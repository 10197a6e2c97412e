import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { photo } from "../../../hostile-files";
import { makePhoto } from "../../../photos";
import { advance } from "../../../clock";
import { CATERING, connectPage, plantFault, timeline } from "../../../facebook";
import { makeOwner, makePost, putPhoto } from "../../../factories";
import { getConnections } from "../../../../lib/connections/queries";
import { publishPost } from "../../../../lib/posts/publishing/publish-post";
import { connectedOwner, deliveryOf, publish, settleAll, startAfresh, timesShown } from "./publishing";
import { schedule } from "./scheduling";

beforeEach(startAfresh);

const delivery = (reply: { object: Record<string, unknown> }) =>
  (reply.object as { deliveries: Record<string, unknown>[] }).deliveries[0];

describe("POST /api/post/publish", () => {
  it("puts the edited text on the page, once, and says where", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("A first draft");
    const content = "Fresh rolls from half past six.\n\nSee https://example.com/menu.";
    const reply = await publish(token, post, { content });
    const [shown] = await timeline();
    expect(reply).toMatchObject({
      status: 200,
      statusCode: "OK",
      object: {
        deliveries: [
          {
            platform: "FACEBOOK",
            status: "SUCCESS",
            errorMessage: null,
            permalink: shown?.permalink,
            pageName: "Kovács Bakery",
          },
        ],
        post: { id: post.id, content, status: "PUBLISHED" },
      },
    });
    expect(shown).toMatchObject({ message: content, link: "https://example.com/menu" });
    expect(await timeline()).toHaveLength(1);
    expect(await deliveryOf(post.id)).toMatchObject({ externalId: shown?.id, fence: 1, leaseUntil: null });
  });

  it("sends the photo with its text", async () => {
    const { token, user, actor } = await connectedOwner();
    const sharp = (await import("sharp")).default;
    const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: "#0d5c4b" } })
      .png()
      .toBuffer();
    const { id } = await makePhoto(actor, bytes);
    const post = await makePost(user.id, { content: "With a photo" });
    await putPhoto(post.id, id);
    expect(await publish(token, post)).toMatchObject({ status: 200 });
    const [shown] = await timeline();
    expect(shown).toMatchObject({ message: "With a photo", imageUrl: expect.stringContaining("/photos/") });
    expect(shown?.id).toBe((await deliveryOf(post.id)).externalId);
  });

  it("sends several photos in their order, each cropped and described as its owner wished", async () => {
    const { token, user, actor } = await connectedOwner();
    const post = await makePost(user.id, { content: "Three loaves" });
    const crops = [
      { altText: "A round loaf", shape: "SQUARE" },
      { altText: null, shape: null },
      { altText: "A long loaf", shape: "PORTRAIT" },
    ] as const;
    for (const [position, data] of crops.entries()) {
      const { id } = await makePhoto(actor, await photo(1600, 900).png().toBuffer());
      await db.media.update({ where: { id }, data });
      await putPhoto(post.id, id, position);
    }
    expect(await publish(token, post)).toMatchObject({ status: 200 });
    expect(await timeline()).toMatchObject([
      {
        message: "Three loaves",
        photos: [
          { altText: "A round loaf", width: 864, height: 864 },
          { altText: null, width: 1536, height: 864 },
          { altText: "A long loaf", width: 691, height: 864 },
        ],
      },
    ]);
  });

  it("marks a post as published without any platform", async () => {
    const { token, user } = await makeOwner();
    const post = await makePost(user.id);
    for (const platforms of [[]]) {
      const reply = await publish(token, post, { platforms });
      expect(reply).toMatchObject({ status: 200, object: { deliveries: [], post: { status: "PUBLISHED" } } });
    }
    expect(await timeline()).toHaveLength(0);
    const again = await publish(token, post);
    expect(again).toMatchObject({ status: 409, message: "POST_ALREADY_PUBLISHED" });
  });

  it("names the first post of each page, which its owner is asked to see signed out, and no later one", async () => {
    const { token, actor, write } = await connectedOwner();
    const named = async () => (await getConnections(actor)).FACEBOOK?.firstPostId;
    await plantFault({ kind: "refuse", path: "/feed" });
    await publish(token, await write("Refused"));
    expect(await named()).toBeUndefined();
    const first = await write("The first");
    for (const post of [first, await write("The second")]) {
      await publish(token, post);
      expect(await named()).toBe(first.id);
    }
    await connectPage(token);
    expect(await named()).toBe(first.id);
    await connectPage(token, CATERING);
    expect(await named()).toBeUndefined();
    const other = await write("The first of another page");
    await publish(token, other);
    expect(await named()).toBe(other.id);
  });

  it("answers 502 with the reason when Facebook refuses, keeps the post, and can be repeated", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Draft");
    await plantFault({ kind: "refuse", path: "/feed", message: "(#100) No such thing" });
    const reply = await publish(token, post, { content: "Edited" });
    expect(reply).toMatchObject({ status: 502, statusCode: "BAD_GATEWAY", message: "PUBLISH_FAILED" });
    expect(delivery(reply)).toMatchObject({
      status: "FAILED",
      errorCode: "FACEBOOK_REFUSED",
      errorMessage: "(#100) No such thing",
    });
    expect(await timeline()).toHaveLength(0);
    expect(await deliveryOf(post.id)).toMatchObject({ post: { status: "GENERATED", content: "Edited" } });
    await advance(51);
    expect(await publish(token, post, { content: "Edited" })).toMatchObject({ status: 200 });
    expect(await timesShown("Edited")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS", fence: 2, errorCode: null });
  });

  it("asks to connect again once the token is dead", async () => {
    const { token, write, user } = await connectedOwner();
    const post = await write("Rolls");
    await plantFault({ kind: "expired-token", path: "/feed" });
    expect(delivery(await publish(token, post))).toMatchObject({ errorCode: "FACEBOOK_RECONNECT" });
    expect(await db.connection.findFirst({ where: { userId: user.id } })).toMatchObject({
      status: "RECONNECT",
    });
    expect(await publish(token, post)).toMatchObject({ status: 422, message: "FACEBOOK_RECONNECT" });
  });

  it("drops a link that Facebook cannot read, a minute later, and says so", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Look: https://bakery.invalid/menu");
    const reply = await publish(token, post);
    expect(delivery(reply)).toMatchObject({ status: "PENDING", errorCode: "FACEBOOK_LINK_LATER" });
    await settleAll();
    const dropped = { status: "SUCCESS", errorCode: "FACEBOOK_LINK_DROPPED" };
    expect(await deliveryOf(post.id)).toMatchObject(dropped);
    expect(await timeline()).toMatchObject([{ message: post.content, link: null }]);
  });

  it("needs a plan, a page, and a post of one's own", async () => {
    const { token, user } = await makeOwner();
    const post = await makePost(user.id);
    expect(await publish(token, post)).toMatchObject({ status: 422, message: "FACEBOOK_NOT_CONNECTED" });
    const stranger = await connectedOwner();
    expect(await publish(stranger.token, post)).toMatchObject({ status: 404, message: "POST_NOT_FOUND" });
    const gone = await stranger.write("Gone");
    await db.post.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    expect(await publish(stranger.token, gone)).toMatchObject({ status: 404, message: "POST_NOT_FOUND" });
    await db.subscription.deleteMany({ where: { userId: user.id } });
    expect(await publish(token, post)).toMatchObject({ status: 402, message: "NO_ACTIVE_SUBSCRIPTION" });
    expect(await publish(token, post, { content: "  " })).toMatchObject({ status: 400 });
    expect(await db.delivery.count()).toBe(0);
    expect(await timeline()).toHaveLength(0);
  });

  it("sends a scheduled post early only for an explicit word, and marks it as published no more easily", async () => {
    const { token, actor, write } = await connectedOwner();
    const post = await write("Wednesday's rolls");
    await schedule(token, post);
    const key = randomUUID();
    for (const parts of [{ key }, { platforms: [] }, { confirmEarly: false }]) {
      const reply = await publish(token, post, { content: "Corrected on Sunday", ...parts });
      expect(reply).toMatchObject({ status: 409, statusCode: "CONFLICT", message: "POST_SCHEDULED" });
    }
    const input = { postID: post.id, postContent: "Corrected on Sunday", platforms: [] };
    await expect(publishPost(actor, input)).rejects.toThrow("POST_SCHEDULED");
    expect(await timeline()).toHaveLength(0);
    expect(await deliveryOf(post.id)).toMatchObject({
      status: "PENDING",
      attempts: [],
      post: { status: "SCHEDULED", content: "Wednesday's rolls" },
    });
    const early = { content: "Corrected on Sunday", confirmEarly: true };
    expect(await publish(token, post, { key, ...early })).toMatchObject({ status: 200 });
    expect(await timesShown("Corrected on Sunday")).toBe(1);
  });

  it("sends one of twenty at once", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Only once");
    await plantFault({ kind: "slow", path: "/feed", delayMs: 300 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => publish(token, post)));
    expect(await timesShown("Only once")).toBe(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply.status).toBe(409);
      expect(["DELIVERY_IN_FLIGHT", "POST_ALREADY_PUBLISHED"]).toContain(reply.message);
    }
  });

  it("gives every repeat with the same key the one reply", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("A repeated request");
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 6 }, () => publish(token, post, { key })));
    replies.push(await publish(token, post, { key }));
    expect(await timesShown("A repeated request")).toBe(1);
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, object: replies[0]?.object });
    const other = await publish(token, post, { key, content: "Another text" });
    expect(other).toMatchObject({ status: 422, message: "IDEMPOTENCY_KEY_REUSED" });
  });

  it("lets an identical text wait while the first may be on its way, and changes nothing of it", async () => {
    const { token, write } = await connectedOwner();
    const [first, second] = [await write("The same text"), await write("Another draft")];
    await plantFault({ kind: "error-after-effect", path: "/feed" });
    expect(delivery(await publish(token, first))).toMatchObject({ status: "UNKNOWN" });
    const twin = await publish(token, second, { content: "The same text  " });
    expect(twin).toMatchObject({ status: 409, message: "SAME_POST_IN_FLIGHT" });
    const kept = await db.post.findUnique({ where: { id: second.id }, include: { deliveries: true } });
    expect(kept).toMatchObject({ content: "Another draft", deliveries: [] });
    expect(await timesShown("The same text")).toBe(1);
    expect(await publish(token, first)).toMatchObject({ status: 409, message: "DELIVERY_IN_FLIGHT" });
  });
});
