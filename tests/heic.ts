import tiles from "./heic-tiles.json" with { type: "json" };

/** Pixels of a tile's side. Tiles of one colour, by Debian's `heif-enc -q 60`; all have one configuration. */
const SIDE = 512;
/** The colours of the tiles, as they are stored. */
export const TILES = {
  red: [234, 51, 35],
  green: [40, 160, 60],
  blue: [30, 60, 200],
  white: [240, 240, 240],
} as const;
type Colour = keyof typeof TILES;

/** One photo of a file: a grid as iPhones make, of as many tiles as its size asks for; colours repeat. */
export type HeicPhoto = {
  colours: readonly Colour[];
  width?: number;
  height?: number;
  /** Its own boxes: `colr`, `irot`, `imir`, `clap`. */
  properties?: readonly Buffer[];
};

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => u8(value >> 8, value & 255);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
/** A box of an ISO base media file (ISO/IEC 14496-12). */
export function box(type: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
}
const fullBox = (type: string, version: number, ...parts: readonly (Buffer | string)[]) =>
  box(type, u8(version, 0, 0, 0), ...parts);

export const iccProfile = (icc: Buffer) => box("colr", "prof", icc);
/** Colour as numbers of ISO/IEC 23091-2, full range. */
export const nclx = (primaries: number, transfer: number) =>
  box("colr", "nclx", u16(primaries), u16(transfer), u16(6), u8(0x80));
/** Quarters to the left. */
export const rotation = (quarters: number) => box("irot", u8(quarters));
export const mirror = (axis: number) => box("imir", u8(axis));

/** A HEIC of these photos. @param primary which of them is the one to show */
export function makeHeic(photos: readonly HeicPhoto[], primary = 0): Buffer {
  const properties: Buffer[] = [Buffer.from(tiles.configuration, "base64"), sizeOf(SIDE, SIDE)];
  const items: { type: string; properties: number[]; data: Buffer; inside: boolean; tiles?: number[] }[] = [];
  const grids = photos.map(({ colours, width = SIDE, height = SIDE, properties: own = [] }) => {
    const [columns, rows] = [Math.ceil(width / SIDE), Math.ceil(height / SIDE)];
    const first = items.length + 1;
    for (let n = 0; n < columns * rows; n++) {
      const data = Buffer.from(tiles[colours[n % colours.length] ?? "red"], "base64");
      items.push({ type: "hvc1", properties: [0x81, 2], data, inside: false });
    }
    const before = properties.push(sizeOf(width, height), ...own) - own.length;
    const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width), u32(height)]);
    const used = [before, ...own.map((_, n) => before + 1 + n)];
    const parts = Array.from({ length: columns * rows }, (_, n) => first + n);
    return items.push({ type: "grid", properties: used, data: grid, inside: true, tiles: parts });
  });
  // A tile of a colour is kept once.
  const streams = Buffer.concat(Object.values(tiles).map((data) => Buffer.from(data, "base64")));
  const meta = (start: number) => {
    let inside = 0;
    const places = items.map(({ data, inside: own }, n) => {
      const at = own ? inside : start + streams.indexOf(data);
      if (own) inside += data.length;
      return Buffer.concat([u16(n + 1), u16(own ? 1 : 0), u16(0), u16(1), u32(at), u32(data.length)]);
    });
    return fullBox(
      "meta",
      0,
      fullBox("hdlr", 0, u32(0), "pict", Buffer.alloc(13)),
      fullBox("pitm", 0, u16(grids[primary] ?? 1)),
      fullBox("iinf", 0, u16(items.length), ...items.map(entry)),
      fullBox("iref", 0, ...items.map(reference)),
      box(
        "iprp",
        box("ipco", ...properties),
        fullBox("ipma", 0, u32(items.length), ...items.map(association)),
      ),
      box("idat", ...items.filter((item) => item.inside).map(({ data }) => data)),
      fullBox("iloc", 1, u8(0x44, 0), u16(items.length), ...places),
    );
  };
  const type = box("ftyp", "heic", u32(0), "mif1heic");
  const head = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(head), box("mdat", streams)]);
}

const sizeOf = (width: number, height: number) => fullBox("ispe", 0, u32(width), u32(height));
/** Tiles are hidden: nobody takes them for photos. */
const entry = ({ type }: { type: string }, n: number) =>
  box("infe", u8(2, 0, 0, type === "grid" ? 0 : 1), u16(n + 1), u16(0), type, u8(0));
const association = ({ properties }: { properties: number[] }, n: number) =>
  Buffer.concat([u16(n + 1), u8(properties.length), u8(...properties)]);
const reference = ({ tiles: parts }: { tiles?: number[] }, n: number) =>
  parts ? box("dimg", u16(n + 1), u16(parts.length), ...parts.map(u16)) : Buffer.alloc(0);
