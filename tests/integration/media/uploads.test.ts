import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as getFile } from "../../../app/api/media/[id]/file/route";
import { POST } from "../../../app/api/media/route";
import { GET as openShare, POST as share } from "../../../app/api/media/share/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { receiveFile } from "../../../lib/http/upload";
import type { LibraryPhoto } from "../../../lib/media/types";
import { makeOwner } from "../../factories";
import { call } from "../../fixtures";
import { HARMLESS, HEIC, REFUSED, photo, refusalOf } from "../../hostile-files";
import { uploadForm } from "./upload-form";

let token = "";
let userId = "";
beforeAll(async () => {
  // A folder of its own: what other suites upload meanwhile is not counted.
  process.env.TMPDIR = await mkdtemp(join(tmpdir(), "uploads-test-"));
  const owner = await makeOwner();
  token = owner.token;
  userId = owner.user.id;
});

async function upload(bytes: Uint8Array, name?: string, fields?: Record<string, string>) {
  const { status, message, object } = await call(POST, {
    bearer: token,
    body: uploadForm(bytes, name, fields),
  });
  return { status, message, stored: object as unknown as LibraryPhoto };
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
    const { status, stored } = await upload(bytes, "Saturday's bread.JPG", { altText: "A loaf of bread" });
    expect(status).toBe(200);
    expect(stored).toMatchObject({
      name: "Saturday's bread",
      altText: "A loaf of bread",
      source: "UPLOADED",
      width: 480,
      height: 640,
      shape: null,
      rested: false,
    });
    const file = await fileOf(stored);
    for (const secret of ["SecretCamera", "Exif", "GPS"]) expect(file.includes(secret), secret).toBe(false);
    const { format, space, orientation } = await sharp(file).metadata();
    expect({ format, space, orientation }).toEqual({ format: "jpeg", space: "srgb", orientation: undefined });
    expect(await uploadsOnDisk()).toEqual([]);
  });

  it.each(["png", "webp", "avif"] as const)("may be a %s", async (format) => {
    const { status, stored } = await upload(await photo().toFormat(format).toBuffer(), `x.${format}`);
    expect({ status, width: stored.width }).toEqual({ status: 200, width: 640 });
  });

  it("may be a telephone's HEIC, with its colours", async () => {
    const { status, stored } = await upload(readFileSync(HEIC), "IMG_1.HEIC");
    expect(status).toBe(200);
    expect(stored).toMatchObject({ width: 1200, height: 900, name: "IMG_1" });
    const [red = 0, green = 0, blue = 0] = await sharp(await fileOf(stored))
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
      const { stored } = await upload(bytes);
      return sharp(await fileOf(stored))
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
    const { stored } = await upload(await sharp({ create: noise }).jpeg({ quality: 70 }).toBuffer());
    expect(stored).toMatchObject({ width: 2048, height: 1536 });
    expect((await fileOf(stored)).length).toBeLessThan(4_000_000);
  });

  it("is stored once, however often its request is repeated", async () => {
    const body = () => uploadForm(Buffer.from(bytes));
    const bytes = await photo(300, 300).jpeg().toBuffer();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const [first, second] = [
      await call(POST, { bearer: token, body: body(), headers }),
      await call(POST, { bearer: token, body: body(), headers }),
    ];
    expect(second.object.id).toBe(first.object.id);
    const other = uploadForm(await photo(301, 300).jpeg().toBuffer());
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
    const whole = new Response(uploadForm(await photo().jpeg().toBuffer()));
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
    const two = uploadForm(bytes);
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
    expect(await upload(bytes, "photo.jpg")).toMatchObject({ status: 422, message: refusalOf(name) });
  });

  it.each(Object.keys(HARMLESS))("%s is made harmless", async (name) => {
    const { status, stored } = await upload(
      (await HARMLESS[name]?.()) ?? Buffer.alloc(0),
      "../../x.php%00.jpg",
    );
    expect(status).toBe(200);
    const file = await fileOf(stored);
    expect(file.includes("alert(")).toBe(false);
    const { format, pages = 1, hasAlpha } = await sharp(file).metadata();
    expect({ format, pages, hasAlpha }).toEqual({ format: "jpeg", pages: 1, hasAlpha: false });
    expect(stored.name).not.toMatch(/[\\/]/);
  });
});

describe("a share that no service worker has answered", () => {
  it("stores nothing, whoever sends it, and leads to the page that says so", async () => {
    const count = await db.media.count();
    const form = new FormData();
    form.set("photos", new Blob([await photo(50, 40).jpeg().toBuffer()]), "rolls.jpg");
    for (const origin of [env().APP_URL, "https://other.example", "null"]) {
      const { response } = await call(share, { bearer: token, body: form, headers: { origin } });
      expect([response.status, response.headers.get("location")]).toEqual([303, "/photos?shared=&missed=1"]);
    }
    expect(await db.media.count()).toBe(count);
    expect(await uploadsOnDisk()).toEqual([]);
  });

  it("opened again by its address leads there, too, signed in or not", async () => {
    for (const bearer of [token, undefined]) {
      const { response } = await call(openShare, bearer ? { bearer } : {});
      expect([response.status, response.headers.get("location")]).toEqual([303, "/photos?shared=&nothing=1"]);
    }
  });
});
