import sharp, { type Sharp } from "sharp";
import { readAnyPhoto } from "./read-any-photo";

/** Pseudo-random numbers below 1, the same for the same seed (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const SCENE = { width: 800, height: 600 };

/** A photo with light and shade, textures and things in it: another one for each seed. */
export async function scene(seed: number): Promise<Buffer> {
  readAnyPhoto();
  const random = numbers(seed);
  const { width, height } = SCENE;
  const layers: Buffer[] = [];
  for (const [columns, opacity] of [
    [4, 255],
    [8, 150],
    [16, 100],
    [32, 60],
    [96, 40],
  ] as const) {
    const rows = Math.round((columns * height) / width);
    const data = Uint8Array.from({ length: columns * rows * 4 }, (_, n) =>
      n % 4 === 3 ? opacity : random() * 255,
    );
    const noise = sharp(data, { raw: { width: columns, height: rows, channels: 4 } });
    layers.push(
      await noise
        .resize({ ...SCENE, kernel: "cubic", fit: "fill" })
        .png()
        .toBuffer(),
    );
  }
  const things = Array.from({ length: 14 }, () => {
    const [x, y, size] = [random() * width, random() * height, random() * 110 + 10];
    const fill = `rgb(${[random(), random(), random()].map((part) => Math.floor(part * 255)).join(",")})`;
    return random() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/>`
      : `<rect x="${x}" y="${y}" width="${size * 2}" height="${size * 1.5}" fill="${fill}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${things.join("")}</svg>`;
  const [first, ...others] = layers;
  return sharp(first)
    .composite([...others.map((input) => ({ input })), { input: Buffer.from(svg) }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The part of a scene that has this share of its sides, `x` and `y` of the rest being cut off before it. */
export function cut(photo: Sharp, share: { wide: number; high: number }, x = 0.5, y = x): Sharp {
  const [width, height] = [Math.floor(SCENE.width * share.wide), Math.floor(SCENE.height * share.high)];
  const left = Math.floor((SCENE.width - width) * x);
  return photo.extract({ left, top: Math.floor((SCENE.height - height) * y), width, height });
}
