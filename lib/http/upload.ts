import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { streamBody } from "./body";
import { AppError } from "../errors";
import { log } from "@/lib/observability/log";

/** Room for the fields and the boundaries beside the file. */
const FORM_BYTES = 20_000;
const FOLDER = "postwright-upload-";
/** A form with its boundary, of at most 70 characters (RFC 2046, 5.1.1). */
const FORM = /^multipart\/form-data;.*\bboundary=(?:"[^"]{1,70}"|[^\s";]{1,70})(?:;|$)/i;
/** No upload takes longer: Node ends a request after five minutes. */
const ABANDONED_MS = 3_600_000;

/** A file as it was uploaded; it exists until the use of `receiveFile` has ended. */
export type ReceivedFile = { path: string; name: string; sha256: string };
/** `file` is undefined only where a form may come without one. */
export type Received = { file: ReceivedFile | undefined; fields: Record<string, string> };

/** Error codes of a full disk or an exhausted quota. */
const FULL = /^(ENOSPC|EDQUOT)$/;

/** @returns STORE_FULL where the disk has no room, or else null */
function asFull(cause: unknown): AppError | null {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? "";
  return FULL.test(code) ? new AppError("STORE_FULL", {}, { cause }) : null;
}

/**
 * Streams the one file of a multipart/form-data body to the disk, so that uploads take no memory, and passes it on.
 * @param form.optional whether the form may come without a file
 * @param form.withinMs how long the body may take to arrive; five minutes without it
 * @param use may read the file; it is removed when it settles
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, FILE_TOO_LARGE, UPLOAD_INCOMPLETE for a body that breaks off or a
 * file that cannot be written, STORE_FULL where the disk has no room for it, VALIDATION_FAILED without a file or with several
 */
export async function receiveFile<T>(
  request: Request,
  { maxBytes, optional = false, withinMs }: { maxBytes: number; optional?: boolean; withinMs?: number },
  use: (received: Received) => Promise<T>,
): Promise<T> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM.test(type)) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes + FORM_BYTES)
    throw new AppError("FILE_TOO_LARGE");
  await removeAbandonedHourly();
  const folder = await mkdtemp(join(tmpdir(), FOLDER)).catch((cause: unknown) => {
    throw asFull(cause) ?? cause;
  });
  try {
    const received = await receive(request, {
      type,
      maxBytes,
      withinMs,
      path: join(/* turbopackIgnore: true */ folder, "file"),
    });
    if (!received.file && !optional) throw withoutFile();
    return await use(received);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const withoutFile = () => new AppError("VALIDATION_FAILED", { fieldErrors: { file: ["invalid"] } });

type Target = { type: string; maxBytes: number; withinMs: number | undefined; path: string };

async function receive(request: Request, { type, maxBytes, withinMs, path }: Target): Promise<Received> {
  const fields: Record<string, string> = {};
  let tooMany = false;
  let file: Promise<ReceivedFile> | undefined;
  let unwritten: unknown;
  const broken = new AbortController();
  const form = new Busboy({
    headers: { "content-type": type } satisfies BusboyHeaders,
    limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 4_000, headerPairs: 20 },
  });
  form.on("field", (name, value) => void Object.assign(fields, { [name]: value }));
  form.on("file", (name, content, fileName) => {
    if (name === "file") file = writeFile(content, { path, name: fileName, signal: broken.signal });
    else content.resume();
    // Awaited below, when the form has ended; which it never does while it has bytes for a file that takes none.
    file?.catch((error: unknown) => {
      if (error instanceof AppError) return;
      unwritten ??= error;
      broken.abort();
    });
  });
  for (const limit of ["filesLimit", "fieldsLimit"] as const) form.on(limit, () => void (tooMany = true));
  try {
    await pipeline(streamBody(request, withinMs), form, { signal: broken.signal });
  } catch (cause) {
    // Nothing more comes, which the form does not tell the file that it was passing on.
    broken.abort();
    await file?.catch(() => undefined);
    throw asFull(unwritten) ?? new AppError("UPLOAD_INCOMPLETE", {}, { cause: unwritten ?? cause });
  }
  if (tooMany) throw withoutFile();
  return { file: await file, fields };
}

type Written = { path: string; name: string; signal: AbortSignal };

/** Writes a file's bytes. @throws AppError FILE_TOO_LARGE */
async function writeFile(content: Readable, { path, name, signal }: Written): Promise<ReceivedFile> {
  const hash = createHash("sha256");
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, count, createWriteStream(path), { signal });
  if ("truncated" in content && content.truncated) throw new AppError("FILE_TOO_LARGE");
  return { path, name, sha256: hash.digest("hex") };
}

let lastRemoval = 0;

/** By each server for its own disk: the timers run on one server only. */
async function removeAbandonedHourly(): Promise<void> {
  if (Date.now() - lastRemoval < ABANDONED_MS) return;
  lastRemoval = Date.now();
  await removeAbandonedUploads().catch((cause: unknown) =>
    log.warn({ err: cause }, "abandoned uploads could not be removed"),
  );
}

/** Removes what a killed process has left of its uploads on this machine. @returns how many */
export async function removeAbandonedUploads(): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue;
    const folder = join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs < ABANDONED_MS) continue;
    await rm(folder, { recursive: true, force: true });
    removed++;
  }
  return removed;
}
