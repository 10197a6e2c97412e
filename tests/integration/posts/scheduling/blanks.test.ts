import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as editRoute } from "../../../../app/api/post/[id]/route";
import { PATCH as timeRoute } from "../../../../app/api/post/[id]/time/route";
import { POST as publishRoute } from "../../../../app/api/post/publish/route";
import { POST as fillRoute } from "../../../../app/api/week/fill/route";
import { db } from "../../../../lib/db";
import {
  checkScheduledPosts,
  checkUpcomingPosts,
} from "../../../../lib/posts/scheduling/problems/check-scheduled-posts";
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

/** How many statements wait for a lock of another transaction. */
async function countLockWaits(): Promise<number> {
  const [row] = await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS "n" FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  return row?.n ?? 0;
}

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
        body: { posts: [{ postID: id }], read: true, confirmBlank },
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

  const FILLED = BLANK.replace("[your number]", "555 0100");
  const scheduled = async (owner: Awaited<ReturnType<typeof connectedOwner>>, lateMinutes = 60) => {
    const scheduledAt = new Date(await inSeconds(2 * HOUR));
    const post = await makePost(owner.user.id, { content: BLANK, status: "SCHEDULED", scheduledAt });
    await db.post.update({
      where: { id: post.id },
      data: {
        lateAt: new Date(scheduledAt.getTime() + lateMinutes * 60_000),
        preflightAt: new Date(scheduledAt.getTime() - HOUR * 1000),
      },
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
    return post;
  };
  const fillIn = (bearer: string, post: Post, content = FILLED) =>
    call(editRoute, { ...{ method: "PATCH", bearer, params: params(post) }, body: { content } });
  const heldFor = async ({ id }: Post) => (await deliveryOf(id)).heldFor;
  const open = async ({ id }: Post) =>
    (await db.notice.findMany({ where: { postId: id, closedAt: null } })).map(
      ({ kind, code }) => `${kind} ${code}`,
    );

  it("is held an hour before its time, and goes out at its time once it is filled in", async () => {
    const owner = await connectedOwner();
    const post = await scheduled(owner);
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    expect(await heldFor(post)).toBe("POST_BLANK");
    expect(await open(post)).toEqual(["HELD POST_BLANK"]);
    await fillIn(owner.token, post, `${BLANK} Bye`);
    expect(await heldFor(post)).toBe("POST_BLANK");
    await fillIn(owner.token, post);
    expect(await heldFor(post)).toBeNull();
    expect(await open(post)).toEqual([]);
    await sweepDeliveries();
    expect(await timesShown(FILLED)).toBe(0);
    await advance(HOUR);
    await sweepDeliveries();
    expect(await timesShown(FILLED)).toBe(1);
  });

  it("goes out as late as its owner allows once it is filled in after its time, and waits for her word after that", async () => {
    const owner = await connectedOwner();
    const allowed = await scheduled(owner);
    const late = await scheduled(owner, 0);
    const written = await scheduled(owner, 0);
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    await advance(HOUR);
    for (const post of [allowed, late]) await fillIn(owner.token, post);
    expect([await heldFor(allowed), await heldFor(late)]).toEqual([null, "POST_LATE"]);
    expect([await open(allowed), await open(late)]).toEqual([[], ["HELD POST_LATE"]]);
    // Its owner may be about to give it another time.
    await sweepDeliveries();
    expect(await timesShown(FILLED)).toBe(0);
    // A text has other writers than its sheet.
    await db.post.update({ where: { id: written.id }, data: { content: FILLED } });
    await advance(90);
    await checkUpcomingPosts();
    expect(await heldFor(written)).toBe("POST_LATE");
    await sweepDeliveries();
    expect(await timesShown(FILLED)).toBe(1);
  });

  it("is checked again where its text was changed while a check of it ran", async () => {
    const owner = await connectedOwner();
    const post = await scheduled(owner);
    await db.post.update({ where: { id: post.id }, data: { content: FILLED } });
    let check: Promise<unknown> | undefined;
    await db.$transaction(async (tx) => {
      await tx.post.update({ where: { id: post.id }, data: { content: BLANK } });
      check = checkScheduledPosts([post.id]);
      await expect.poll(countLockWaits).toBe(1);
    });
    await check;
    await advance(90);
    expect(await checkUpcomingPosts()).toBe(1);
  });

  it("goes out as it is by its owner's word about its blanks alone, and is not asked about again", async () => {
    const owner = await connectedOwner();
    const { token } = owner;
    const post = await scheduled(owner);
    await advance(HOUR + 30);
    await checkUpcomingPosts();
    const blanks = [{ text: "[your number]" }];
    expect(await release(token, post.id, { action: "confirm" })).toMatchObject({
      ...{ status: 409, message: "POST_BLANK" },
      object: { posts: [{ id: post.id, blanks }] },
    });
    expect(await heldFor(post)).toBe("POST_BLANK");
    expect((await release(token, post.id, { action: "confirm", confirmBlank: true })).status).toBe(200);
    expect(await heldFor(post)).toBeNull();
    await advance(HOUR);
    await sweepDeliveries();
    expect(await timesShown(BLANK)).toBe(1);
  });

  it("is not let go by a word about a fact that is over", async () => {
    const owner = await connectedOwner();
    const { user, token } = owner;
    const until = new Date(await inSeconds(HOUR));
    const old = { createdAt: new Date(0), updatedAt: new Date(0) };
    const fact = await db.fact.create({
      data: { userId: user.id, kind: "OFFER", text: "Goose at €19", until: null, ...old },
    });
    const post = await scheduled(owner);
    await db.post.update({ where: { id: post.id }, data: { content: `Goose, €19 a plate. ${BLANK}` } });
    await advance(HOUR + 90);
    await checkUpcomingPosts();
    expect(await heldFor(post)).toBe("POST_BLANK");
    await advance(HOUR);
    await db.fact.update({ where: { id: fact.id }, data: { until } });
    expect((await release(token, post.id, { action: "confirm" })).status).toBe(200);
    expect(await heldFor(post)).toBe("POST_BLANK");
    expect(await db.confirmedFact.count({ where: { postId: post.id } })).toBe(1);
    // Nor is it said to go out however late.
    await advance(2 * HOUR);
    await fillIn(token, post);
    expect(await heldFor(post)).toBe("POST_LATE");
  });

  it("is held by the claim where nothing has checked it", async () => {
    const post = await scheduled(await connectedOwner());
    await advance(2 * HOUR + 30);
    await sweepDeliveries();
    expect(await heldFor(post)).toBe("POST_BLANK");
    expect(await open(post)).toEqual(["HELD POST_BLANK"]);
    expect(await timesShown(BLANK)).toBe(0);
  });
});
