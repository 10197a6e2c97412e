// npm run icons: renders the app's icons as PNG from app/icon.svg.
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { ROOT } from "./environment";

const PRESS = "#005f4b";
const svg = await readFile(path.join(ROOT, "app/icon.svg"));
const draw = (size: number) => sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
/** On a full square: phones apply their own mask, which keeps the middle four fifths. */
const square = async (size: number, share: number) => {
  const inner = Math.round(size * share);
  const mark = await draw(inner).png().toBuffer();
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: PRESS } });
  return ground.composite([{ input: mark }]).png({ palette: true });
};

await mkdir(path.join(ROOT, "public/icons"), { recursive: true });
for (const size of [192, 512])
  await draw(size)
    .png({ palette: true })
    .toFile(path.join(ROOT, `public/icons/icon-${size}.png`));
await (await square(512, 0.8)).toFile(path.join(ROOT, "public/icons/maskable-512.png"));
await (await square(180, 0.9)).toFile(path.join(ROOT, "app/apple-icon.png"));
