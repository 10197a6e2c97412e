import { keyRing } from "../../lib/crypto";
import {
  type RestoredDeliveries,
  checkAfterRestore,
} from "../../lib/posts/publishing/reconciling/check-after-restore";
import type { Store } from "../../lib/providers/storage/store";
import { applyMigrations, withClient } from "../database/apply-migrations";
import { checkBackup } from "./check-backup";
import { putPhotos } from "./copy-photos";
import { loadDatabase } from "./load-database";
import { BackupError, type Manifest } from "./manifest";
import { EPHEMERAL_TABLES, quoted } from "./tables";
import { fingerprint } from "./take-backup";

function requireKeys({ keys }: Manifest): void {
  const ours = keyRing().map(({ id, key }) => `${id} ${fingerprint(key)}`);
  const lacking = keys.filter(({ id, fingerprint: print }) => !ours.includes(`${id} ${print}`));
  if (lacking.length === 0) return;
  throw new BackupError(
    `ENCRYPTION_KEYS lacks ${lacking.map(({ id }) => id).join(", ")}, as it was when the backup was taken. Without it, connected pages and authenticator apps could not be read.`,
  );
}

/**
 * Restores a backup into a blank database and the store of MEDIA_URL. The app must not run meanwhile.
 * @param url bypasses a transaction pooler if there is one
 * @throws BackupError, StoreError, MigrationError: then the database holds nothing of it
 */
export async function restoreBackup(
  url: string,
  store: Store,
  folder: string,
): Promise<RestoredDeliveries & { manifest: Manifest }> {
  const manifest = await checkBackup(folder);
  requireKeys(manifest);
  await applyMigrations(url);
  await putPhotos(store, manifest.pictures, folder);
  await withClient(url, (client) => loadDatabase(client, folder, manifest));
  return { manifest, ...(await checkAfterRestore(manifest.takenAt)) };
}

/**
 * Does for a database that was restored by other means what `restoreBackup` does: ends sessions and links that may have
 * been ended since, and has the pages checked.
 * @param since the moment that the database was brought back to
 */
export async function settleRestored(url: string, since: Date): Promise<RestoredDeliveries> {
  // Not TRUNCATE: what stays may name a session, which the foreign key forgets row by row.
  const statements = EPHEMERAL_TABLES.map((table) => `DELETE FROM ${quoted(table)};`);
  await withClient(url, (client) => client.query(statements.join(" ")));
  return checkAfterRestore(since);
}
