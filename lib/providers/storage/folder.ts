import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { STORE_TIMEOUT_MS, type Store, StoreError, type StoreOptions, withinTime } from "./store";

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  try {
    return await withinTime(ms, () => work);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const { message } = error as Error;
    const code = codeOf(error) ?? "";
    const refused = ["EACCES", "EPERM", "EROFS", "ENOTDIR"].includes(code);
    throw new StoreError(message, refused, error, ["ENOSPC", "EDQUOT"].includes(code));
  }
}

/** Where a file is written; found again by its key when the process died in the middle. */
const draftOf = (file: string) => `${file}.part`;

/**
 * A folder of this machine's, or of a disk on the network. A file appears in it whole: it is written beside its place
 * and moved there.
 */
export function folderStore(folder: string, { timeoutMs = STORE_TIMEOUT_MS }: StoreOptions): Store {
  const spoken = <T>(work: Promise<T>) => within(timeoutMs, work);
  const fileOf = (key: string) => path.resolve(/* turbopackIgnore: true */ folder, key);
  return {
    put: (key, bytes) =>
      spoken(
        (async () => {
          const file = fileOf(key);
          const draft = draftOf(file);
          await mkdir(path.dirname(file), { recursive: true });
          try {
            await writeFile(draft, bytes, { flush: true });
            await rename(draft, file);
          } catch (error) {
            await rm(draft, { force: true });
            throw error;
          }
        })(),
      ),
    get: (key) =>
      spoken(
        readFile(fileOf(key)).then(
          (bytes) => new Uint8Array(bytes),
          (error: unknown) => {
            if (codeOf(error) === "ENOENT") return null;
            throw error;
          },
        ),
      ),
    remove: (key) =>
      spoken(
        (async () => {
          await rm(draftOf(fileOf(key)), { force: true });
          await rm(fileOf(key), { force: true });
        })(),
      ),
  };
}
