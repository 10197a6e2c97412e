import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../lib/auth/actor";
import { isSamePhoto } from "../../../lib/media/same-photo";
import { hashApart, transcodePhoto } from "../../../lib/media/transcoding/transcode-photo";
import { connectedOwner } from "../posts/publishing/publishing";
import { cut, numbers, scene } from "../../scenes";

const SCENES = 8;
let actor: Actor;
let scenes: Buffer[];
let hashes: Uint8Array[];

const hashOf = async (bytes: Buffer) => (await hashApart(actor, bytes)) ?? new Uint8Array();

beforeAll(async () => {
  ({ actor } = await connectedOwner());
  scenes = [];
  hashes = [];
  for (let seed = 1; seed <= SCENES; seed++) {
    const bytes = await scene(seed);
    scenes.push(bytes);
    hashes.push(await hashOf(bytes));
  }
}, 120_000);

const random = numbers(99);
type Edit = (photo: Sharp) => Sharp;
const EDITS: [string, Edit][] = [
  ["in half the size", (photo) => photo.resize(400)],
  ["larger and narrower by a little", (photo) => photo.resize(1600, 1150, { fit: "fill" })],
  ["in low quality", (photo) => photo.jpeg({ quality: 30 })],
  ["brighter and more colourful", (photo) => photo.modulate({ brightness: 1.2, saturation: 1.4 })],
  ["in black and white", (photo) => photo.greyscale()],
  ["with 95 % of its sides, from the middle", (photo) => cut(photo, { wide: 0.95, high: 0.95 })],
  ["with 80 %, from a corner", (photo) => cut(photo, { wide: 0.8, high: 0.8 }, 0)],
  ["with 72 %, from anywhere", (photo) => cut(photo, { wide: 0.72, high: 0.72 }, random(), random())],
  ["with another 15 % cut off on one side", (photo) => cut(photo, { wide: 0.85, high: 1 }, 1)],
  ["as a square from anywhere", (photo) => cut(photo, { wide: 0.75, high: 1 }, random())],
  ["as 4:5 from the middle", (photo) => cut(photo, { wide: 0.6, high: 1 })],
  ["as 16:9 from the top", (photo) => cut(photo, { wide: 1, high: 0.75 }, 0)],
  ["as a square of 85 %", (photo) => cut(photo, { wide: 0.64, high: 0.85 }, 0.3)],
];

describe("a photo is recognised", () => {
  it.each(EDITS)(
    "%s",
    async (_, edit) => {
      let recognised = 0;
      for (const [index, bytes] of scenes.entries()) {
        const edited = await hashOf(await edit(sharp(bytes)).jpeg().toBuffer());
        if (isSamePhoto(hashes[index] ?? new Uint8Array(), edited)) recognised += 1;
      }
      expect(recognised).toBeGreaterThanOrEqual(SCENES - 1);
    },
    60_000,
  );

  it("as the app crops a generated one, which has its hashes at once", async () => {
    for (const [index, bytes] of scenes.entries()) {
      const made = await transcodePhoto(actor, bytes);
      expect(isSamePhoto(made.hashes ?? new Uint8Array(), hashes[index] ?? bytes), `scene ${index + 1}`).toBe(
        true,
      );
    }
  }, 60_000);
});

describe("a photo is not taken for another one", () => {
  it("of another scene", () => {
    for (const [index, one] of hashes.entries())
      for (const other of hashes.slice(index + 1)) expect(isSamePhoto(one, other)).toBe(false);
  });

  it("for its size and plain colour alone, nor a logo on white for another logo", async () => {
    const plain = async (background: string) =>
      hashOf(
        await sharp({ create: { width: 640, height: 360, channels: 3, background } })
          .png()
          .toBuffer(),
      );
    expect(isSamePhoto(await plain("#2244cc"), await plain("#118833"))).toBe(false);
    expect(isSamePhoto(await plain("#ffffff"), await plain("#eeeeee"))).toBe(false);
    const logo = async (shape: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fff"/>${shape}</svg>`;
      return hashOf(await sharp(Buffer.from(svg)).png().toBuffer());
    };
    const ring = await logo(
      '<circle cx="300" cy="300" r="200" fill="none" stroke="#a33" stroke-width="60"/>',
    );
    const cross = await logo('<path d="M100 100L500 500M500 100L100 500" stroke="#a33" stroke-width="60"/>');
    expect(isSamePhoto(ring, cross)).toBe(false);
    expect(isSamePhoto(ring, ring)).toBe(true);
  });
});
