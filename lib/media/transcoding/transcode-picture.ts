import "server-only";
import type { ResizeOptions, Sharp } from "sharp";
import pLimit from "p-limit";
import { AppError } from "@/lib/http/errors";
import { PICTURE, PICTURE_MAX_BYTES, PICTURE_MAX_SIDE } from "../constants";
import { decodeHeic, isHeic } from "./decode-heic";
import { isPhotograph, loadSharp } from "./decoder";
import { readHead } from "./read-head";

/** A telephone's 50 megapixels, and no bomb. */
const MAX_PIXELS = 64_000_000;
const QUALITIES = [86, 74, 60, 40];
const SECONDS = 30;
/** Decoded at once: each may take a few hundred megabytes. */
const turn = pLimit(2);

export type TranscodedPicture = { bytes: Buffer; width: number; height: number; mimeType: "image/jpeg" };

const LIMITS = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;

/**
 * Encodes a picture anew: upright, in sRGB, its first frame, without metadata, a JPEG of at most 4 MB.
 * @returns null if no quality makes it small enough
 */
async function encode(picture: Sharp, resize: ResizeOptions): Promise<TranscodedPicture | null> {
  for (const quality of QUALITIES) {
    const { data, info } = await picture
      .clone()
      .autoOrient()
      .resize(resize)
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .timeout({ seconds: SECONDS })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= PICTURE_MAX_BYTES)
      return { bytes: data, width: info.width, height: info.height, mimeType: "image/jpeg" };
  }
  return null;
}

/**
 * A generated picture, cropped to 16:9. What is not a picture is refused.
 * @throws AppError IMAGE_FAILED
 */
export async function transcodePicture(bytes: Uint8Array): Promise<TranscodedPicture> {
  const crop = { ...PICTURE, fit: "cover", position: "attention" } as const;
  if (!isPhotograph(bytes)) throw new AppError("IMAGE_FAILED");
  const sharp = await loadSharp();
  const made = await turn(() => encode(sharp(bytes, LIMITS), crop)).catch((cause: unknown) => {
    throw new AppError("IMAGE_FAILED", {}, { cause });
  });
  if (!made) throw new AppError("IMAGE_FAILED");
  return made;
}

/**
 * An uploaded photo, whole: JPEG, PNG, WebP, AVIF or HEIC, by its bytes and not by its name.
 * @throws AppError PICTURE_UNREADABLE
 */
export async function transcodeUpload(path: string): Promise<TranscodedPicture> {
  const size = {
    width: PICTURE_MAX_SIDE,
    height: PICTURE_MAX_SIDE,
    fit: "inside",
    withoutEnlargement: true,
  } as const;
  const head = await readHead(path);
  if (!isPhotograph(head)) throw new AppError("PICTURE_UNREADABLE");
  const sharp = await loadSharp();
  const made = await turn(async () => {
    if (!isHeic(head)) return encode(sharp(path, LIMITS), size);
    const { data, ...raw } = await decodeHeic(path, MAX_PIXELS);
    return encode(sharp(data, { ...LIMITS, raw }), size);
  }).catch((cause: unknown) => {
    throw new AppError("PICTURE_UNREADABLE", {}, { cause });
  });
  if (!made) throw new AppError("PICTURE_UNREADABLE");
  return made;
}
