import { readFileSync } from "node:fs";
import { readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { DELETE, GET, PATCH } from "../../../app/api/media/[id]/route";
import { GET as getFile } from "../../../app/api/media/[id]/file/route";
import { GET as list, POST } from "../../../app/api/media/route";
import { actorOfToken } from "../../../lib/auth/actor";
import { db, isUniqueViolation } from "../../../lib/db";
import { env } from "../../../lib/env";
import { receiveFile } from "../../../lib/http/upload";
import { getObject } from "../../../lib/providers/storage/objects";
import { removeUnusedPictures } from "../../../lib/media/remove-unused-pictures";
import { storePicture } from "../../../lib/media/store-picture";
import { LIBRARY_LIMIT_WITHOUT_PLAN } from "../../../lib/media/constants";
import type { LibraryPage, LibraryPicture } from "../../../lib/media/types";
import { makeOwner, makePost, makeSession, makeUser, putPicture } from "../../factories";
import { call } from "../../fixtures";
import { HARMLESS, HEIC, REFUSED, photo } from "../../hostile-files";

let token = "";
let userId = "";
beforeAll(async () => {
  const owner = await makeOwner();
  token = owner.token;
  userId = owner.user.id;
});

function formOf(bytes: Uint8Array, name = "bread.jpg", fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

async function upload(bytes: Uint8Array, name?: string, fields?: Record<string, string>) {
  const { status, message, object } = await call(POST, { bearer: token, body: formOf(bytes, name, fields) });
  return { status, message, picture: object as unknown as LibraryPicture };
}

/** The stored file, as its owner gets it. */
async function fileOf({ id }: { id: string }, bearer = token): Promise<Buffer> {
  const { response } = await call(getFile, { bearer, params: { id } });
  return Buffer.from(await response.arrayBuffer());
}

const storedFiles = () => readdir(env().MEDIA_URL.replace(/^file:(\/\/)?/, ""));

const uploadsOnDisk = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("postwright-upload-"));

describe("an uploaded photo", () => {
  it("is upright, in sRGB, without a place or a camera, and as its owner named it", async () => {
    const bytes = await photo(640, 480)
      .withExif({
        IFD0: { Make: "SecretCamera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 29/1 51/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes("SecretCamera")).toBe(true);
    const { status, picture } = await upload(bytes, "Saturday's bread.JPG", { altText: "A loaf of bread" });
    expect(status).toBe(200);
    expect(picture).toMatchObject({
      name: "Saturday's bread",
      altText: "A loaf of bread",
      source: "UPLOADED",
      width: 480,
      height: 640,
      shape: null,
      rested: false,
    });
    const file = await fileOf(picture);
    for (const secret of ["SecretCamera", "Exif", "GPS"]) expect(file.includes(secret), secret).toBe(false);
    const { format, space, orientation } = await sharp(file).metadata();
    expect({ format, space, orientation }).toEqual({ format: "jpeg", space: "srgb", orientation: undefined });
    expect(await uploadsOnDisk()).toEqual([]);
  });

  it.each(["png", "webp", "avif"] as const)("may be a %s", async (format) => {
    const { status, picture } = await upload(await photo().toFormat(format).toBuffer(), `x.${format}`);
    expect({ status, width: picture.width }).toEqual({ status: 200, width: 640 });
  });

  it("may be a telephone's HEIC, with its colours", async () => {
    const { status, picture } = await upload(readFileSync(HEIC), "IMG_1.HEIC");
    expect(status).toBe(200);
    expect(picture).toMatchObject({ width: 1200, height: 900, name: "IMG_1" });
    const [red = 0, green = 0, blue = 0] = await sharp(await fileOf(picture))
      .extract({ left: 100, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    for (const [shown, meant] of [
      [red, 220],
      [green, 180],
      [blue, 90],
    ] as const)
      expect(Math.abs(shown - meant)).toBeLessThan(8);
  });

  it("keeps the colours of a wide gamut and of print", async () => {
    const pixelOf = async (bytes: Buffer) => {
      const { picture } = await upload(bytes);
      return sharp(await fileOf(picture))
        .extract({ left: 9, top: 9, width: 1, height: 1 })
        .raw()
        .toBuffer();
    };
    const off = (shown: Buffer) =>
      Math.max(...[200, 120, 40].map((meant, n) => Math.abs(meant - (shown[n] ?? 0))));
    expect(off(await pixelOf(await photo().withIccProfile("p3").jpeg().toBuffer()))).toBeLessThan(6);
    // Ink cannot show every colour.
    expect(off(await pixelOf(await photo().toColourspace("cmyk").jpeg().toBuffer()))).toBeLessThan(40);
  });

  it("is made small enough for Facebook", async () => {
    const noise = {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    } as const;
    const { picture } = await upload(await sharp({ create: noise }).jpeg({ quality: 70 }).toBuffer());
    expect(picture).toMatchObject({ width: 2048, height: 1536 });
    expect((await fileOf(picture)).length).toBeLessThan(4_000_000);
  });

  it("is stored once, however often its request is repeated", async () => {
    const body = () => formOf(Buffer.from(bytes));
    const bytes = await photo(300, 300).jpeg().toBuffer();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const [first, second] = [
      await call(POST, { bearer: token, body: body(), headers }),
      await call(POST, { bearer: token, body: body(), headers }),
    ];
    expect(second.object.id).toBe(first.object.id);
    const other = formOf(await photo(301, 300).jpeg().toBuffer());
    expect(await call(POST, { bearer: token, body: other, headers })).toMatchObject({
      message: "IDEMPOTENCY_KEY_REUSED",
    });
  });
});

describe("an upload for which this machine has no place", () => {
  /** Receives a form of which a first part comes and no end, once `spoil` has been at its folder. */
  function receiving(spoil: (folder: string) => Promise<unknown>) {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        await expect.poll(uploadsOnDisk).toHaveLength(1);
        await spoil(join(tmpdir(), (await uploadsOnDisk())[0] ?? ""));
        controller.enqueue(new TextEncoder().encode(head + "x".repeat(200_000)));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const sent = { method: "POST", body, headers, duplex: "half" } satisfies RequestInit & { duplex: "half" };
    const request = new Request("http://localhost/", sent);
    return receiveFile(request, { maxBytes: 1_000_000 }, () => Promise.resolve());
  }

  it("is refused at once, and not when its time is over", async () => {
    await expect(receiving((folder) => rm(folder, { recursive: true }))).rejects.toMatchObject({
      code: "UPLOAD_INCOMPLETE",
    });
    expect(await uploadsOnDisk()).toEqual([]);
  });

  it("is told that the disk is full", async () => {
    const full = (folder: string) => symlink("/dev/full", join(folder, "file"));
    await expect(receiving(full)).rejects.toMatchObject({ code: "STORE_FULL" });
    expect(await uploadsOnDisk()).toEqual([]);
  });
});

describe("a body that is no photo", () => {
  it("breaks off: nothing is stored, and the upload may be repeated", async () => {
    const whole = new Response(formOf(await photo().jpeg().toBuffer()));
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const before = await db.media.count({ where: { userId } });
    const reply = await call(POST, {
      bearer: token,
      body: bytes.subarray(0, bytes.length / 2),
      headers: { "content-type": whole.headers.get("content-type") ?? "" },
    });
    expect(reply).toMatchObject({ status: 400, message: "UPLOAD_INCOMPLETE" });
    expect(await db.media.count({ where: { userId } })).toBe(before);
    expect(await uploadsOnDisk()).toEqual([]);
  });

  it("is too large, by its header or by its bytes", async () => {
    const reply = await upload(new Uint8Array(20_000_001));
    expect(reply).toMatchObject({ status: 413, message: "FILE_TOO_LARGE" });
  });

  it("has no file, two files, an unknown field, or a text that is too long", async () => {
    const bytes = await photo().jpeg().toBuffer();
    const empty = new FormData();
    empty.set("altText", "nothing");
    const two = formOf(bytes);
    two.append("file", new Blob([bytes]), "b.jpg");
    expect(await call(POST, { bearer: token, body: empty })).toMatchObject({ status: 400 });
    expect(await call(POST, { bearer: token, body: two })).toMatchObject({ status: 400 });
    expect(await upload(bytes, "a.jpg", { role: "admin" })).toMatchObject({ status: 400 });
    expect(await upload(bytes, "a.jpg", { altText: "x".repeat(201) })).toMatchObject({ status: 400 });
  });
});

describe("hostile files of every kind", () => {
  it.each(Object.keys(REFUSED))("%s is refused with advice", async (name) => {
    const bytes = (await REFUSED[name]?.()) ?? Buffer.alloc(0);
    expect(await upload(bytes, "photo.jpg")).toMatchObject({ status: 422, message: "PICTURE_UNREADABLE" });
  });

  it.each(Object.keys(HARMLESS))("%s is made harmless", async (name) => {
    const { status, picture } = await upload(
      (await HARMLESS[name]?.()) ?? Buffer.alloc(0),
      "../../x.php%00.jpg",
    );
    expect(status).toBe(200);
    const file = await fileOf(picture);
    expect(file.includes("alert(")).toBe(false);
    const { format, pages = 1, hasAlpha } = await sharp(file).metadata();
    expect({ format, pages, hasAlpha }).toEqual({ format: "jpeg", pages: 1, hasAlpha: false });
    expect(picture.name).not.toMatch(/[\\/]/);
  });
});

describe("the same file", () => {
  const idsOf = async (of: string) =>
    (await db.media.findMany({ where: { userId: of }, select: { id: true } })).map(({ id }) => id);

  it("uploaded twice is one picture, as it was cropped and named", async () => {
    const { token: bearer, user } = await makeOwner();
    const bytes = await photo(50, 40).jpeg().toBuffer();
    const first = await call(POST, { bearer, body: formOf(bytes, "rolls.jpg") });
    const params = { id: String(first.object.id) };
    await call(PATCH, { method: "PATCH", bearer, params, body: { shape: "SQUARE" } });
    const second = await call(POST, { bearer, body: formOf(bytes, "copy.jpg", { altText: "Rolls" }) });
    expect(second).toMatchObject({
      status: 200,
      object: { ...params, name: "rolls", shape: "SQUARE", altText: "Rolls" },
    });
    const third = await call(POST, { bearer, body: formOf(bytes, "copy.jpg", { altText: "Bread" }) });
    expect(third.object).toMatchObject({ ...params, altText: "Rolls" });
    expect(await idsOf(user.id)).toEqual([params.id]);
  });

  it("uploaded several times at once is one row and one file, and each answer names it", async () => {
    const { token: bearer, user } = await makeOwner();
    const bytes = await photo(50, 40).jpeg().toBuffer();
    const before = await storedFiles();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => call(POST, { bearer, body: formOf(bytes) })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = await idsOf(user.id);
    expect(ids).toHaveLength(1);
    expect(replies.map(({ object }) => object.id)).toEqual(Array(4).fill(ids[0]));
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });

  it("by way of two servers, which both had found none, is one row and one file", async () => {
    const { user, token: bearer } = await makeOwner();
    const actor = await actorOfToken(bearer);
    if (!actor) throw new Error("no actor");
    const about = { source: "UPLOADED", sha256: "ab".repeat(32) } as const;
    const made = { bytes: await photo(50, 40).jpeg().toBuffer(), width: 50, height: 40 };
    const before = await storedFiles();
    const answers = await Promise.allSettled([1, 2, 3].map(() => storePicture(actor, made, about)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(isUniqueViolation(answer.reason)).toBe(true);
    expect(await idsOf(user.id)).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });

  it("is a picture of its own for each owner, and again once it was deleted", async () => {
    const bytes = await photo(50, 40).jpeg().toBuffer();
    const [mine, other] = [await makeOwner(), await makeOwner()];
    const first = await call(POST, { bearer: mine.token, body: formOf(bytes) });
    const theirs = await call(POST, { bearer: other.token, body: formOf(bytes) });
    expect(theirs.object.id).not.toBe(first.object.id);
    const params = { id: String(first.object.id) };
    expect(await call(DELETE, { method: "DELETE", bearer: mine.token, params })).toMatchObject({
      status: 200,
    });
    const again = await call(POST, { bearer: mine.token, body: formOf(bytes) });
    expect(again.status).toBe(200);
    expect(again.object.id).not.toBe(first.object.id);
    expect((await fileOf(theirs.object as { id: string }, other.token)).length).toBeGreaterThan(100);
  });

  it("takes no room in a library that is full", async () => {
    const user = await makeUser();
    const { token: bearer } = await makeSession(user.id);
    const bytes = await photo(50, 40).jpeg().toBuffer();
    const first = await call(POST, { bearer, body: formOf(bytes) });
    const kept = { userId: user.id, mimeType: "image/jpeg", bytes: 1, width: 1, height: 1 };
    const keys = Array.from({ length: LIBRARY_LIMIT_WITHOUT_PLAN }, (_, n) => `${user.id}-${n}.jpg`);
    await db.media.createMany({ data: keys.map((key) => ({ ...kept, key })) });
    const second = await call(POST, { bearer, body: formOf(bytes) });
    expect(second).toMatchObject({ status: 200, object: { id: first.object.id } });
    const other = await call(POST, { bearer, body: formOf(await photo(51, 40).jpeg().toBuffer()) });
    expect(other).toMatchObject({ message: "LIBRARY_FULL_WITHOUT_PLAN" });
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

let side = 40;
/** The id of a photo of its own that is added under this name. */
async function add(bearer: string, name: string, altText = ""): Promise<string> {
  const bytes = await photo(side++, 40).jpeg().toBuffer();
  return String((await call(POST, { bearer, body: formOf(bytes, name, { altText }) })).object.id);
}

async function pageOf(bearer: string, query = ""): Promise<LibraryPage> {
  return (await call(list, { bearer, path: `/api/media${query}` })).object as unknown as LibraryPage;
}

async function namesOf(bearer: string, query = "") {
  return (await pageOf(bearer, query)).pictures.map(({ name }) => name);
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
  ])("a picture %s has rested or not", async (_, { uploaded, used }, rested) => {
    const { token: bearer } = await makeOwner();
    const id = await add(bearer, "rolls.jpg");
    const data = { createdAt: daysAgo(uploaded), usedAt: used === null ? null : daysAgo(used) };
    await db.media.update({ where: { id }, data });
    expect((await call(GET, { bearer, params: { id } })).object).toMatchObject({ rested });
    expect((await pageOf(bearer)).pictures).toMatchObject([{ id, rested }]);
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
    expect(pages.map(({ pictures, more }) => [pictures.length, more])).toEqual([
      [24, true],
      [6, false],
    ]);
    const all = pages.flatMap(({ pictures }) => pictures);
    const fresh = made.filter(({ usedAt }, n) => n <= 10 || usedAt).map(({ name }) => name);
    const old = made.map(({ name }) => name).filter((name) => !fresh.includes(name));
    expect(all.map(({ name }) => name)).toEqual([...fresh, ...old]);
    expect(all.map(({ rested }) => rested)).toEqual([...fresh.map(() => false), ...old.map(() => true)]);
  });

  it("changes an alternative text and a crop, and nobody else's", async () => {
    const { picture } = await upload(await photo(400, 300).jpeg().toBuffer());
    const params = { id: picture.id };
    const change = { altText: "A tray of rolls", shape: "SQUARE", focusX: 0.25, focusY: 0.5 };
    const options = { method: "PATCH", params, body: change };
    expect((await call(PATCH, { ...options, bearer: token })).object).toMatchObject(change);
    expect(await call(PATCH, { ...options, bearer: token, body: { focusX: 1.5 } })).toMatchObject({
      status: 400,
    });
    const other = await makeOwner();
    expect(await call(PATCH, { ...options, bearer: other.token })).toMatchObject({ status: 404 });
  });

  it("keeps a picture that a scheduled post needs, and names the post", async () => {
    const { picture } = await upload(await photo(400, 300).jpeg().toBuffer());
    const params = { id: picture.id };
    const post = await makePost(userId, {
      status: "SCHEDULED",
      scheduledAt: new Date(Date.now() + 86_400_000),
    });
    const draft = await makePost(userId);
    for (const { id } of [post, draft]) await putPicture(id, picture.id);
    const { key } = await db.media.findUniqueOrThrow({ where: { id: picture.id } });
    const refused = await call(DELETE, { method: "DELETE", bearer: token, params });
    expect(refused).toMatchObject({ status: 409, message: "MEDIA_IN_USE" });
    expect(refused.object.posts).toMatchObject([{ id: post.id, content: post.content }]);
    expect(await getObject(key)).not.toBeNull();

    await db.post.update({ where: { id: post.id }, data: { status: "GENERATED", scheduledAt: null } });
    expect(await call(DELETE, { method: "DELETE", bearer: token, params })).toMatchObject({ status: 200 });
    expect(await getObject(key)).toBeNull();
    expect(await db.postMedia.count({ where: { mediaId: picture.id } })).toBe(0);
    expect(await call(GET, { bearer: token, params })).toMatchObject({ status: 404 });
  });

  it("has no file without a row after a process died between the two", async () => {
    const { picture } = await upload(await photo(40, 40).jpeg().toBuffer());
    const { key } = await db.media.findUniqueOrThrow({ where: { id: picture.id } });
    // What storePicture has written by then: the file, and a row that is not complete.
    const hourAgo = new Date(Date.now() - 3_700_000);
    await db.media.update({ where: { id: picture.id }, data: { discarded: true, createdAt: hourAgo } });
    expect(await removeUnusedPictures()).toBeGreaterThan(0);
    expect(await getObject(key)).toBeNull();
    expect(await db.media.count({ where: { id: picture.id } })).toBe(0);
  });
});
