import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { AppError, type ErrorCode } from "@/lib/errors";
import { GENERATED_SIZE, PHOTO_MAX_SIDE } from "../constants";
import { readHead } from "./read-head";
import type { PhotoJob, TranscodedPhoto } from "./decoder-process";
import { transcodeApart, transcodeVisitors } from "./transcode-apart";

const QUALITIES = [86, 74, 60, 40];
/** Pixels in which a model sees what a photo shows; it counts larger ones as more input. */
const SEEN_SIDE = 768;
/** Pixels, of which the hashes see a quarter. */
const HASHED_SIDE = 768;

/**
 * A file's failure in our words.
 * @param failed for whatever it is, but that the server has too much to do; null: each reason has its own words
 */
async function orRefuse(running: Promise<TranscodedPhoto | null>, failed: ErrorCode | null) {
  const made = await running.catch((cause: unknown) => {
    if (cause instanceof AppError && (failed === null || cause.code === "SERVER_BUSY")) throw cause;
    throw new AppError(failed ?? "MEDIA_BROKEN", {}, { cause });
  });
  if (!made) throw new AppError(failed ?? "MEDIA_BROKEN");
  return made;
}

const transcode = (actor: Actor, job: PhotoJob, failed: ErrorCode | null, signal?: AbortSignal) =>
  orRefuse(transcodeApart(actor, job, signal), failed);

/**
 * A generated image, cropped to 16:9. What is not an image is refused.
 * @throws AppError IMAGE_FAILED, SERVER_BUSY
 */
export function transcodePhoto(actor: Actor, bytes: Uint8Array): Promise<TranscodedPhoto> {
  const resize = { ...GENERATED_SIZE, fit: "cover", position: "attention" } as const;
  const job = { input: bytes, head: bytes, resize, qualities: QUALITIES, hashes: true };
  return transcode(actor, job, "IMAGE_FAILED");
}

/**
 * An uploaded photo, whole: JPEG, PNG, WebP, AVIF or HEIC, by its bytes and not by its name.
 * @param signal of the request: nobody waits any longer
 * @throws AppError MEDIA_UNREADABLE, MEDIA_BROKEN, MEDIA_TOO_MANY_PIXELS, SERVER_BUSY
 */
export async function transcodeUpload(
  actor: Actor,
  path: string,
  signal?: AbortSignal,
): Promise<TranscodedPhoto> {
  const side = PHOTO_MAX_SIDE;
  const resize = { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
  const job = { input: path, head: await readHead(path), resize, qualities: QUALITIES, hashes: true };
  return transcode(actor, job, null, signal);
}

/**
 * A photo that a linked page names, as a small JPEG of this shape.
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

/**
 * A visitor's photo as a model looks at it, which is stored nowhere.
 * @throws AppError MEDIA_UNREADABLE, MEDIA_BROKEN, MEDIA_TOO_MANY_PIXELS, SERVER_BUSY
 */
export async function transcodeVisitorsPhoto(path: string, signal?: AbortSignal): Promise<Uint8Array> {
  const resize = { width: SEEN_SIDE, height: SEEN_SIDE, fit: "inside", withoutEnlargement: true } as const;
  const job = { input: path, head: await readHead(path), resize, qualities: [80] };
  return (await orRefuse(transcodeVisitors(job, signal), null)).bytes;
}

/** By what a stored photo can be recognised (`isSamePhoto`). @throws AppError IMAGE_FAILED, SERVER_BUSY */
export async function hashApart(actor: Actor, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const resize = {
    width: HASHED_SIDE,
    height: HASHED_SIDE,
    fit: "inside",
    withoutEnlargement: true,
  } as const;
  const job = { input: bytes, head: bytes, resize, qualities: [90], hashes: true };
  return (await transcode(actor, job, "IMAGE_FAILED")).hashes ?? null;
}
