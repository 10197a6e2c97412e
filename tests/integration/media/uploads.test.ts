import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { DELETE, GET, PATCH } from "../../../app/api/media/[id]/route";
import { GET as getFile } from "../../../app/api/media/[id]/file/route";
import { GET as list, POST } from "../../../app/api/media/route";
import { db } from "../../../lib/db";
import { getObject } from "../../../lib/providers/storage/objects";
import { removeUnusedPictures } from "../../../lib/media/remove-unused-pictures";
import type { LibraryPage, LibraryPicture } from "../../../lib/media/types";
import { makeOwner, makePost, putPicture } from "../../factories";
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
async function fileOf({ id }: { id: string }): Promise<Buffer> {
  const { response } = await call(getFile, { bearer: token, params: { id } });
  return Buffer.from(await response.arrayBuffer());
}

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
      rested: true,
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

describe("the library", () => {
  it("lists what has rested first, finds names and alternative texts, and is the owner's alone", async () => {
    const [mine, other] = [await makeOwner(), await makeOwner()];
    const bytes = await photo(40, 40).jpeg().toBuffer();
    const add = async (name: string, altText: string) => {
      const { object } = await call(POST, { bearer: mine.token, body: formOf(bytes, name, { altText }) });
      return String(object.id);
    };
    const [rolls, cake] = [await add("rolls.jpg", "Warm rolls"), await add("cake.jpg", "100 % chocolate")];
    await putPicture((await makePost(mine.user.id)).id, rolls);
    await db.media.update({ where: { id: cake }, data: { usedAt: new Date() } });
    const names = async (bearer: string, query = "") =>
      (
        (await call(list, { bearer, path: `/api/media${query}` })).object as unknown as LibraryPage
      ).pictures.map(({ name }) => name);
    expect(await names(mine.token)).toEqual(["rolls", "cake"]);
    expect(await names(mine.token, "?q=WARM")).toEqual(["rolls"]);
    expect(await names(mine.token, "?q=100%20%25")).toEqual(["cake"]);
    expect(await names(mine.token, "?q=_")).toEqual([]);
    expect(await names(other.token)).toEqual([]);
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
