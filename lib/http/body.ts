import { AppError } from "./errors";

/** The default maximum size of a JSON body: 100 KB. */
export const MAX_BODY_BYTES = 100_000;

/** Reads a body, counting its bytes as they arrive. @throws AppError PAYLOAD_TOO_LARGE */
export async function readBytes(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new AppError("PAYLOAD_TOO_LARGE");
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new AppError("PAYLOAD_TOO_LARGE");
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body, counting its bytes before it is parsed.
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_JSON
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
