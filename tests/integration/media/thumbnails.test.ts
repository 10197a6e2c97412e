import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as getFile } from "../../../app/api/media/[id]/file/route";
import { POST } from "../../../app/api/media/route";
import { db } from "../../../lib/db";
import { THUMBNAIL } from "../../../lib/media/constants";
import { removeObject } from "../../../lib/providers/storage/objects";
import { makeOwner } from "../../factories";
import { call } from "../../fixtures";
import { uploadForm } from "./upload-form";

let token = "";
beforeAll(async () => {
  token = (await makeOwner()).token;
});

/** A photo that no compression makes small. */
async function upload(colour = 128): Promise<string> {
  const noise = { type: "gaussian", mean: colour, sigma: 60 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: "#000", noise } as const;
  const body = uploadForm(await sharp({ create }).jpeg({ quality: 70 }).toBuffer());
  return String((await call(POST, { bearer: token, body })).object.id);
}

async function small(id: string, headers: Record<string, string> = {}, bearer = token) {
  const { response } = await call(getFile, {
    bearer,
    params: { id },
    path: `/api/media/${id}/file?size=thumbnail`,
    headers,
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
const keyOf = async (id: string) =>
  (await db.media.findUniqueOrThrow({ where: { id }, select: { key: true } })).key;
const forget = (id: string) => db.media.update({ where: { id }, data: { thumbnail: null } });

describe("a photo among many", () => {
  it("is small, of its shape, and made with the photo: 24 of them are less than 300 KB", async () => {
    const id = await upload();
    // Nothing reads the whole file for it.
    await removeObject(await keyOf(id));
    const { status, headers, bytes } = await small(id);
    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(bytes.length).toBeLessThanOrEqual(THUMBNAIL.maxBytes);
    expect(bytes.length * 24).toBeLessThan(300_000);
    // A frame's size, behind its start code (RFC 6386, 9.1): the decoder of our own photos reads no WebP.
    expect([bytes.readUInt16LE(26), bytes.readUInt16LE(28)]).toEqual([480, 360]);
  });

  it("costs nothing when the browser has it, and is not taken for the whole", async () => {
    const id = await upload(100);
    const { headers } = await small(id);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    const etag = headers.get("etag") ?? "";
    expect((await small(id, { "if-none-match": etag })).status).toBe(304);
    const whole = await call(getFile, { bearer: token, params: { id }, headers: { "if-none-match": etag } });
    expect(whole.response.status).toBe(200);
    expect((await small(id, { "if-none-match": whole.response.headers.get("etag") ?? "" })).status).toBe(200);
  });

  it("of a photo from before there were any is made by the first who ask, once, and kept", async () => {
    const id = await upload(150);
    await forget(id);
    const made = await Promise.all([small(id), small(id), small(id)]);
    for (const { status, bytes } of made) expect([status, bytes]).toEqual([200, made[0]?.bytes]);
    await removeObject(await keyOf(id));
    expect((await small(id)).bytes).toEqual(made[0]?.bytes);
  });

  it("is its owner's alone, and needs its photo", async () => {
    const id = await upload(170);
    const stranger = (await makeOwner()).token;
    expect((await small(id, {}, stranger)).status).toBe(404);
    await forget(id);
    await removeObject(await keyOf(id));
    expect((await small(id)).status).toBe(404);
    const unknown = await call(getFile, {
      bearer: token,
      params: { id },
      path: `/api/media/${id}/file?size=huge`,
    });
    expect(unknown.status).toBe(400);
  });
});
