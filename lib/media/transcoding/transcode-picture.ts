import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { AppError, type ErrorCode } from "@/lib/errors";
import { PICTURE, PICTURE_MAX_SIDE } from "../constants";
import { readHead } from "./read-head";
import { type PictureJob, type TranscodedPicture, transcodeApart } from "./transcode-apart";

const QUALITIES = [86, 74, 60, 40];

/** A file's failure in our words; a server's that has too much to do stays as it is. */
async function transcode(actor: Actor, job: PictureJob, failed: ErrorCode, signal?: AbortSignal) {
  const made = await transcodeApart(actor, job, signal).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError(failed, {}, { cause });
  });
  if (!made) throw new AppError(failed);
  return made;
}

/**
 * A generated picture, cropped to 16:9. What is not a picture is refused.
 * @throws AppError IMAGE_FAILED, SERVER_BUSY
 */
export function transcodePicture(actor: Actor, bytes: Uint8Array): Promise<TranscodedPicture> {
  const resize = { ...PICTURE, fit: "cover", position: "attention" } as const;
  return transcode(actor, { input: bytes, head: bytes, resize, qualities: QUALITIES }, "IMAGE_FAILED");
}

/**
 * An uploaded photo, whole: JPEG, PNG, WebP, AVIF or HEIC, by its bytes and not by its name.
 * @param signal of the request: nobody waits any longer
 * @throws AppError PICTURE_UNREADABLE, SERVER_BUSY
 */
export async function transcodeUpload(
  actor: Actor,
  path: string,
  signal?: AbortSignal,
): Promise<TranscodedPicture> {
  const side = PICTURE_MAX_SIDE;
  const resize = { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
  const job = { input: path, head: await readHead(path), resize, qualities: QUALITIES };
  return transcode(actor, job, "PICTURE_UNREADABLE", signal);
}

/**
 * A picture that a linked page names, as a small JPEG of this shape.
 * @throws AppError IMAGE_FAILED, SERVER_BUSY
 */
export async function transcodeLinked(
  actor: Actor,
  bytes: Uint8Array,
  size: { width: number; height: number },
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const resize = { ...size, fit: "cover", withoutEnlargement: true } as const;
  const job = { input: bytes, head: bytes, resize, qualities: [80] };
  return new Uint8Array((await transcode(actor, job, "IMAGE_FAILED", signal)).bytes);
}
