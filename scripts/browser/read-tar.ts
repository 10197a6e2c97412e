const BLOCK = 512;
const FILE = new Set(["0", "\0"]);

/** A file of a tar archive. */
export type TarFile = { name: string; mode: number; bytes: Buffer };

/**
 * The regular files of a tar archive (POSIX.1-1988 ustar, with names up to 100 bytes): enough for archives that are
 * known by their hash.
 */
export function* readTar(archive: Buffer): Generator<TarFile> {
  const text = (from: number, length: number) =>
    archive
      .toString("latin1", from, from + length)
      .split("\0")[0]
      ?.trim() ?? "";
  const octal = (from: number, length: number) => Number.parseInt(text(from, length) || "0", 8);
  // Two blocks of zeros end it.
  for (let at = 0; at + BLOCK <= archive.length && text(at, 100);) {
    const size = octal(at + 124, 12);
    const data = at + BLOCK;
    if (FILE.has(archive.toString("latin1", at + 156, at + 157)))
      yield { name: text(at, 100), mode: octal(at + 100, 8), bytes: archive.subarray(data, data + size) };
    at = data + Math.ceil(size / BLOCK) * BLOCK;
  }
}
