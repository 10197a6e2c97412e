import { beforeAll, describe, expect, it } from "vitest";
import { DELETE, GET, PATCH } from "../../../app/api/media/[id]/route";
import { GET as list, POST } from "../../../app/api/media/route";
import { PUT as putPhotos } from "../../../app/api/post/[id]/media/route";
import { db } from "../../../lib/db";
import { getObject } from "../../../lib/providers/storage/objects";
import { removeUnusedPhotos } from "../../../lib/media/remove-unused-photos";
import type { LibraryPage, LibraryPhoto } from "../../../lib/media/types";
import { makeOwner, makePost, putPhoto } from "../../factories";
import { call } from "../../fixtures";
import { photo } from "../../hostile-files";
import { uploadForm } from "./upload-form";

let token = "";
let userId = "";
beforeAll(async () => {
  const owner = await makeOwner();
  token = owner.token;
  userId = owner.user.id;
});

async function upload(bytes: Uint8Array) {
  const { object } = await call(POST, { bearer: token, body: uploadForm(bytes) });
  return { stored: object as unknown as LibraryPhoto };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

let side = 40;
/** The id of a photo of its own that is added under this name. */
async function add(bearer: string, name: string, altText = ""): Promise<string> {
  const bytes = await photo(side++, 40).jpeg().toBuffer();
  return String((await call(POST, { bearer, body: uploadForm(bytes, name, { altText }) })).object.id);
}

async function pageOf(bearer: string, query = ""): Promise<LibraryPage> {
  return (await call(list, { bearer, path: `/api/media${query}` })).object as unknown as LibraryPage;
}

async function namesOf(bearer: string, query = "") {
  return (await pageOf(bearer, query)).media.map(({ name }) => name);
}

describe("the library", () => {
  it("finds names and alternative texts, and is the owner's alone", async () => {
    const [mine, other] = [await makeOwner(), await makeOwner()];
    await add(mine.token, "cake.jpg", "100 % chocolate");
    await add(mine.token, "rolls.jpg", "Warm rolls");
    expect(await namesOf(mine.token)).toEqual(["rolls", "cake"]);
    expect(await namesOf(mine.token, "?q=WARM")).toEqual(["rolls"]);
    expect(await namesOf(mine.token, "?q=100%20%25")).toEqual(["cake"]);
    expect(await namesOf(mine.token, "?q=_")).toEqual([]);
    expect(await namesOf(other.token)).toEqual([]);
  });

  it.each([
    ["uploaded just now", { uploaded: 0, used: null }, false],
    ["uploaded 20 days ago, never used", { uploaded: 20, used: null }, false],
    ["uploaded 22 days ago, never used", { uploaded: 22, used: null }, true],
    ["uploaded 100 days ago, used 20 days ago", { uploaded: 100, used: 20 }, false],
    ["uploaded 100 days ago, used 22 days ago", { uploaded: 100, used: 22 }, true],
  ])("a photo %s has rested or not", async (_, { uploaded, used }, rested) => {
    const { token: bearer } = await makeOwner();
    const id = await add(bearer, "rolls.jpg");
    const data = { createdAt: daysAgo(uploaded), usedAt: used === null ? null : daysAgo(used) };
    await db.media.update({ where: { id }, data });
    expect((await call(GET, { bearer, params: { id } })).object).toMatchObject({ rested });
    expect((await pageOf(bearer)).media).toMatchObject([{ id, rested }]);
  });

  it("lists the newest first, and what has rested at the end, page by page", async () => {
    const { user, token: bearer } = await makeOwner();
    const kept = { userId: user.id, mimeType: "image/jpeg", bytes: 1, width: 1, height: 1 };
    const made = Array.from({ length: 30 }, (_, n) => ({
      ...kept,
      key: `${user.id}-${n}`,
      name: String(n),
      createdAt: daysAgo(n * 2),
      // Every second one of the old ones is in a post of this week.
      usedAt: n > 10 && n % 2 === 0 ? daysAgo(1) : null,
    }));
    await db.media.createMany({ data: made });
    const pages = [await pageOf(bearer), await pageOf(bearer, "?page=1")];
    expect(pages.map(({ media, more }) => [media.length, more])).toEqual([
      [24, true],
      [6, false],
    ]);
    const all = pages.flatMap(({ media }) => media);
    const fresh = made.filter(({ usedAt }, n) => n <= 10 || usedAt).map(({ name }) => name);
    const old = made.map(({ name }) => name).filter((name) => !fresh.includes(name));
    expect(all.map(({ name }) => name)).toEqual([...fresh, ...old]);
    expect(all.map(({ rested }) => rested)).toEqual([...fresh.map(() => false), ...old.map(() => true)]);
  });

  it("tells the photos that no post has had yet, the newest first, page by page", async () => {
    const { user, token: bearer } = await makeOwner();
    const kept = { userId: user.id, mimeType: "image/jpeg", bytes: 1, width: 1, height: 1 };
    const made = Array.from({ length: 26 }, (_, n) => ({
      ...kept,
      key: `${user.id}-unused-${n}`,
      name: String(n),
      source: "UPLOADED" as const,
    }));
    for (const data of made) await db.media.create({ data });
    await db.media.createMany({
      data: [
        { ...kept, key: `${user.id}-used`, source: "UPLOADED", name: "used", usedAt: daysAgo(100) },
        { ...kept, key: `${user.id}-made`, source: "GENERATED", name: "made" },
        { ...kept, key: `${user.id}-gone`, source: "UPLOADED", name: "gone", discarded: true },
      ],
    });
    const all = made.map(({ name }) => name).reverse();
    expect(await namesOf(bearer, "?unused=true")).toEqual(all.slice(0, 24));
    expect(await namesOf(bearer, "?unused=true&page=1")).toEqual(all.slice(24));
    expect(await namesOf(bearer, "?unused=true&q=17")).toEqual(["17"]);
    expect((await makeOwner().then((other) => pageOf(other.token, "?unused=true"))).media).toEqual([]);

    const [newest] = (await pageOf(bearer, "?unused=true")).media;
    const post = await makePost(user.id);
    await call(putPhotos, {
      method: "PUT",
      bearer,
      params: { id: String(post.id) },
      body: { mediaIds: [newest?.id] },
    });
    expect(await namesOf(bearer, "?unused=true")).toEqual(all.slice(1, 25));
  });

  it("changes an alternative text and a crop, and nobody else's", async () => {
    const { stored } = await upload(await photo(400, 300).jpeg().toBuffer());
    const params = { id: stored.id };
    const change = { altText: "A tray of rolls", shape: "SQUARE", focusX: 0.25, focusY: 0.5 };
    const options = { method: "PATCH", params, body: change };
    expect((await call(PATCH, { ...options, bearer: token })).object).toMatchObject(change);
    expect(await call(PATCH, { ...options, bearer: token, body: { focusX: 1.5 } })).toMatchObject({
      status: 400,
    });
    const other = await makeOwner();
    expect(await call(PATCH, { ...options, bearer: other.token })).toMatchObject({ status: 404 });
  });

  it("keeps a photo that a scheduled post needs, and names the post", async () => {
    const { stored } = await upload(await photo(400, 300).jpeg().toBuffer());
    const params = { id: stored.id };
    const post = await makePost(userId, {
      status: "SCHEDULED",
      scheduledAt: new Date(Date.now() + 86_400_000),
    });
    const draft = await makePost(userId);
    for (const { id } of [post, draft]) await putPhoto(id, stored.id);
    const { key } = await db.media.findUniqueOrThrow({ where: { id: stored.id } });
    const refused = await call(DELETE, { method: "DELETE", bearer: token, params });
    expect(refused).toMatchObject({ status: 409, message: "MEDIA_IN_USE" });
    expect(refused.object.posts).toMatchObject([{ id: post.id, content: post.content }]);
    expect(await getObject(key)).not.toBeNull();

    await db.post.update({ where: { id: post.id }, data: { status: "GENERATED", scheduledAt: null } });
    expect(await call(DELETE, { method: "DELETE", bearer: token, params })).toMatchObject({ status: 200 });
    expect(await getObject(key)).toBeNull();
    expect(await db.postMedia.count({ where: { mediaId: stored.id } })).toBe(0);
    expect(await call(GET, { bearer: token, params })).toMatchObject({ status: 404 });
  });

  it("has no file without a row after a process died between the two", async () => {
    const { stored } = await upload(await photo(40, 40).jpeg().toBuffer());
    const { key } = await db.media.findUniqueOrThrow({ where: { id: stored.id } });
    // What storePhoto has written by then: the file, and a row that is not complete.
    const hourAgo = new Date(Date.now() - 3_700_000);
    await db.media.update({ where: { id: stored.id }, data: { discarded: true, createdAt: hourAgo } });
    expect(await removeUnusedPhotos()).toBeGreaterThan(0);
    expect(await getObject(key)).toBeNull();
    expect(await db.media.count({ where: { id: stored.id } })).toBe(0);
  });
});
