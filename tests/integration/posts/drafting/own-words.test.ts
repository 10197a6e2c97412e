import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { PUT as putMedia } from "../../../../app/api/post/[id]/media/route";
import { POST as createPost } from "../../../../app/api/post/route";
import { GET as getPost } from "../../../../app/api/post/[id]/route";
import { type Actor, actorOfToken } from "../../../../lib/auth/actor";
import { db } from "../../../../lib/db";
import type { Post } from "../../../../lib/posts/types";
import { makeOwner, makePost, makeUser, makeSession } from "../../../factories";
import { call } from "../../../fixtures";
import { photo } from "../../../hostile-files";
import { makePhoto } from "../../../photos";

let token = "";
let actor: Actor;
const ids: string[] = [];
beforeAll(async () => {
  ({ token } = await makeOwner());
  const found = await actorOfToken(token);
  if (!found) throw new Error("no actor");
  actor = found;
  const bytes = await photo(60, 40).jpeg().toBuffer();
  for (let n = 0; n < 11; n++) ids.push((await makePhoto(actor, bytes)).id);
});

const create = async (body: unknown, headers?: Record<string, string>, bearer = token) => {
  const { status, message, object } = await call(createPost, { bearer, body, headers });
  return { status, message, post: object as unknown as Post };
};
const put = (id: number, mediaIds: unknown, bearer = token) =>
  call(putMedia, { method: "PUT", bearer, params: { id: String(id) }, body: { mediaIds } });
const photosOf = (object: unknown) => (object as Post).media.map(({ id }) => id);

describe("a post in the owner's own words", () => {
  it("needs no model, no credits and no plan", async () => {
    const user = await makeUser();
    const { token: without } = await makeSession(user.id);
    const { status, post } = await create({ content: "We bake on Sunday too." }, {}, without);
    expect(status).toBe(200);
    expect(post).toMatchObject({
      content: "We bake on Sunday too.",
      status: "GENERATED",
      cost: 0,
      media: [],
    });
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(0);
  });

  it("is read, unless a model wrote the text", async () => {
    expect((await create({ content: "We bake on Sunday too." })).post).toMatchObject({ read: true });
    expect((await create({ content: "We bake, too.", read: false })).post).toMatchObject({ read: false });
    expect((await create({ content: "We bake, too.", read: "no" })).status).toBe(400);
  });

  it("may be photos alone at first, in their order, each once", async () => {
    const wanted = [ids[2], ids[0], ids[1]];
    const { post } = await create({ mediaIds: [...wanted, ids[0]] });
    expect(post.content).toBe("");
    expect(photosOf(post)).toEqual(wanted);
    expect(post.imageUrl).toBe(post.media[0]?.url);
    expect(photosOf((await create({ mediaIds: [ids[4]] })).post)).toEqual([ids[4]]);
  });

  it("is created once, however often its request is repeated", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const [first, second] = [
      await create({ content: "Once" }, headers),
      await create({ content: "Once" }, headers),
    ];
    expect(second.post.id).toBe(first.post.id);
  });

  it("is refused without anything, with too many photos, or with somebody else's", async () => {
    expect(await create({})).toMatchObject({ status: 400 });
    expect(await create({ content: " \u200b\n" })).toMatchObject({ status: 400 });
    expect(await create({ mediaIds: ids })).toMatchObject({ status: 400 });
    const other = await makeOwner();
    const before = await db.post.count();
    expect(await create({ mediaIds: [ids[0]] }, {}, other.token)).toMatchObject({
      message: "MEDIA_NOT_FOUND",
    });
    expect(await db.post.count()).toBe(before);
  });
});

describe("the photos of a post", () => {
  it("are replaced as a whole, and count as a change of the post", async () => {
    const { post } = await create({ content: "Rolls", mediaIds: ids.slice(0, 2) });
    const reply = await put(post.id, ids.slice(1, 10));
    expect(photosOf(reply.object)).toEqual(ids.slice(1, 10));
    expect(Number(reply.object.revision)).toBeGreaterThan(post.revision);
    expect(photosOf((await put(post.id, [])).object)).toEqual([]);
    expect(await put(post.id, ids)).toMatchObject({ status: 400 });
  });

  it("are the owner's to change until the post is out", async () => {
    const published = await makePost(actor.userId, { status: "PUBLISHED" });
    expect(await put(published.id, [ids[0]])).toMatchObject({ message: "POST_NOT_EDITABLE" });
    const mine = await makePost(actor.userId);
    const other = await makeOwner();
    expect(await put(mine.id, [], other.token)).toMatchObject({ status: 404 });
    expect(await put(mine.id, [randomUUID()])).toMatchObject({ message: "MEDIA_NOT_FOUND" });
    const { object } = await call(getPost, { bearer: token, params: { id: String(mine.id) } });
    expect(photosOf(object)).toEqual([]);
  });
});
