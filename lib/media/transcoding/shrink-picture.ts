import "server-only";
import type { ResizeOptions } from "sharp";
import pLimit from "p-limit";
import { AppError } from "@/lib/http/errors";
import { isPhotograph, loadSharp } from "./decoder";

const MAX_PIXELS = 64_000_000;
const turn = pLimit(2);

/** A picture as a small JPEG without metadata, for a preview or for a model to look at. @throws AppError IMAGE_FAILED */
export async function shrinkPicture(
  bytes: Uint8Array,
  size: ResizeOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPhotograph(bytes)) throw new AppError("IMAGE_FAILED");
  const sharp = await loadSharp();
  const shrink = async () =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ withoutEnlargement: true, ...size })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .timeout({ seconds: 10 })
      .jpeg({ quality: 80 })
      .toBuffer();
  const small = await turn(shrink).catch((cause: unknown) => {
    throw new AppError("IMAGE_FAILED", {}, { cause });
  });
  return new Uint8Array(small);
}
