import { type FileHash, hashFile } from "./file-hash";
import { BackupError, type Manifest, photoPath, readManifest, tablePath } from "./manifest";

async function isWhole(name: string, { bytes, sha256 }: FileHash): Promise<boolean> {
  const found = await hashFile(name).catch(() => null);
  return found?.bytes === bytes && found.sha256 === sha256;
}

/**
 * Reads every file of a backup and compares it with the manifest.
 * @throws BackupError that names what is missing or damaged
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged: string[] = [];
  for (const table of manifest.tables) {
    const name = tablePath(folder, table.name);
    if (!(await isWhole(name, table))) damaged.push(name);
  }
  for (const photo of manifest.pictures) {
    const name = photoPath(folder, photo.key);
    if (!(await isWhole(name, photo))) damaged.push(name);
  }
  if (damaged.length > 0) throw new BackupError(`Missing or damaged in the backup: ${damaged.join(", ")}`);
  return manifest;
}
