import "server-only";
import { THUMBNAIL } from "../constants";
import { loadSharp } from "./decoder";

const QUALITIES = [72, 58, 44, 30, 15, 1];

/** One of our own photos as a small WebP of at most so many bytes. About 60 ms. @param bytes a JPEG that we encoded */
export async function makeThumbnail(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const { side, maxBytes } = THUMBNAIL;
  const raw = await sharp(bytes)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = raw.info;
  let small = new Uint8Array();
  for (const quality of QUALITIES) {
    small = new Uint8Array(
      await sharp(raw.data, { raw: { width, height, channels } }).webp({ quality }).toBuffer(),
    );
    if (small.length <= maxBytes) break;
  }
  return small;
}
