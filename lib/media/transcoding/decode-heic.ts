import "server-only";
import { Worker } from "node:worker_threads";

/** Brands of files with HEVC in them, which sharp's build cannot decode (github.com/lovell/sharp/issues/4181). */
const BRANDS = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/;
const TIMEOUT_MS = 30_000;
/** A telephone's picture of 50 megapixels takes 400 MB as it is decoded. */
const MEMORY_MB = 64;

type Raw = { data: Uint8Array; width: number; height: number; channels: 4 };

/** Whether a file is a telephone's HEIC: its first box names its brand (ISO/IEC 23008-12). AVIF's is another. */
export function isHeic(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString("latin1");
  return text.slice(4, 8) === "ftyp" && BRANDS.test(text.slice(8, 12)) && !text.includes("avif");
}

/**
 * Decodes a HEIC photo, upright, in a thread of its own: it takes seconds.
 * @throws Error when it is broken, larger than `maxPixels`, or takes too long
 */
export async function decodeHeic(path: string, maxPixels: number): Promise<Raw> {
  const worker = new Worker(new URL("./heic-worker.mjs", import.meta.url), {
    workerData: { path, maxPixels },
    // The decoder writes its complaints there; ours are in the error.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const late = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  try {
    return await new Promise<Raw>((resolve, reject) => {
      worker.once("message", ({ data, width, height }: Omit<Raw, "channels">) =>
        resolve({ data, width, height, channels: 4 }),
      );
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the HEIC decoder gave no picture")));
    });
  } finally {
    clearTimeout(late);
    void worker.terminate();
  }
}
