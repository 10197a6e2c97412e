// Photos as telephones make them.
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as getFile } from "../../../app/api/media/[id]/file/route";
import { POST } from "../../../app/api/media/route";
import type { LibraryPhoto } from "../../../lib/media/types";
import { makeOwner } from "../../factories";
import { call } from "../../fixtures";
import { box, iccProfile, makeHeic, mirror, nclx, rotation } from "../../heic";
import { photo } from "../../hostile-files";
import { uploadForm } from "./upload-form";

let token = "";
let p3: Buffer;
beforeAll(async () => {
  token = (await makeOwner()).token;
  const tagged = await photo(4, 4).withIccProfile("p3").png().toBuffer();
  p3 = (await sharp(tagged).metadata()).icc ?? Buffer.alloc(0);
});

/** What a file becomes, or by which code it is refused. */
async function upload(bytes: Uint8Array) {
  const { status, message, object } = await call(POST, { bearer: token, body: uploadForm(bytes) });
  if (status !== 200) return { message };
  const { id, width, height } = object as unknown as LibraryPhoto;
  const { response } = await call(getFile, { bearer: token, params: { id } });
  const stored = sharp(Buffer.from(await response.arrayBuffer()));
  const colourAt = async (left: number, top: number) => [
    ...(await stored.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  return { message, width, height, colourAt };
}
type Uploaded = Awaited<ReturnType<typeof upload>>;

/** JPEG moves a colour a little. */
async function expectColour(
  { colourAt }: Uploaded,
  [left, top]: [number, number],
  wanted: readonly number[],
) {
  const colour = (await colourAt?.(left, top)) ?? [];
  const off = Math.max(...wanted.map((value, n) => Math.abs(value - (colour[n] ?? 255))));
  expect(off, `${colour.join()} for ${wanted.join()}`).toBeLessThan(8);
}

describe("a HEIC", () => {
  it("keeps the colours of its profile, or of its numbers", async () => {
    const red = (properties: Buffer[]) => makeHeic([{ colours: ["red"], properties }]);
    for (const colour of [iccProfile(p3), nclx(12, 13), nclx(9, 13)])
      await expectColour(await upload(red([colour])), [9, 9], [255, 0, 0]);
    for (const colour of [[], [nclx(1, 13)], [nclx(6, 6)], [iccProfile(Buffer.from("none".repeat(99)))]])
      await expectColour(await upload(red(colour)), [9, 9], [234, 51, 35]);
  });

  it("of several photos is the one that it says", async () => {
    const photos = [{ colours: ["red"] }, { colours: ["blue"], width: 600, height: 400 }] as const;
    const [first, second] = [await upload(makeHeic(photos, 0)), await upload(makeHeic(photos, 1))];
    expect([first.width, second.width, second.height]).toEqual([512, 600, 400]);
    await expectColour(second, [9, 9], [30, 60, 200]);
  });

  const [red, green, blue, white] = [
    [234, 51, 35],
    [40, 160, 60],
    [30, 60, 200],
    [240, 240, 240],
  ];
  // Of three columns and two rows, the corners: red, blue, white, green.
  it.each([
    ["as it is", [], [1300, 900], [red, blue, white, green]],
    ["turned to the left", [rotation(1)], [900, 1300], [blue, green, red, white]],
    ["on its head", [rotation(2)], [1300, 900], [green, white, blue, red]],
    ["turned to the right", [rotation(3)], [900, 1300], [white, red, green, blue]],
    ["mirrored", [mirror(1)], [1300, 900], [blue, red, green, white]],
    ["turned, then mirrored", [rotation(1), mirror(0)], [900, 1300], [red, white, blue, green]],
  ] as const)("of tiles is upright: %s", async (_, properties, [width, height], corners) => {
    const colours = ["red", "green", "blue", "white", "red", "green"] as const;
    const made = await upload(makeHeic([{ colours, width: 1300, height: 900, properties }]));
    expect([made.width, made.height]).toEqual([width, height]);
    const places = [9, width - 9].flatMap((x) => [9, height - 9].map((y) => [x, y] as [number, number]));
    const [leftTop, leftBottom, rightTop, rightBottom] = places;
    for (const [n, place] of [leftTop, rightTop, leftBottom, rightBottom].entries())
      await expectColour(made, place ?? [0, 0], corners[n] ?? []);
  });

  it("of tiles is cropped as it says", async () => {
    const word = (value: number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeInt32BE(value);
      return bytes;
    };
    // Width, height, and how far its middle is from the middle, as fractions: the left half.
    const clap = box("clap", ...[512, 1, 512, 1, -256, 1, 0, 1].map(word));
    const made = await upload(
      makeHeic([{ colours: ["red", "blue"], width: 1024, height: 512, properties: [clap] }]),
    );
    expect([made.width, made.height]).toEqual([512, 512]);
    await expectColour(made, [500, 9], [234, 51, 35]);
  });

  it("of 48 megapixels is made smaller tile by tile, without a seam", async () => {
    const made = await upload(makeHeic([{ colours: ["red"], width: 8064, height: 6048, properties: [] }]));
    expect([made.width, made.height]).toEqual([2048, 1536]);
    // 512 pixels are 170 and two thirds: borders of tiles lie inside of pixels.
    for (const x of [2, 130, 131, 1040, 2046]) await expectColour(made, [x, x % 1500], [234, 51, 35]);
  });

  it("of more pixels than there are in any telephone is refused in its own words", async () => {
    const { message } = await upload(makeHeic([{ colours: ["red"], width: 20_000, height: 16_000 }]));
    expect(message).toBe("MEDIA_TOO_MANY_PIXELS");
  });
});

it("an AVIF keeps the colours of its numbers", async () => {
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#ea3323" } })
    .avif({ lossless: true })
    .toBuffer();
  // Its own numbers, behind the profile's type: primaries, transfer, matrix.
  const at = avif.indexOf("colrnclx") + 8;
  avif.writeUInt16BE(12, at);
  await expectColour(await upload(avif), [9, 9], [255, 0, 0]);
});

describe("a JPEG", () => {
  it.each([
    [9248, 6936, {}],
    [12_000, 9_000, {}],
    [9_000, 12_000, { progressive: true }],
  ])("of %d × %d px %o is taken", async (width, height, options) => {
    const made = await upload(await photo(width, height).jpeg(options).toBuffer());
    expect(Math.max(made.width ?? 0, made.height ?? 0)).toBe(2048);
    await expectColour(made, [9, 9], [200, 120, 40]);
  });

  it.each([{}, { progressive: true }])("without its end mark is taken: %o", async (options) => {
    const scene = sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    });
    const whole = await scene.jpeg({ ...options, quality: 90 }).toBuffer();
    const zeros = Buffer.alloc(64);
    const marks = [
      whole.subarray(0, -2),
      whole.subarray(0, -1),
      Buffer.concat([whole.subarray(0, -2), zeros]),
    ];
    for (const file of marks) expect(await upload(file)).toMatchObject({ message: "OK", width: 400 });
    for (const cut of [whole.subarray(0, -600), whole.subarray(0, whole.length / 2)])
      expect(await upload(cut)).toMatchObject({ message: "MEDIA_BROKEN" });
  });
});
