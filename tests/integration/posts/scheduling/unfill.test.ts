import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { makeOwner, makePost } from "../../../factories";
import { startAfresh } from "../publishing/publishing";
import { inSeconds, recordEvents } from "../publishing/scheduling";
import { bakery, fill, placedOf, unfill } from "./filling";

process.env.RATE_LIMITS = "off";
const events = recordEvents();
beforeEach(startAfresh);

describe("taking back what filling has given", () => {
  it("makes each a draft again that still has its time, read as it was, and says of the others why not", async () => {
    const { token, user, write } = await bakery();
    const posts = [await write("Back"), await write("Moved"), await write("Out"), await write("On its way")];
    const [back = 0, moved = 0, out = 0, onItsWay = 0] = posts.map(({ id }) => id);
    const filled = placedOf(await fill(token, { posts: posts.map(({ id }) => ({ postID: id })) }));
    const given = filled.flatMap((one) => ("scheduledAt" in one ? [one] : []));
    await db.post.update({ where: { id: moved }, data: { scheduledAt: await inSeconds(3600) } });
    await db.post.update({ where: { id: out }, data: { status: "PUBLISHED", publishedAt: new Date() } });
    await db.delivery.updateMany({
      where: { postId: onItsWay },
      data: { status: "SENDING", fence: 1, leaseUntil: new Date(Date.now() + 60_000) },
    });
    const foreign = await makePost((await makeOwner()).user.id);
    events.length = 0;
    const scheduledAt = given[0]?.scheduledAt ?? "";
    expect(await unfill(token, [...given, { postID: foreign.id, scheduledAt }])).toEqual([
      { postID: back, scheduledAt: null },
      { postID: moved, code: "POST_CHANGED" },
      { postID: out, code: "POST_NOT_SCHEDULED" },
      { postID: onItsWay, code: "DELIVERY_IN_FLIGHT" },
      { postID: foreign.id, code: "POST_NOT_FOUND" },
    ]);
    expect(events).toEqual([{ name: "post/cancelled", data: { postId: back } }]);
    const post = await db.post.findUniqueOrThrow({ where: { id: back }, include: { deliveries: true } });
    expect(post).toMatchObject({
      status: "GENERATED",
      scheduledAt: null,
      deliveries: [{ status: "CANCELLED" }],
    });
    expect(post.readRevision).toBe(post.revision);
    expect(await db.post.count({ where: { userId: user.id, status: "SCHEDULED" } })).toBe(2);
  });

  it("repeats its reply, and takes nothing back twice", async () => {
    const { token, write } = await bakery();
    const { id } = await write("Rolls");
    const given = placedOf(await fill(token, { posts: [{ postID: id }] })) as {
      postID: number;
      scheduledAt: string;
    }[];
    const key = randomUUID();
    const first = await unfill(token, given, key);
    await fill(token, { posts: given });
    expect(await unfill(token, given, key)).toEqual(first);
    expect(await db.post.findUnique({ where: { id } })).toMatchObject({ status: "SCHEDULED" });
  });

  it("at once, and while others fill, leaves each post with one time or none", async () => {
    const { token, user, write } = await bakery();
    const ids: number[] = [];
    for (let n = 0; n < 12; n++) ids.push((await write(`Rolls ${n}`)).id);
    const given = placedOf(await fill(token, { posts: ids.map((postID) => ({ postID })) })) as {
      postID: number;
      scheduledAt: string;
    }[];
    const [one, two, refilled] = await Promise.all([
      unfill(token, given),
      unfill(token, given.toReversed()),
      fill(token, { posts: ids.map((postID) => ({ postID })) }),
    ]);
    const times = new Map(given.map(({ postID, scheduledAt }) => [postID, scheduledAt]));
    const taken = [...one, ...two].filter((result) => !("code" in result));
    const again = placedOf(refilled) as { postID: number; scheduledAt: string }[];
    for (const id of ids) {
      const post = await db.post.findUniqueOrThrow({ where: { id }, include: { deliveries: true } });
      const takings = taken.filter(({ postID }) => postID === id).length;
      const fillings = 1 + again.filter(({ postID }) => postID === id).length;
      // As often placed as it was taken back, or once more: then it stands there, due at its time.
      expect(fillings - takings, `post ${id}, once at ${times.get(id)}`).toBe(
        post.status === "SCHEDULED" ? 1 : 0,
      );
      expect(post.deliveries).toMatchObject([
        post.status === "SCHEDULED"
          ? { status: "PENDING", dueAt: post.scheduledAt }
          : { status: "CANCELLED" },
      ]);
    }
    const scheduled = await db.post.findMany({ where: { userId: user.id, status: "SCHEDULED" } });
    expect(new Set(scheduled.map(({ scheduledAt }) => scheduledAt?.getTime())).size).toBe(scheduled.length);
  }, 60_000);
});
