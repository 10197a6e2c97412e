import { Readable } from "node:stream";
import { AppError } from "../errors";

/** The default maximum size of a JSON body: 100 KB. */
export const MAX_BODY_BYTES = 100_000;

/** How long a body may take to arrive. */
const DEADLINE_MS = 300_000;

/**
 * A body as it arrives. It ends with an error when its connection does, of which the request's own stream says nothing,
 * and when it has not arrived in its time: five minutes, or less for a small one.
 */
export function streamBody(request: Request, withinMs = DEADLINE_MS): Readable {
  if (!request.body) return Readable.from([]);
  const late = new AbortController();
  // Not AbortSignal.timeout: it would be kept for all that time after a body that came at once.
  const timer = setTimeout(() => late.abort(), withinMs).unref();
  const signal = AbortSignal.any([request.signal, late.signal]);
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0], { signal });
  return body.once("close", () => clearTimeout(timer));
}

/**
 * Reads a body, counting its bytes as they arrive.
 * @throws AppError PAYLOAD_TOO_LARGE, UPLOAD_INCOMPLETE for one that breaks off
 */
export async function readBytes(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new AppError("PAYLOAD_TOO_LARGE");
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of streamBody(request) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new AppError("PAYLOAD_TOO_LARGE");
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("UPLOAD_INCOMPLETE", {}, { cause });
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body, counting its bytes before it is parsed.
 * @throws AppError PAYLOAD_TOO_LARGE, UPLOAD_INCOMPLETE, UNSUPPORTED_MEDIA_TYPE, INVALID_JSON
 */
export async function readJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("INVALID_JSON", {}, { cause: error });
  }
}
