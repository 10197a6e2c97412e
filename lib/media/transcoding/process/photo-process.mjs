// The process of lib/media/transcoding/decoder-process.ts, for one photo. Plain JavaScript: Node starts it as it is.
import { setPriority } from "node:os";
import sharp from "sharp";
import { openPhoto } from "./open-photo.mjs";
import { hashPhoto } from "./photo-hashes.mjs";

// A file decides itself which decoder reads it: those of photographs alone.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
sharp.cache(false);
sharp.concurrency(1);
// Requests of a waiting page go first.
setPriority(10);

/** The photo as a JPEG; null if no quality makes it small enough. Of it, `hashes`. */
async function transcode(job) {
  const photo = await openPhoto(job, (pixels) => process.send({ pixels }));
  for (const quality of job.qualities) {
    const jpeg = photo.clone().jpeg({ quality, mozjpeg: true });
    const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
    if (data.length > job.maxBytes) continue;
    const hashes = job.hashes ? await hashPhoto(sharp(data)) : undefined;
    return { bytes: data, width: info.width, height: info.height, hashes };
  }
  return null;
}

process.once("message", (job) => {
  void transcode(job)
    .then(
      (made) => ({ made }),
      (error) => ({ error: String(error), refused: error.refused }),
    )
    .then((answer) => process.send(answer, () => process.disconnect()));
});
