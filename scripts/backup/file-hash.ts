import { createHash } from "node:crypto";
import fs from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** What a file holds: how many bytes, and their SHA-256 in hex. */
export type FileHash = { bytes: number; sha256: string };

/** A step of a stream that changes nothing and knows what has passed. */
export function hashing(): { step: Transform; result: () => FileHash } {
  const hash = createHash("sha256");
  let bytes = 0;
  const step = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { step, result: () => ({ bytes, sha256: hash.digest("hex") }) };
}

/** Reads a file from the disk. @throws when it cannot be read */
export async function hashFile(name: string): Promise<FileHash> {
  const { step, result } = hashing();
  step.resume();
  await pipeline(fs.createReadStream(name), step);
  return result();
}

/** The hash of bytes that are in memory. */
export const hashBytes = (bytes: Uint8Array): FileHash => ({
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});
