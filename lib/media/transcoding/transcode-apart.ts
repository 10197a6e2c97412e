import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import type { ResizeOptions } from "sharp";
import type { Actor } from "@/lib/auth/actor";
import { queuesByKey } from "@/lib/queues";
import { PICTURE_MAX_BYTES } from "../constants";
import { formatOf } from "./formats";

/** next.config.ts has it, and what it loads, copied into an image. */
const SCRIPT = path.join(process.cwd(), "lib/media/transcoding/picture-process.mjs");
/** A decoder's own time-outs are looked at between rows, and some never come to a row. */
const TIMEOUT_MS = 30_000;
/**
 * Pixels at most. `rows` is for what is decoded row by row, and for a telephone's 50 megapixels; `whole` for what is
 * there all at once, at 4 to 8 bytes a pixel; an AVIF takes 26 (measured with sharp 0.35).
 */
const MAX_PIXELS = { rows: 64_000_000, whole: 25_000_000, avif: 16_000_000 };
/** Megabytes of memory for one picture. A telephone's HEIC is in it twice, decoded by WebAssembly. */
const MEMORY_MB = { heic: 900, other: 512 };
/** What a decoder is told: few threads, and memory that goes back. It knows none of the server's secrets. */
const ENVIRONMENT = { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" } as const;

/** One picture of an owner's at a time, and two of all owners. */
const ownQueue = queuesByKey({ atOnce: 1, waiting: 30, waitMs: 45_000 });
const sharedQueue = queuesByKey({ atOnce: 2, waiting: 60, waitMs: 30_000 });

/** Visitors' pictures have a line of their own, so that they never stand before an owner's. */
const visitorsQueue = queuesByKey({ atOnce: 1, waiting: 20, waitMs: 15_000 });

export type PictureJob = {
  /** The file's path, or its bytes. */
  input: string | Uint8Array;
  /** The file's first bytes. */
  head: Uint8Array;
  resize: ResizeOptions;
  /** Of the JPEG: the first with which it is small enough counts. */
  qualities: readonly number[];
  /** Whether to compute by what it can be recognised (`isSamePicture`). */
  hashes?: boolean;
};
export type TranscodedPicture = {
  bytes: Uint8Array;
  width: number;
  height: number;
  hashes?: Uint8Array<ArrayBuffer>;
};
type Answer = { made?: TranscodedPicture | null; error?: string };

/**
 * Encodes what others have made anew, as a JPEG: in a process of its own, which ends with the picture, so that a file
 * that was made to take all memory or all time takes only that process's.
 * @param signal gives up the place in the line, or ends the process
 * @returns null if no quality makes it small enough
 * @throws Error when it is no photograph, is broken, or takes too much memory or time; AppError SERVER_BUSY
 */
export async function transcodeApart(
  actor: Actor,
  job: PictureJob,
  signal?: AbortSignal,
): Promise<TranscodedPicture | null> {
  const run = processOf(job, signal);
  return ownQueue(actor.userId, () => sharedQueue("all", run, signal), signal);
}

/** The same for a picture of somebody who is not signed in. */
export async function transcodeVisitors(
  job: PictureJob,
  signal?: AbortSignal,
): Promise<TranscodedPicture | null> {
  return visitorsQueue("all", processOf(job, signal), signal);
}

function processOf(job: PictureJob, signal: AbortSignal | undefined) {
  const format = formatOf(job.head);
  if (format === null) throw new Error("not a photograph");
  return () => runProcess(job, format === "heic", signal);
}

async function runProcess(
  { input, resize, qualities, hashes }: PictureJob,
  heic: boolean,
  signal: AbortSignal | undefined,
): Promise<TranscodedPicture | null> {
  signal?.throwIfAborted();
  const child = startProcess(heic ? MEMORY_MB.heic : MEMORY_MB.other);
  const end = () => child.kill("SIGKILL");
  const late = setTimeout(end, TIMEOUT_MS);
  signal?.addEventListener("abort", end);
  try {
    return await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (_, killed) =>
        reject(new Error(`the decoder ended: ${killed ?? "without an answer"}`)),
      );
      child.once("message", ({ made, error }: Answer) =>
        made === undefined ? reject(new Error(error)) : resolve(made),
      );
      const limits = { maxPixels: MAX_PIXELS, maxBytes: PICTURE_MAX_BYTES };
      const job = { input, resize, qualities, hashes, heic, ...limits };
      child.send(job, (error) => error && reject(error));
    });
  } finally {
    clearTimeout(late);
    signal?.removeEventListener("abort", end);
    end();
  }
}

/**
 * Starts a decoder. On Linux the kernel limits its memory: its data (RLIMIT_DATA), because what V8 reserves without
 * using it would count as address space. Elsewhere, where people develop, the limits of pixels have to do.
 */
function startProcess(megabytes: number): ChildProcess {
  const decoder = [process.execPath, SCRIPT];
  const limited = ["/bin/sh", "-c", 'ulimit -d "$0" && exec "$@"', String(megabytes * 1024), ...decoder];
  const [command = "", ...parameters] = process.platform === "linux" ? limited : decoder;
  return spawn(command, parameters, {
    env: ENVIRONMENT,
    serialization: "advanced",
    // The decoders write their complaints there; ours are in the error.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}
