import fs from "node:fs/promises";
import path from "node:path";
import { keyRing } from "../../lib/crypto";
import type { Store } from "../../lib/providers/storage/store";
import { withClient } from "../database/apply-migrations";
import { readKeyIds } from "../keys/sealed-values";
import { checkBackup } from "./check-backup";
import { copyPhotos } from "./copy-photos";
import { dumpDatabase } from "./dump-database";
import { hashBytes } from "./file-hash";
import { type Manifest, writeManifest } from "./manifest";

/** By which a key is recognised, without telling anything of it. */
export const fingerprint = (key: Buffer): string => hashBytes(key).sha256.slice(0, 16);

/** The keys that a database's secrets are sealed with. */
function keysOf(ids: readonly string[]): Manifest["keys"] {
  return keyRing()
    .filter(({ id }) => ids.includes(id))
    .map(({ id, key }) => ({ id, fingerprint: fingerprint(key) }));
}

/**
 * Writes the database and its photos into a new folder, while the app serves, and reads all of it back. The folder
 * has its name only once it is whole.
 * @param parent the folder of the backups
 * @returns the backup's folder, and what it holds
 * @throws BackupError, StoreError, MigrationError when the database cannot be reached
 */
export async function takeBackup(
  url: string,
  store: Store,
  parent: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const name = new Date().toISOString().replaceAll(":", "-");
  const folder = path.join(parent, name);
  const draft = `${folder}.partial`;
  for (const part of ["tables", "pictures"])
    await fs.mkdir(path.join(draft, part), { recursive: true, mode: 0o700 });
  try {
    const { pictures: keys, ...dump } = await withClient(url, (client) => dumpDatabase(client, draft));
    const ids = await withClient(url, readKeyIds);
    const pictures = await copyPhotos(store, keys, draft);
    await writeManifest(draft, { format: 1, ...dump, ...pictures, keys: keysOf(ids) });
    const manifest = await checkBackup(draft);
    await fs.rename(draft, folder);
    return { folder, manifest };
  } catch (error) {
    await fs.rm(draft, { recursive: true, force: true });
    throw error;
  }
}
