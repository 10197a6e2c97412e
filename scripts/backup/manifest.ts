import fs from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { CommandError } from "../run/command-error";

/** Why a backup cannot be taken, read or restored. */
export class BackupError extends CommandError {
  override name = "BackupError";
}

const file = { bytes: z.int(), sha256: z.string() };

const schema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime().transform((text) => new Date(text)),
  /** What the database's tables look like. */
  migrations: z.array(z.string()),
  /** The keys of ENCRYPTION_KEYS that its secrets are sealed with: recognised, not contained. */
  keys: z.array(z.object({ id: z.string(), fingerprint: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), ...file })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** The photos, by the name that this format gives them. */
  pictures: z.array(z.object({ key: z.string().regex(/^[\w-][\w.-]*$/), ...file })),
  /** Photos that the database names and the store does not have. */
  missing: z.array(z.string()),
});

/** What a backup holds: a file for each table and photo, with what it must be. */
export type Manifest = z.output<typeof schema>;
export type TableFile = Manifest["tables"][number];
export type PhotoFile = Manifest["pictures"][number];

const fileOf = (folder: string) => path.join(folder, "manifest.json");
export const tablePath = (folder: string, name: string) => path.join(folder, "tables", `${name}.copy.gz`);
export const photoPath = (folder: string, key: string) => path.join(folder, "pictures", key);

/** Writes the manifest, which comes last: a folder without one is no backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await fs.writeFile(fileOf(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
}

/** @throws BackupError when the folder holds no backup that this version reads */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await fs.readFile(fileOf(folder), "utf8");
  } catch (cause) {
    throw new BackupError(`${folder} holds no backup: there is no manifest.json in it.`, { cause });
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`${fileOf(folder)} is damaged, or of another version of Postwright.`, { cause });
  }
}
