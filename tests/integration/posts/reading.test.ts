import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as duplicate } from "../../../app/api/post/[id]/duplicate/route";
import { PUT as read } from "../../../app/api/post/[id]/read/route";
import { POST as restore } from "../../../app/api/post/[id]/restore/route";
import { DELETE as remove } from "../../../app/api/post/[id]/route";
import { PATCH as move } from "../../../app/api/post/[id]/time/route";
import { POST as create } from "../../../app/api/post/route";
import { POST as fill } from "../../../app/api/week/fill/route";
import { db } from "../../../lib/db";
import { workOutbox } from "../../../lib/jobs/work-outbox";
import { postRepeatHandler } from "../../../lib/posts/repeating/repeat-post";
import { getPost } from "../../../lib/posts/queries";
import type { Post } from "../../../lib/posts/types";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";
import { clearFaults, draft, rolls } from "./drafting/drafts";
import { bluePhoto } from "./photos";
import { connectedOwner, startAfresh } from "./publishing/publishing";
import { inSeconds } from "./publishing/scheduling";
import { saveSlots } from "./scheduling/week";
import { type Write, send } from "./editing/view-writes";

process.env.RATE_LIMITS = "off";
beforeEach(async () => {
  await startAfresh();
  await clearFaults();
});

type Handler = Parameters<typeof call>[0];
const onPost = (handler: Handler, method: string, token: string, id: number, body?: object) =>
  call(handler, {
    method,
    bearer: token,
    params: { id: String(id) },
    headers: { "idempotency-key": randomUUID() },
    body,
  });
const fillWith = (token: string, body: object) =>
  call(fill, { bearer: token, headers: { "idempotency-key": randomUUID() }, body });

/** An owner with a draft that nobody has read, and posting times. */
async function unreadDraft(content = "Written by a machine") {
  const owner = await connectedOwner();
  await saveSlots(
    owner.user.id,
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minute: 960 })),
  );
  const unread = (text: string) => makePost(owner.user.id, { content: text, readRevision: null });
  const { id } = await unread(content);
  const isRead = async (post = id) => (await getPost(owner.actor, post)).read;
  return { ...owner, id, unread, isRead, post: () => getPost(owner.actor, id) };
}

describe("what its owner writes or confirms", () => {
  it.each<Write["kind"]>(["patch", "photos", "schedule", "publish"])(
    "by %s is read, and stays it when it repeats",
    async (kind) => {
      const { token, actor, id, isRead } = await unreadDraft();
      const mediaIds = [await bluePhoto(actor)];
      const seen = kind === "photos" ? { revision: 0 } : {};
      const write = { token, id, kind, text: "My own words", at: await inSeconds(3600), mediaIds, ...seen };
      expect(await isRead()).toBe(false);
      expect(await send({ ...write, key: randomUUID() })).toMatchObject({ status: 200 });
      expect(await isRead()).toBe(true);
      await send(write);
      expect(await isRead()).toBe(true);
    },
  );

  it("by photos alone is not, where nobody says which text they saw", async () => {
    const { token, actor, id, isRead } = await unreadDraft();
    const mediaIds = [await bluePhoto(actor)];
    expect(await send({ token, id, kind: "photos", mediaIds })).toMatchObject({ status: 200 });
    expect(await isRead()).toBe(false);
  });

  it("from the beginning is read, with its photos", async () => {
    const { token, actor } = await connectedOwner();
    const body = { content: "My own words", mediaIds: [await bluePhoto(actor)] };
    expect((await call(create, { bearer: token, body })).object).toMatchObject({ read: true });
  });

  it("is not read for what is to follow it, nor for a text saved on an older view", async () => {
    const { token, id, isRead } = await unreadDraft();
    await send({ token, id, kind: "patch", text: "Written by a machine", revision: 7 });
    expect(await isRead()).toBe(false);
    await send({ token, id, kind: "patch", text: "Written by a machine", revision: 0 });
    expect(await isRead()).toBe(true);
  });
});

describe("a read post", () => {
  it("stays read whatever its time and status", async () => {
    const { token, id, isRead } = await unreadDraft();
    const steps = [
      () => send({ token, id, kind: "patch", text: "My own words" }),
      () => fillWith(token, { posts: [{ postID: id }] }),
      async () =>
        send({
          ...{ token, id, kind: "move", at: await inSeconds(7200) },
          revision: (await db.post.findUniqueOrThrow({ where: { id } })).revision,
        }),
      () => send({ token, id, kind: "cancel" }),
    ];
    for (const step of steps) {
      expect(await step()).toMatchObject({ status: 200 });
      expect(await isRead()).toBe(true);
    }
    await onPost(remove, "DELETE", token, id);
    await onPost(restore, "POST", token, id);
    expect(await isRead()).toBe(true);
    expect((await db.post.findUniqueOrThrow({ where: { id } })).revision).toBeGreaterThan(5);
  });

  it("is unread once a machine has written another version, and read by the text that it had", async () => {
    const { token, id, isRead } = await unreadDraft();
    await send({ token, id, kind: "patch", text: "My own words" });
    expect(await draft(token, { body: { ...rolls, postId: id } })).toMatchObject({ status: 200 });
    expect(await isRead()).toBe(false);
    await send({ token, id, kind: "patch", text: "My own words" });
    expect(await isRead()).toBe(true);
  });

  it("is unread once a photo of it was removed, also beside the trigger's own statement", async () => {
    const { actor, token, id, isRead } = await unreadDraft();
    await send({ token, id, kind: "photos", revision: 0, mediaIds: [await bluePhoto(actor)] });
    expect(await isRead()).toBe(true);
    await db.postMedia.deleteMany({ where: { postId: id } });
    expect(await isRead()).toBe(false);
    // Time and status of an unread post change nothing either.
    await db.post.update({ where: { id }, data: { status: "SCHEDULED", scheduledAt: new Date() } });
    expect(await isRead()).toBe(false);
  });

  it("has a read copy, and an unread one an unread copy", async () => {
    const { token, actor, id } = await unreadDraft();
    await send({ token, id, kind: "photos", revision: 0, mediaIds: [await bluePhoto(actor)] });
    expect((await onPost(duplicate, "POST", token, id)).object).toMatchObject({ read: true, media: [{}] });
    await db.post.update({ where: { id }, data: { readRevision: null } });
    expect((await onPost(duplicate, "POST", token, id)).object).toMatchObject({ read: false });
  });
});

describe("what a machine writes is unread", () => {
  it("as a draft", async () => {
    const { token, actor } = await unreadDraft();
    const { id } = ((await draft(token)).object as { generatedPost: Post }).generatedPost;
    expect(await getPost(actor, id)).toMatchObject({ read: false });
  });

  it("as the draft that follows a published post, in the same words too", async () => {
    const { token, actor, id, isRead } = await unreadDraft();
    await db.post.update({ where: { id }, data: { repeat: "SAME_TEXT" } });
    await send({ token, id, kind: "publish", text: "Every Thursday" });
    expect(await isRead()).toBe(true);
    await workOutbox(postRepeatHandler);
    const { id: next } = await db.post.findFirstOrThrow({ where: { repeatOf: id } });
    expect(await getPost(actor, next)).toMatchObject({ content: "Every Thursday", read: false });
  });
});

describe("PUT /api/post/{id}/read", () => {
  it("marks the revision that was read, again and again, and no other", async () => {
    const { token, id } = await unreadDraft();
    const marked = { status: 200, object: { id, read: true, revision: 0 } };
    expect(await onPost(read, "PUT", token, id, { revision: 0 })).toMatchObject(marked);
    expect(await onPost(read, "PUT", token, id, { revision: 0 })).toMatchObject(marked);
    await db.post.update({ where: { id }, data: { content: "Another text" } });
    const late = await onPost(read, "PUT", token, id, { revision: 0 });
    expect(late).toMatchObject({
      status: 409,
      message: "POST_CHANGED",
      object: { post: { content: "Another text", revision: 1, read: false } },
    });
    const stranger = await makeOwner();
    expect((await onPost(read, "PUT", stranger.token, id, { revision: 1 })).status).toBe(404);
  });

  it("marks nothing that a machine writes at the same time", async () => {
    const { token, id, isRead } = await unreadDraft();
    await Promise.all([
      onPost(read, "PUT", token, id, { revision: 0 }),
      db.post.update({ where: { id }, data: { content: "Another text" } }),
    ]);
    expect(await isRead()).toBe(false);
  });
});

describe("nothing unread gets a time", () => {
  const refusal = (id: number, revision = 0) => ({
    status: 409,
    message: "POST_NOT_READ",
    object: { posts: [{ id, revision, excerpt: "Written by a machine" }] },
  });

  it("from a drag on a day and from filling, without the caller's word", async () => {
    const { token, id, post } = await unreadDraft();
    const scheduledAt = await inSeconds(3600);
    expect(await onPost(move, "PATCH", token, id, { scheduledAt, revision: 0 })).toMatchObject(refusal(id));
    expect(await fillWith(token, { posts: [{ postID: id }] })).toMatchObject(refusal(id));
    expect(await fillWith(token, { posts: [{ postID: id, revision: 0, scheduledAt }] })).toMatchObject(
      refusal(id),
    );
    expect(await post()).toMatchObject({ status: "GENERATED", revision: 0, read: false });
  });

  it.each(["move", "fill"])("by %s with it, and then it is read", async (kind) => {
    const { token, id, post } = await unreadDraft();
    const reply =
      kind === "fill"
        ? await fillWith(token, { posts: [{ postID: id }], read: true })
        : await onPost(move, "PATCH", token, id, {
            ...{ scheduledAt: await inSeconds(3600), revision: 0, read: true },
          });
    expect(reply).toMatchObject({ status: 200 });
    expect(await post()).toMatchObject({ status: "SCHEDULED", read: true });
  });

  it("and filling places none of several when one of them is unread", async () => {
    const { token, id, write, unread } = await unreadDraft();
    const own = await write("My own words");
    const other = await unread("Written by a machine too");
    const stranger = await makePost((await makeOwner()).user.id, { readRevision: null });
    const posts = [own, { id }, other, stranger].map((post) => ({ postID: post.id }));
    expect(await fillWith(token, { posts })).toMatchObject({
      status: 409,
      message: "POST_NOT_READ",
      object: { posts: [{ id }, { id: other.id }] },
    });
    expect(await db.post.count({ where: { status: "SCHEDULED" } })).toBe(0);
  });

  it("but a scheduled one is moved without asking", async () => {
    const { token, id } = await unreadDraft();
    await fillWith(token, { posts: [{ postID: id }], read: true });
    const { revision } = await db.post.update({ where: { id }, data: { readRevision: null } });
    const body = { scheduledAt: await inSeconds(3600), revision };
    expect(await onPost(move, "PATCH", token, id, body)).toMatchObject({ status: 200 });
  });
});

describe("what there was before", () => {
  it("is read where it was scheduled or published, or in its owner's words", async () => {
    const { user, actor } = await connectedOwner();
    const unread = (parts: object) => makePost(user.id, { readRevision: null, cost: 0, ...parts });
    const version = (postId: number, source: "DRAFT" | "OWNER", content: string) =>
      db.postVersion.create({ data: { postId, source, content } });
    const expected = new Map<number, boolean>();
    const own = await unread({ content: "Own" });
    expected.set(own.id, true);
    expected.set((await unread({ status: "PUBLISHED", cost: 5 })).id, true);
    expected.set((await unread({ status: "SCHEDULED", cost: 5, scheduledAt: new Date() })).id, true);
    expected.set((await unread({ cost: 5 })).id, false);
    expected.set((await unread({ copyOf: own.id })).id, false);
    const kept = await unread({ cost: 5, content: "Kept" });
    await version(kept.id, "OWNER", "Kept");
    expected.set(kept.id, false);
    const typed = await unread({ cost: 5, content: "Typed" });
    await version(typed.id, "DRAFT", "Drafted");
    await version(typed.id, "OWNER", "Typed");
    expected.set(typed.id, true);
    const drafted = await unread({ cost: 5, content: "Drafted" });
    await version(drafted.id, "OWNER", "Typed");
    await version(drafted.id, "DRAFT", "Drafted");
    expected.set(drafted.id, false);

    const sql = readFileSync("prisma/migrations/20261125011146_post_read/migration.sql", "utf8");
    for (const statement of sql.slice(sql.indexOf('UPDATE "Post"')).split(/;\n/).filter(Boolean))
      await db.$executeRawUnsafe(statement);
    for (const [id, isRead] of expected) expect((await getPost(actor, id)).read, `post ${id}`).toBe(isRead);
  });
});
