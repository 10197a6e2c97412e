import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";
import type { ResizeOptions } from "sharp";
import { AppError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { PHOTO_MAX_BYTES } from "../constants";

/** next.config.ts has it, and what it loads, copied into an image. */
const SCRIPT = path.join(process.cwd(), "lib/media/transcoding/process/photo-process.mjs");
/**
 * Milliseconds that a photo may take: so many, more for each million of its pixels, and at most so many. A decoder's
 * own time-outs are looked at between rows, and some never come to a row.
 */
const TIME = { base: 20_000, megapixel: 1_000, most: 90_000 };
/**
 * Pixels at most: of what is made smaller while it is read (a JPEG, tiles), of what is read row by row or takes up to 6
 * bytes a pixel (a progressive JPEG), of what is there all at once at 4 to 8; an AVIF takes 20 to 26 (measured with sharp
 * 0.35, libheif 1.23).
 */
const MAX_PIXELS = { shrunk: 250_000_000, rows: 120_000_000, whole: 64_000_000, avif: 30_000_000 };
const MEMORY_MB = 900;
/** What a decoder is told: few threads, and memory that goes back. It knows none of the server's secrets. */
const ENVIRONMENT = { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" } as const;
const RETRY_AFTER_SECONDS = 60;

export type PhotoJob = {
  /** The file's path, or its bytes. */
  input: string | Uint8Array;
  /** The file's first bytes. */
  head: Uint8Array;
  resize: ResizeOptions;
  /** Of the JPEG: the first with which it is small enough counts. */
  qualities: readonly number[];
  /** Whether to compute by what it can be recognised (`isSamePhoto`). */
  hashes?: boolean;
};
export type TranscodedPhoto = {
  bytes: Uint8Array;
  width: number;
  height: number;
  hashes?: Uint8Array<ArrayBuffer>;
};

type Refusal = Extract<ErrorCode, "MEDIA_TOO_MANY_PIXELS">;
type Answer = { pixels?: number; made?: TranscodedPhoto | null; error?: string; refused?: Refusal };

const tooManyPixels = (cause?: unknown) => new AppError("MEDIA_TOO_MANY_PIXELS", {}, { cause });
/** A busy machine is the likelier reason, and where it is the photo's, another try is refused, too. */
const tooSlow = () => new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Runs one job in a process of its own, which ends with it.
 * @returns null if no quality makes it small enough
 * @throws AppError MEDIA_TOO_MANY_PIXELS, also for what takes too much memory, SERVER_BUSY for what takes too long;
 *   Error for what is broken
 */
export async function runDecoder(
  job: PhotoJob,
  heic: boolean,
  signal: AbortSignal | undefined,
): Promise<TranscodedPhoto | null> {
  signal?.throwIfAborted();
  const child = startProcess();
  const end = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", end);
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const limitTime = (pixels: number) => {
        clearTimeout(late);
        const time = Math.min(TIME.most, TIME.base + (pixels / 1_000_000) * TIME.megapixel);
        late = setTimeout(() => reject(tooSlow()), time);
      };
      limitTime(0);
      child.once("error", reject);
      // It is the kernel, or its own allocator, that ends one before its answer.
      child.once("exit", (_, killed) => reject(tooManyPixels(new Error(`the decoder ended: ${killed}`))));
      child.on("message", ({ pixels, made, error, refused }: Answer) => {
        if (pixels !== undefined) limitTime(pixels);
        else if (made !== undefined) resolve(made);
        else reject(refused || isOfMemory(error) ? tooManyPixels(new Error(error)) : new Error(error));
      });
      const limits = { maxPixels: MAX_PIXELS, maxBytes: PHOTO_MAX_BYTES };
      child.send({ ...job, heic, ...limits }, (error) => error && reject(error));
    });
  } finally {
    clearTimeout(late);
    signal?.removeEventListener("abort", end);
    end();
  }
}

const isOfMemory = (error = "") => /out of memory|\bOOM\b|allocation failed|could not be cloned/i.test(error);

/**
 * Starts a decoder. On Linux the kernel limits its memory: its data (RLIMIT_DATA), because what V8 reserves without
 * using it would count as address space. Elsewhere, where people develop, the limits of pixels have to do.
 */
function startProcess(): ChildProcess {
  const decoder = [process.execPath, SCRIPT];
  const limited = ["/bin/sh", "-c", 'ulimit -d "$0" && exec "$@"', String(MEMORY_MB * 1024), ...decoder];
  const [command = "", ...parameters] = process.platform === "linux" ? limited : decoder;
  // Turbopack cannot see which file it leads to, and would take the whole project for it.
  const child = spawn(/* turbopackIgnore: true */ command, parameters, {
    env: ENVIRONMENT,
    serialization: "advanced",
    // The decoders write their complaints there; ours are in the error.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  stepBack(child);
  return child;
}

/** Answers come before photos where processors are few. It may have ended, or a system may not allow it. */
function stepBack({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.debug({ err: error }, "could not lower the priority of a decoder");
  }
}
