import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { queuesByKey } from "@/lib/queues/queues";
import { type PhotoJob, type TranscodedPhoto, runDecoder } from "./decoder-process";
import { formatOf } from "./formats";

/** One photo of an owner's at a time, and two of all owners; a large one takes its time, and its screen says so. */
const inPhotoTurn = queuesByKey({ atOnce: 1, inAll: 2, waiting: 30, waitMs: 45_000 });

/** Visitors' photos have a line of their own, so that they never stand before an owner's. */
const visitorsQueue = queuesByKey({ atOnce: 1, waiting: 20, waitMs: 15_000 });

/**
 * Encodes what others have made anew, as a JPEG: in a process of its own, which ends with the photo, so that a file
 * that was made to take all memory or all time takes only that process's.
 * @param signal gives up the place in the line, or ends the process
 * @returns null if no quality makes it small enough
 * @throws AppError MEDIA_UNREADABLE when it is no photograph, MEDIA_TOO_MANY_PIXELS, SERVER_BUSY, also when it takes
 *   too long, MEDIA_BROKEN when it is empty; Error when it is broken otherwise
 */
export async function transcodeApart(
  actor: Actor,
  job: PhotoJob,
  signal?: AbortSignal,
): Promise<TranscodedPhoto | null> {
  return inPhotoTurn(actor.userId, processOf(job, signal), signal);
}

/** The same for a photo of somebody who is not signed in. */
export async function transcodeVisitors(
  job: PhotoJob,
  signal?: AbortSignal,
): Promise<TranscodedPhoto | null> {
  return visitorsQueue("all", processOf(job, signal), signal);
}

function processOf(job: PhotoJob, signal: AbortSignal | undefined) {
  const format = formatOf(job.head);
  if (format === null) throw new AppError(job.head.length > 0 ? "MEDIA_UNREADABLE" : "MEDIA_BROKEN");
  return () => runDecoder(job, format === "heic", signal);
}
