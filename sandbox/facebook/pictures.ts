import { createHash } from "node:crypto";
import sharp from "sharp";

/** The picture of each seeded page, drawn as shapes, since no font can be relied on. */
const MOTIFS: Record<string, string> = {
  "615500000000001":
    '<path d="M40 122c0-34 27-58 60-58s60 24 60 58c0 10-8 16-18 16H58c-10 0-18-6-18-16z"/><path d="M72 84l14 26M97 78l14 30M123 82l12 26" fill="none" stroke="BACK" stroke-width="7" stroke-linecap="round"/>',
  "615500000000002":
    '<path d="M44 126a56 56 0 0 1 112 0z"/><rect x="34" y="132" width="132" height="10" rx="5"/><circle cx="100" cy="62" r="8"/>',
  "615500000000003":
    '<g fill="none" stroke="INK" stroke-width="8"><circle cx="66" cy="118" r="28"/><circle cx="134" cy="118" r="28"/><path d="M66 118l22-44h34l12 44M88 74l12 44h-34M100 118l22-44"/></g>',
  "100500000000001": '<circle cx="100" cy="80" r="30"/><path d="M44 160c4-34 26-48 56-48s52 14 56 48z"/>',
};

const made = new Map<string, Uint8Array>();

/** The picture of a page or a person, 200 px square, as PNG; always the same for the same id. */
export async function picture(id: string): Promise<Uint8Array> {
  const known = made.get(id);
  if (known) return known;
  const hash = createHash("sha256").update(id).digest();
  const hue = MOTIFS[id] ? (Number(id.slice(-1)) * 97 + 60) % 360 : hash.readUInt16BE(0) % 360;
  const back = `hsl(${hue} 38% 34%)`;
  const motif = MOTIFS[id] ?? tiles(hash);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="${back}"/>` +
    `<g fill="#fbf6ea">${motif.replaceAll("BACK", back).replaceAll("INK", "#fbf6ea")}</g></svg>`;
  const png = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
  made.set(id, png);
  return png;
}

/** A symmetric pattern of 5 × 5 tiles out of the id, for pages that a test has made up. */
function tiles(hash: Buffer): string {
  const parts: string[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 3; column++) {
      if ((hash[row * 3 + column + 2] ?? 0) % 2 === 0) continue;
      for (const x of new Set([column, 4 - column])) {
        parts.push(`<rect x="${40 + x * 24}" y="${40 + row * 24}" width="24" height="24"/>`);
      }
    }
  }
  return parts.join("");
}
