// npm run photographs [NAME...]: renders the scenes of scripts/photographs with Blender, and encodes them for the
// pages into public/photographs. RENDERED=FOLDER encodes what was rendered before.
// Blender 3.4 is in Debian: apt-get install --no-install-recommends blender python3-numpy
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

/** The widths of each photograph's files, in pixels. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  book: [288, 576],
  loaf: [640, 960, 1280],
  rolls: [800],
  rye: [240, 480, 800],
  towels: [240, 480],
  wheel: [240, 480],
};

const scenes = path.join(import.meta.dirname, "photographs");
const target = path.resolve(import.meta.dirname, "../public/photographs");
const [names, rendered] = [
  process.argv.slice(2),
  process.env.RENDERED ?? mkdtempSync(path.join(tmpdir(), "photographs-")),
];

mkdirSync(target, { recursive: true });
for (const [name, widths] of Object.entries(WIDTHS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  if (!process.env.RENDERED)
    execFileSync("blender", ["--background", "--python", path.join(scenes, `${name}.py`), "--", rendered], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  for (const width of widths) {
    const picture = sharp(path.join(rendered, `${name}.png`))
      .resize({ width })
      .modulate({ brightness: 1.04 })
      .sharpen({ sigma: 0.5, m1: 0.6, m2: 1.2 });
    const file = path.join(target, `${name}-${width}`);
    await picture.clone().avif({ quality: 46, effort: 7 }).toFile(`${file}.avif`);
    await picture.clone().webp({ quality: 72, effort: 6 }).toFile(`${file}.webp`);
  }
  console.log(`  ${name}`);
}
