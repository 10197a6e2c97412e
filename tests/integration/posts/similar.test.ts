import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as similarRoute } from "../../../app/api/post/[id]/similar/route";
import { db } from "../../../lib/db";
import type { SimilarPosts } from "../../../lib/posts/similar/types";
import { makeOwner, makePost, putPhoto } from "../../factories";
import { call } from "../../fixtures";
import { makePhoto } from "../../photos";
import { cut, scene } from "../../scenes";
import { connectedOwner, startAfresh } from "./publishing/publishing";

beforeEach(startAfresh);

const DAY = 86_400_000;
const ROLLS =
  "Fresh poppy seed rolls from half past six on Saturday. Come by early: last week they were gone by nine.";

async function similarTo(token: string, id: number) {
  const reply = await call(similarRoute, { bearer: token, params: { id: String(id) } });
  expect(reply.status, reply.text).toBe(200);
  return (reply.object as SimilarPosts).similar;
}

const idsOf = (similar: SimilarPosts["similar"]) => similar.map(({ post }) => post.id);

async function owner() {
  const owned = await connectedOwner();
  const { id: userId } = owned.user;
  const published = async (days: number, content = ROLLS) => {
    const { id } = await makePost(userId, { status: "PUBLISHED", content });
    await db.post.update({ where: { id }, data: { publishedAt: new Date(Date.now() - days * DAY) } });
    return id;
  };
  const planned = async (days: number, content = ROLLS) =>
    (await makePost(userId, { status: "SCHEDULED", content, scheduledAt: new Date(Date.now() + days * DAY) }))
      .id;
  const draft = async (content = ROLLS) => (await makePost(userId, { content })).id;
  return { ...owned, published, planned, draft };
}

describe("posts with much the same words", () => {
  it("are those that went out or are planned within sixty days, of this owner, and not the post itself", async () => {
    const { token, published, planned, draft } = await owner();
    const id = await draft();
    const [out, ahead] = [await published(59), await planned(59)];
    await published(61);
    await planned(61);
    await draft();
    await published(1, "Something else altogether: rye bread with walnuts, baked overnight.");
    const deleted = await published(1);
    await db.post.update({ where: { id: deleted }, data: { deletedAt: new Date() } });
    const stranger = await makeOwner();
    await makePost(stranger.user.id, {
      content: ROLLS,
      status: "SCHEDULED",
      scheduledAt: new Date(Date.now() + DAY),
    });
    const similar = await similarTo(token, id);
    expect(idsOf(similar).sort()).toEqual([out, ahead].sort());
    expect(similar).toMatchObject([{ samePhoto: false, alikeText: true }, { alikeText: true }]);
    expect(idsOf(await similarTo(token, ahead))).toEqual([out]);
    expect((await call(similarRoute, { bearer: stranger.token, params: { id: String(id) } })).status).toBe(
      404,
    );
  });

  it("are at most three, those that are most alike first", async () => {
    const { token, published, draft } = await owner();
    const id = await draft();
    for (const day of [1, 2, 3]) await published(day, ROLLS.replace("Saturday", "Sunday"));
    const [exact] = [await published(30)];
    const similar = await similarTo(token, id);
    expect(similar).toHaveLength(3);
    expect(similar[0]?.post).toMatchObject({ id: exact, content: ROLLS });
  });
});

describe("posts with the same photo", () => {
  it("have the same one, or a crop of it in another size, whatever they say", async () => {
    const { token, actor, published, planned, draft } = await owner();
    const bytes = await scene(3);
    const [mine, other] = [await makePhoto(actor, bytes), await makePhoto(actor, await scene(4))];
    const smaller = await cut(sharp(bytes), { wide: 0.8, high: 0.8 }, 0.2).resize(500).jpeg().toBuffer();
    const cropped = await makePhoto(actor, smaller);
    const id = await draft("Rolls");
    await putPhoto(id, mine.id);
    const [same, crop, another] = [
      await published(2, "Bread and butter pudding"),
      await planned(2, "A walk in the park"),
      await published(3, "Nothing like it"),
    ];
    await putPhoto(same, mine.id);
    await putPhoto(crop, other.id);
    await putPhoto(crop, cropped.id, 1);
    await putPhoto(another, other.id);
    const similar = await similarTo(token, id);
    expect(idsOf(similar).sort()).toEqual([same, crop].sort());
    for (const one of similar) expect(one).toMatchObject({ samePhoto: true, alikeText: false });
    // Stands first that has the words as well.
    await db.post.update({ where: { id: crop }, data: { content: "Rolls" } });
    expect(await similarTo(token, id)).toMatchObject([
      { post: { id: crop }, samePhoto: true, alikeText: true },
      { post: { id: same } },
    ]);
  }, 60_000);

  it("are found by the very same photo where there are no hashes yet, and by crops once there are", async () => {
    const { token, actor, published, draft } = await owner();
    const bytes = await scene(5);
    const [mine, again] = [await makePhoto(actor, bytes), await makePhoto(actor, bytes)];
    await db.media.updateMany({ data: { hashes: null } });
    const id = await draft("Rolls");
    await putPhoto(id, mine.id);
    const [same, copy] = [await published(1, "Bread and butter"), await published(2, "A walk in the park")];
    await putPhoto(same, mine.id);
    await putPhoto(copy, again.id);
    expect(idsOf(await similarTo(token, id))).toEqual([same]);
    await expect.poll(() => db.media.count({ where: { hashes: null } }), { timeout: 20_000 }).toBe(0);
    expect(idsOf(await similarTo(token, id)).sort()).toEqual([same, copy].sort());
  }, 60_000);

  it("are not looked for in vain because one file is gone", async () => {
    const { token, actor, published, draft } = await owner();
    const photo = await makePhoto(actor, await scene(6));
    await db.media.update({ where: { id: photo.id }, data: { hashes: null, key: "gone.jpg" } });
    const id = await draft();
    await putPhoto(id, photo.id);
    const out = await published(1);
    expect(await similarTo(token, id)).toMatchObject([
      { post: { id: out }, samePhoto: false, alikeText: true },
    ]);
  });
});
