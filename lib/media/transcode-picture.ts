import "server-only";
import sharp from "sharp";
import { AppError } from "@/lib/errors";
import { PICTURE, PICTURE_MAX_BYTES } from "./constants";

const MAX_PIXELS = 40_000_000;
const QUALITIES = [86, 74, 60, 40];

export type TranscodedPicture = { bytes: Buffer; width: number; height: number; mimeType: "image/jpeg" };

/**
 * Decodes a picture that somebody else made and encodes it anew: cropped to 16:9, a JPEG of at most 4 MB,
 * without metadata. What is not a picture is refused.
 * @throws AppError IMAGE_FAILED
 */
export async function transcodePicture(bytes: Uint8Array): Promise<TranscodedPicture> {
  for (const quality of QUALITIES) {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
        .autoOrient()
        .resize({ ...PICTURE, fit: "cover", position: "attention" })
        .flatten({ background: "#ffffff" })
        .toColourspace("srgb")
        .jpeg({ quality, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      if (data.length > PICTURE_MAX_BYTES) continue;
      return { bytes: data, width: info.width, height: info.height, mimeType: "image/jpeg" };
    } catch (cause) {
      throw new AppError("IMAGE_FAILED", {}, { cause });
    }
  }
  throw new AppError("IMAGE_FAILED");
}
