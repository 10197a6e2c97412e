// The process of lib/media/transcoding/transcode-apart.ts, for one picture. Plain JavaScript: Node starts it as it is.
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import sharp from "sharp";
import { hashPicture } from "./picture-hashes.mjs";

// A file decides itself which decoder reads it: those of photographs alone.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
sharp.cache(false);
sharp.concurrency(1);
// Requests of a waiting page go first.
setPriority(10);

/** A telephone's HEIC, decoded by WebAssembly: sharp's build cannot (github.com/lovell/sharp/issues/4181). */
async function decodeHeic({ input, maxPixels }) {
  const { default: createLibheif } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs");
  const bytes = typeof input === "string" ? await readFile(input) : input;
  const [picture] = new (createLibheif().HeifDecoder)().decode(bytes);
  if (!picture) throw new Error("not a HEIC picture");
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > maxPixels.rows) throw new Error("too many pixels");
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise((resolve, reject) =>
    picture.display({ data, width, height }, (shown) => (shown ? resolve() : reject(new Error("broken")))),
  );
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels.rows });
}

/** What sharp reads itself, if its header asks for no more memory than there is. */
async function openPicture({ input, maxPixels }) {
  const picture = sharp(input, { limitInputPixels: maxPixels.rows, failOn: "error" });
  const { format, isProgressive, width, height } = await picture.metadata();
  // A JPEG and a PNG are read row by row, unless they are made to appear all at once; the others are decoded whole.
  const rows = (format === "jpeg" || format === "png") && !isProgressive;
  const most = rows ? maxPixels.rows : format === "heif" ? maxPixels.avif : maxPixels.whole;
  if (width * height > most) throw new Error("too many pixels");
  return picture;
}

/** The picture upright, in sRGB, its first frame, without metadata; null if no quality makes it small enough. Of it, `hashes`. */
async function transcode(job) {
  const picture = job.heic ? await decodeHeic(job) : await openPicture(job);
  for (const quality of job.qualities) {
    const { data, info } = await picture
      .clone()
      .autoOrient()
      .resize(job.resize)
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    if (data.length > job.maxBytes) continue;
    const hashes = job.hashes ? await hashPicture(sharp(data)) : undefined;
    return { bytes: data, width: info.width, height: info.height, hashes };
  }
  return null;
}

process.once("message", (job) => {
  void transcode(job)
    .then(
      (made) => ({ made }),
      (error) => ({ error: String(error) }),
    )
    .then((answer) => process.send(answer, () => process.disconnect()));
});
