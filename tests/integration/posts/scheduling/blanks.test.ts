import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as editRoute } from "../../../../app/api/post/[id]/route";
import { PATCH as timeRoute } from "../../../../app/api/post/[id]/time/route";
import { POST as publishRoute } from "../../../../app/api/post/publish/route";
import { POST as fillRoute } from "../../../../app/api/week/fill/route";
import { db } from "../../../../lib/db";
import { checkUpcomingPosts } from "../../../../lib/posts/scheduling/check-scheduled-posts";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { advance } from "../../../clock";
import { makePost } from "../../../factories";
import { type CallReply, call } from "../../../fixtures";
import { connectedOwner, deliveryOf, startAfresh, timesShown } from "../publishing/publishing";
import { inSeconds, release, schedule } from "../publishing/scheduling";
import { saveSlots } from "./week";

beforeEach(startAfresh);

const BLANK = "Rye is back. Call [your number] and we keep a loaf for you.";
const HOUR = 3600;
type Post = { id: number; content: string };
const params = ({ id }: Post) => ({ id: String(id) });
const headers = () => ({ "idempotency-key": randomUUID() });

/** Every door that sends a post or gives it a time. */
const DOORS: [string, (token: string, post: Post, word?: true) => Promise<CallReply>][] = [
  [
    "Post Now",
    (bearer, { id, content }, confirmBlank) =>
      call(publishRoute, {
        ...{ bearer, headers: headers() },
        body: { postID: id, postContent: content, platforms: ["FACEBOOK"], confirmBlank },
      }),
  ],
  ["Schedule", (token, post, confirmBlank) => schedule(token, post, { body: { confirmBlank } })],
  [
    "a slot of the week",
    async (bearer, post, confirmBlank) =>
      call(timeRoute, {
        ...{ method: "PATCH", bearer, params: params(post) },
        body: { scheduledAt: await inSeconds(HOUR), revision: 0, read: true, confirmBlank },
      }),
  ],
  [
    "fill",
    (bearer, { id }, confirmBlank) =>
      call(fillRoute, {
        ...{ bearer, headers: headers() },
        body: { postIDs: [id], read: true, confirmBlank },
      }),
  ],
  [
    "repeat",
    (bearer, post, confirmBlank) =>
      call(editRoute, {
        ...{ method: "PATCH", bearer, params: params(post) },
        body: { repeat: "SAME_TEXT", confirmBlank },
      }),
  ],
];

describe("a text with a blank", () => {
  it.each(DOORS)("is asked about at the door of %s, and passes with its owner's word", async (_, through) => {
    const { token, user, write } = await connectedOwner();
    await saveSlots(user.id, [{ weekday: 1, minute: 960 }]);
    const post = await write(BLANK);
    const refused = await through(token, post);
    expect(refused).toMatchObject({ status: 409, message: "POST_BLANK" });
    const from = BLANK.indexOf("[");
    expect(refused.object).toMatchObject({
      posts: [{ id: post.id, blanks: [{ from, to: from + 13, text: "[your number]" }] }],
    });
    const { status, scheduledAt, repeat } = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    expect({ status, scheduledAt, repeat }).toEqual({ status: "GENERATED", scheduledAt: null, repeat: null });
    expect((await through(token, post, true)).status).toBe(200);
    const other = await write("[sic] :-[ [1] are words like any other.");
    expect((await through(token, other)).status).toBe(200);
  });

  const scheduled = async () => {
    const owner = await connectedOwner();
    const scheduledAt = new Date(await inSeconds(2 * HOUR));
    const post = await makePost(owner.user.id, { content: BLANK, status: "SCHEDULED", scheduledAt });
    await db.post.update({
      where: { id: post.id },
      data: { preflightAt: new Date(scheduledAt.getTime() - HOUR * 1000) },
    });
    const { pageId } = await db.connection.findFirstOrThrow({ where: { userId: owner.user.id } });
    await db.delivery.create({
      data: {
        postId: post.id,
        platform: "FACEBOOK",
        pageId: pageId ?? "",
        contentHash: BLANK,
        dueAt: scheduledAt,
      },
    });
    return { ...owner, post };
  };
  const heldFor = async ({ id }: Post) => (await deliveryOf(id)).heldFor;
  const open = async ({ id }: Post) =>
    (await db.notice.findMany({ where: { postId: id, closedAt: null } })).map(
      ({ kind, code }) => `${kind} ${code}`,
    );

  it("is held an hour before its time, and goes out once it is filled in", async () => {
    const { token, post } = await scheduled();
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    expect(await heldFor(post)).toBe("POST_BLANK");
    expect(await open(post)).toEqual(["HELD POST_BLANK"]);
    const filled = BLANK.replace("[your number]", "555 0100");
    await call(editRoute, {
      ...{ method: "PATCH", bearer: token, params: params(post) },
      body: { content: filled },
    });
    await db.post.update({ where: { id: post.id }, data: { preflightAt: new Date(0) } });
    await checkUpcomingPosts();
    expect(await heldFor(post)).toBeNull();
    expect(await open(post)).toEqual([]);
    await advance(HOUR);
    await sweepDeliveries();
    expect(await timesShown(filled)).toBe(1);
  });

  it("goes out as it is when its owner says so of the held one, and is not asked again", async () => {
    const { token, post } = await scheduled();
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    expect((await release(token, post.id, { action: "confirm" })).status).toBe(200);
    expect(await heldFor(post)).toBeNull();
    await advance(HOUR);
    await sweepDeliveries();
    expect(await timesShown(BLANK)).toBe(1);
  });

  it("is held by the claim where nothing has checked it", async () => {
    const { post } = await scheduled();
    await advance(2 * HOUR + 30);
    await sweepDeliveries();
    expect(await heldFor(post)).toBe("POST_BLANK");
    expect(await open(post)).toEqual(["HELD POST_BLANK"]);
    expect(await timesShown(BLANK)).toBe(0);
  });
});
