import { describe, expect, it } from "vitest";
import { formatOf } from "./formats";

/** A file's first box: its length as it says, and its brands. */
function box(length: number, ...brands: string[]): Buffer {
  const [major = "", ...compatible] = brands;
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  const rest = `ftyp${major}\0\0\0\0${compatible.join("")}`;
  return Buffer.concat([head, Buffer.from(rest, "latin1"), Buffer.alloc(40)]);
}

describe("a file's format by how it begins", () => {
  it.each([
    ["jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])],
    ["png", Buffer.from("\x89PNG\r\n\x1a\n\0\0", "latin1")],
    ["webp", Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1")],
    ["avif", box(28, "avif", "mif1", "miaf")],
    ["avif", box(24, "mif1", "avif")],
    ["heic", box(24, "heic", "mif1")],
    ["heic", box(24, "mif1", "heic")],
  ])("%s", (format, head) => expect(formatOf(head)).toBe(format));

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a box without its end", Buffer.from("\0\0\0\x18ftypavif", "latin1")],
    ["a comment where the box's length is", Buffer.from("<!--ftypavif--><svg xmlns='x'></svg>")],
    ["a box that is longer than any", box(513, "avif")],
    ["a box that is too short to name a brand", box(8, "avif")],
    ["an unknown brand", box(24, "xxxx", "avif")],
    ["a film", box(24, "mp42", "isom")],
    ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ])("none for %s", (_, head) => expect(formatOf(head)).toBeNull());

  it("compatible brands count only inside the box", () =>
    expect(formatOf(Buffer.concat([box(16, "mif1").subarray(0, 16), Buffer.from("avif")]))).toBe("heic"));
});
