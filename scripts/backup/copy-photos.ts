import fs from "node:fs/promises";
import pLimit from "p-limit";
import type { Store } from "../../lib/providers/storage/store";
import { hashBytes } from "./file-hash";
import { BackupError, type Manifest, type PhotoFile, photoPath } from "./manifest";

/** Photos that are on their way at once: memory holds no more than these. */
const AT_ONCE = 4;

/** Copies photos out of the store, and names those that it does not have. @throws StoreError */
export async function copyPhotos(
  store: Store,
  keys: readonly string[],
  folder: string,
): Promise<Pick<Manifest, "pictures" | "missing">> {
  const limit = pLimit(AT_ONCE);
  const missing: string[] = [];
  const copied = await Promise.all(
    keys.map((key) =>
      limit(async (): Promise<PhotoFile[]> => {
        const bytes = await store.get(key);
        if (!bytes) {
          missing.push(key);
          return [];
        }
        await fs.writeFile(photoPath(folder, key), bytes, { mode: 0o600, flush: true });
        return [{ key, ...hashBytes(bytes) }];
      }),
    ),
  );
  return { pictures: copied.flat(), missing };
}

/** Puts a backup's photos into the store, and reads each back. @throws StoreError, BackupError */
export async function putPhotos(store: Store, pictures: readonly PhotoFile[], folder: string): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    pictures.map(({ key, sha256 }) =>
      limit(async () => {
        await store.put(key, await fs.readFile(photoPath(folder, key)));
        const kept = await store.get(key);
        if (!kept || hashBytes(kept).sha256 !== sha256)
          throw new BackupError(`The store does not give back the photo ${key} as it was put there.`);
      }),
    ),
  );
}
