import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Actor, actorOfToken, systemActor } from "../../../lib/auth/actor";
import { readMedia } from "../../../lib/media/transcoding/read-photo";
import { discardPhoto } from "../../../lib/media/store-photo";
import { makePhoto } from "../../photos";
import { transcodePhoto } from "../../../lib/media/transcoding/transcode-photo";
import { getObject } from "../../../lib/providers/storage/objects";
import { openStore } from "../../../lib/providers/storage/open-store";
import { probeStore } from "../../../lib/providers/storage/probe";
import { makePost, makeOwner, putPhoto } from "../../factories";

async function makeActor(): Promise<Actor> {
  const actor = await actorOfToken((await makeOwner()).token);
  if (!actor) throw new Error("no actor");
  return actor;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

describe("a photo that somebody else made", () => {
  let owner: Actor;
  beforeEach(async () => {
    owner = await makeActor();
  });

  it("becomes a JPEG of 1536 × 864 without metadata", async () => {
    const withPlace = await plain(1536, 1024)
      .withExif({ IFD0: { Copyright: "someone" }, IFD3: { GPSLatitude: "47/1 0/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    const { bytes } = await transcodePhoto(owner, withPlace);
    const { format, width, height, exif, icc } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, icc }).toEqual({ format: "jpeg", width: 1536, height: 864 });
  });

  it("is taken in the formats that models make, whatever its shape", async () => {
    for (const made of [plain(64, 900).png(), plain(1024, 1024).webp(), plain(20, 20).avif()]) {
      const { width, height } = await transcodePhoto(owner, await made.toBuffer());
      expect([width, height]).toEqual([1536, 864]);
    }
  });

  it("weighs 4 MB at most, also when it is pure noise", async () => {
    const raw = { width: 3000, height: 1700, channels: 3 as const };
    const noise = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .png()
      .toBuffer();
    const { bytes } = await transcodePhoto(owner, noise);
    expect(bytes.length).toBeLessThanOrEqual(4_000_000);
  });

  it("is refused when it is none, is broken, or is a bomb", async () => {
    const whole = await plain(600, 400).png().toBuffer();
    const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>');
    for (const bytes of [Buffer.from("<html>"), Buffer.alloc(0), whole.subarray(0, 90), bomb])
      await expect(transcodePhoto(owner, bytes)).rejects.toMatchObject({ code: "IMAGE_FAILED" });
  });
});

describe("a stored photo", () => {
  it("is read by its owner and by jobs, and by nobody else", async () => {
    const [owner, other] = [await makeActor(), await makeActor()];
    const photo = await makePhoto(owner, await plain(300, 200).png().toBuffer());
    const mine = await readMedia(owner, photo.id);
    expect(mine.mimeType).toBe("image/jpeg");
    expect((await readMedia(systemActor("publish"), photo.id)).bytes).toEqual(mine.bytes);
    await expect(readMedia(other, photo.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await discardPhoto(other, photo);
    expect(await getObject(photo.key)).not.toBeNull();
    await discardPhoto(owner, photo);
    expect(await getObject(photo.key)).toBeNull();
    await expect(readMedia(owner, photo.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("stays while a post uses it", async () => {
    const owner = await makeActor();
    const photo = await makePhoto(owner, await plain(300, 200).png().toBuffer());
    await putPhoto((await makePost(owner.userId)).id, photo.id);
    await discardPhoto(owner, photo);
    expect(await getObject(photo.key)).not.toBeNull();
  });
});

describe("photos in a folder", () => {
  let home: string;
  beforeEach(() => (home = mkdtempSync(join(tmpdir(), "pw-photos-"))));
  afterEach(() => rmSync(home, { recursive: true }));

  it("are there whole or not at all, and removed with what a process that died has left", async () => {
    const folder = join(home, "media");
    const store = await openStore(folder);
    await store.put("a.jpg", Buffer.from("whole"));
    expect(readdirSync(folder)).toEqual(["a.jpg"]);
    writeFileSync(join(folder, "b.jpg.part"), "ha");
    expect(await store.get("b.jpg")).toBeNull();
    await store.remove("b.jpg");
    await store.remove("a.jpg");
    expect(readdirSync(folder)).toEqual([]);
    await probeStore(store);
  });

  it("are refused where the folder cannot be one", async () => {
    const file = join(home, "a-file");
    writeFileSync(file, "");
    await expect(probeStore(await openStore(join(file, "media")))).rejects.toMatchObject({ refused: true });
  });
});
