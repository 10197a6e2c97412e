import {
  BlobError,
  BlobNotFoundError,
  BlobServiceNotAvailable,
  BlobServiceRateLimited,
  BlobUnknownError,
  del,
  head,
  put,
} from "@vercel/blob";
import { STORE_TIMEOUT_MS, type Store, StoreError, type StoreOptions, withinTime } from "./store";

/** What @vercel/blob throws for a store that may answer another time; it tries such calls again itself. */
const PASSING = [BlobServiceNotAvailable, BlobServiceRateLimited, BlobUnknownError];

const isPassing = (error: unknown) =>
  !(error instanceof BlobError) || PASSING.some((type) => error instanceof type);

async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await withinTime(ms, work);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(error instanceof Error ? error.message : String(error), !isPassing(error), error);
  }
}

/** Vercel Blob. Its files are public to anyone who knows their address, which cannot be guessed. */
export function vercelBlobStore(
  folder: string,
  { blobToken, timeoutMs = STORE_TIMEOUT_MS }: StoreOptions,
): Store {
  const spoken = <T>(work: (signal: AbortSignal) => Promise<T>) => within(timeoutMs, work);
  const pathOf = (key: string) => (folder ? `${folder}/${key}` : key);
  const auth = blobToken ? { token: blobToken } : {};
  return {
    put: (key, bytes) =>
      spoken(async (abortSignal) => {
        // A repeated call after a lost answer finds its own file.
        const options = { access: "public", addRandomSuffix: false, allowOverwrite: true } as const;
        const body = Buffer.from(bytes);
        const stored = await put(pathOf(key), body, { ...options, ...auth, abortSignal });
        if (stored.pathname !== pathOf(key))
          throw new StoreError("it stored the file under another name", true);
      }),
    get: (key) =>
      spoken(async (abortSignal) => {
        const found = await head(pathOf(key), { ...auth, abortSignal }).catch((error: unknown) => {
          if (error instanceof BlobNotFoundError) return null;
          throw error;
        });
        if (!found) return null;
        const reply = await fetch(found.url, { signal: abortSignal });
        const bytes = new Uint8Array(await reply.arrayBuffer());
        if (!reply.ok) throw new StoreError(`it answered ${reply.status} for a file that it has`, false);
        if (bytes.length !== found.size) throw new StoreError("it answered with a part of the file", false);
        return bytes;
      }),
    remove: (key) => spoken((abortSignal) => del(pathOf(key), { ...auth, abortSignal })),
  };
}
