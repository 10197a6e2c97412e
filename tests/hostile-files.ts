import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A photo as a telephone makes it: HEIC with HEVC inside. */
export const HEIC = `${import.meta.dirname}/integration/media/photo.heic`;

/** A photo of one colour. */
export const photo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${inner}</svg>`);
/** An SVG behind what other formats begin with. */
const disguised = (start: string) => Buffer.concat([Buffer.from(`<!--${start}-->`), svg("<rect/>")]);
/** A photo of so few bytes that would take a gigabyte to decode. */
export const avifBomb = () => photo(8_000, 8_000).avif({ effort: 0, quality: 1 }).toBuffer();
/** A JPEG that is only there as a whole. */
export const progressiveBomb = () => photo(12_000, 12_000).jpeg({ progressive: true }).toBuffer();

/** What is refused. */
export const REFUSED: Record<string, () => Promise<Buffer> | Buffer> = {
  "an empty file": () => Buffer.alloc(0),
  "one byte": () => Buffer.from([0xff]),
  "a page": () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  "an SVG": () => svg("<rect width='9' height='9'/>"),
  "an SVG that passes for a container": () => disguised("ftypxxxx"),
  "an SVG that passes for an AVIF": () => disguised("ftypavif"),
  "an SVG that passes for a HEIC with a box's length": () =>
    Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), svg("<rect/>")]),
  "an SVG behind a JPEG's first bytes": () =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg("<rect/>")]),
  "an AVIF of 8,000 × 8,000 px": avifBomb,
  "a progressive JPEG of 12,000 × 12,000 px": progressiveBomb,
  "an SVG with a script": () => svg("<script>alert(1)</script>"),
  "an SVG that reads a file": () => svg("<image href='file:///etc/passwd'/>"),
  "an SVG that laughs a billion times": () =>
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ),
  "a PDF": () => Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>"),
  "a PostScript": () => Buffer.from("%!PS-Adobe-3.0\n(%pipe%id) (w) file"),
  "an ImageMagick script": () =>
    Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1/x'\npop graphic-context"),
  "a GIF": () => photo(20, 20).gif().toBuffer(),
  "a TIFF": () => photo(20, 20).tiff().toBuffer(),
  "a BMP": () => Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)]),
  "an icon": () => Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]),
  "a zip": () => Buffer.from("PK\x03\x04aaaaaaaaaaaaaaaaaaaa"),
  "a program": () => Buffer.from("\x7fELF\x02\x01\x01aaaaaaaaaaaaaaaaaaaa", "latin1"),
  "a film": () => Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"),
  "a raw photo": () => Buffer.from("II*\0\x10\0\0\0CR\x02\0", "latin1"),
  "a Radiance file": () => Buffer.from("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\naaaa"),
  "a NetPBM": () => Buffer.from("P6 2 2 255\naaaaaaaaaaaa"),
  "a CSV that claims to be an image": () => Buffer.from("1,2\n3,4\n"),
  "a PNG without data": async () => (await photo(50, 50).png().toBuffer()).subarray(0, 33),
  "a PNG of 60,000 × 60,000 px": () => pngBomb(60_000, 60_000),
  "a PNG of 12,000 × 12,000 px": () => pngBomb(12_000, 12_000),
  "a PNG of one line of 2,000,000,000 px": () => pngBomb(2_000_000_000, 1),
  "a PNG of no width": () => pngBomb(0, 10),
  "a JPEG cut in two": async () => (await photo(2000, 2000).jpeg().toBuffer()).subarray(0, 900),
  "a JPEG of zeros": () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]),
  "a WebP of zeros": () => Buffer.from("RIFF\x20\0\0\0WEBPVP8 \0\0\0\0\0\0\0\0", "latin1"),
  "an AVIF of zeros": () => Buffer.from("\0\0\0\x1cftypavif\0\0\0\0mif1avif" + "\0".repeat(40), "latin1"),
  "a HEIC of zeros": () => Buffer.from("\0\0\0\x1cftypheic\0\0\0\0mif1heic" + "\0".repeat(40), "latin1"),
  "a HEIC cut in two": () => readFileSync(HEIC).subarray(0, 500),
};
/** What is said of them; of the others, that they are no photos. */
const BROKEN = [
  "an empty file",
  "an SVG that passes for a HEIC with a box's length",
  "an SVG behind a JPEG's first bytes",
  "a PNG without data",
  "a PNG of no width",
  "a PNG of one line of 2,000,000,000 px",
  "a JPEG cut in two",
  "a JPEG of zeros",
  "a WebP of zeros",
  "an AVIF of zeros",
  "a HEIC of zeros",
  "a HEIC cut in two",
];
const TOO_LARGE = [
  "an AVIF of 8,000 × 8,000 px",
  "a progressive JPEG of 12,000 × 12,000 px",
  "a PNG of 60,000 × 60,000 px",
  "a PNG of 12,000 × 12,000 px",
];
/** The code by which one of `REFUSED` is refused. */
export function refusalOf(name: string): string {
  if (BROKEN.includes(name)) return "MEDIA_BROKEN";
  return TOO_LARGE.includes(name) ? "MEDIA_TOO_MANY_PIXELS" : "MEDIA_UNREADABLE";
}
const secret = "<script>alert('polyglot')</script>";
/** What is a photo, and becomes nothing but one. */
export const HARMLESS: Record<string, () => Promise<Buffer>> = {
  "a JPEG with a page behind it": async () =>
    Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(secret)]),
  "a PNG with a zip behind it": async () =>
    Buffer.concat([await photo().png().toBuffer(), Buffer.from(`PK\x03\x04${secret}`)]),
  "a JPEG with a script in its comment": async () =>
    photo()
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer(),
  "a film of a WebP": async () => {
    const frames = Buffer.concat([Buffer.alloc(100 * 100 * 3, 20), Buffer.alloc(100 * 100 * 3, 220)]);
    return sharp(frames, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
      .webp()
      .toBuffer();
  },
  "a PNG of 16 bits with a hole": async () =>
    sharp({ create: { width: 90, height: 90, channels: 4, background: "#00000000" } })
      .toColourspace("rgb16")
      .png()
      .toBuffer(),
  "a JPEG of 7,900 × 7,900 px": async () => photo(7_900, 7_900).jpeg().toBuffer(),
  "a JPEG of 1 × 1 px": async () => photo(1, 1).jpeg().toBuffer(),
  "a JPEG named like a script": async () => photo().jpeg().toBuffer(),
};
/** A PNG of one grey value: a few bytes that unpack to many. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(Math.min(height * (width + 1), 50_000_000)), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", lines),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
